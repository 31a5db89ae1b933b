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

-- What becomes of a price below the limits.

do $$
begin
  create type erp.batas_harga as enum ('peringatan', 'tolak');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.batas_harga is
  'What becomes of a price below the limits: a warning, or it is refused.';

do $$
begin
  alter type erp.barang_input add attribute diskon_maksimum numeric;
  alter type erp.barang_input add attribute harga_minimum numeric;
  alter type erp.barang_input add attribute batas_harga erp.batas_harga;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.barang_input.diskon_maksimum is
  'How far below its price list a line may be, percent; as the settings say when absent.';
comment on column erp.barang_input.harga_minimum is
  'Least price per base unit, discounts taken off, >= 0, 6 decimals.';
comment on column erp.barang_input.batas_harga is
  'What becomes of a price below its limits; as the settings say when absent.';

-- The tax that a supplier's invoice says.

do $$
begin
  alter type erp.pembelian_input add attribute ppn numeric;
  alter type erp.pembelian_baris_input add attribute ppn numeric;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.pembelian_input.ppn is
  'Tax of all lines as the supplier''s invoice says it, spread over those that do not say theirs;'
  ' what the lines come to when absent. The difference is cost.';
comment on column erp.pembelian_baris_input.ppn is
  'Tax of the line as the supplier''s invoice says it; what it comes to when absent.';

reset role;
