// ens-scrobble
