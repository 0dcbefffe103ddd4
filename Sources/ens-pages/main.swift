// ens-pages
