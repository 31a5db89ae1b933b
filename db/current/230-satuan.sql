set local role erp_owner;

-- A return may name another unit of the goods than the line that it goes back to.

do $$
begin
  alter type erp.retur_pembelian_baris_input add attribute satuan_id bigint;
exception
  when duplicate_column then null;
end
$$;

do $$
begin
  alter type erp_private.retur_masukan add attribute satuan_id bigint;
exception
  when duplicate_column then null;
end
$$;

comment on column erp.retur_pembelian_baris_input.satuan_id is
  'Unit of qty, any of the goods; that of the line when absent.';
comment on column erp.retur_pembelian_baris_input.baris_asal_id is
  'Line of the purchase (detail[].id). Its price and tax hold. Required.';
comment on column erp.retur_pembelian_baris_input.qty is
  'Quantity, > 0, at most what was bought and not yet returned. Required.';
comment on column erp.retur_penjualan_baris_input.satuan_id is
  'Unit of qty, any of the goods; without it that of the line of the sale, else the base unit.';
comment on column erp.retur_penjualan_baris_input.baris_asal_id is
  'Line of the sale (detail[].id). Its price and tax hold.';
comment on column erp.retur_penjualan_baris_input.qty is
  'Quantity, > 0, at most what was sold and not yet returned. Required.';

reset role;
