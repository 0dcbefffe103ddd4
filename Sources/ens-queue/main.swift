// ens-queue
