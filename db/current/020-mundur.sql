-- Voids with what stands on them, and back-dated movements.

-- What orders were filled by is among the dependents of a document now.
drop function erp_private.void_order_penjualan(bigint, bigint, date);
drop function erp_private.void_order_pembelian(bigint, bigint, date);
drop function erp_private.order_void_check(bigint);

-- Corrections that are left to the worker.
alter type erp.aksi_posting add value 'koreksi';
drop function erp_private.stok_correct_write(
  bigint, bigint, bigint, date, erp_private.koreksi[]
);
alter type erp.neraca add attribute hpp_tertunda date;
comment on column erp.neraca.hpp_tertunda is
  'The day from which costs of goods wait for the worker to correct them; null when none do.';
alter type erp.rugi_laba add attribute hpp_tertunda date;
comment on column erp.rugi_laba.hpp_tertunda is
  'The day from which costs of goods wait for the worker to correct them; null when none do.';

-- Goods that a stocktaking had counted already.
drop function erp_private.stok_insert(
  bigint, bigint, date, date, bigint, erp_private.gerak[]
);
drop function erp_private.stok_post(bigint, bigint, date, erp_private.gerak[]);
alter type erp.penjualan_input add attribute sudah_terhitung_opname bigint;
comment on column erp.penjualan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.pembelian_input add attribute sudah_terhitung_opname bigint;
comment on column erp.pembelian_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.retur_penjualan_input add attribute sudah_terhitung_opname bigint;
comment on column erp.retur_penjualan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.retur_pembelian_input add attribute sudah_terhitung_opname bigint;
comment on column erp.retur_pembelian_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.transfer_stok_input add attribute sudah_terhitung_opname bigint;
comment on column erp.transfer_stok_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.penggunaan_persediaan_input add attribute sudah_terhitung_opname bigint;
comment on column erp.penggunaan_persediaan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
