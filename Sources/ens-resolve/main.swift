// ens-resolve
