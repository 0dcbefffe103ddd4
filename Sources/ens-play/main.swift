// ens-play
