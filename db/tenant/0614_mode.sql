-- Which paper of its kind a document is (erp_private.mode_asing); null for the usual one. Lists of
-- one mode walk through an index that the usual ones are not in.
alter table transaksi add mode text check (mode ~ '^[a-z_]{1,40}$');
create index transaksi_mode_idx on transaksi (jenis, mode, tanggal desc, id desc)
  where mode is not null;
