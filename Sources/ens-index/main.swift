// ens-index
