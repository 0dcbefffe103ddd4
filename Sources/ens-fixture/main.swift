// ens-fixture
