// ens-fetch
