// ens-download
