-- Tables that grow with each document are looked at again when a fiftieth of their rows is new, and
-- their newest pages are marked as all visible when a twentieth is: with a tenth and a fifth a
-- ledger of a million lines had no statistics of the last month and no counts by its indexes.
alter table transaksi set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table transaksi_baris set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table posting set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table jurnal set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table jurnal_baris set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table mutasi_stok set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table pos_terbuka set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table alokasi set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
