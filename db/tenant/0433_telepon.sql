-- A cashier finds a customer by the telephone.
create index on kontak (aktif, telepon, id);
