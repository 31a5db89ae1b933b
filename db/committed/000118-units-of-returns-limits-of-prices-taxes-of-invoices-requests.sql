--! Previous: sha1:4d18a9ac811e8943214c9111a7e725327f086a74
--! Hash: sha1:3112ae23d0b2b38463f156126119d940ec3addd9
--! Message: Units of returns, limits of prices, taxes of invoices, requests for approval

--! split: 1-current.sql
-- Enter migration here

--! split: 210-hitung.sql
-- What a void warns of: counts after the document, whose result it moves.

set local role erp_owner;

do $$
begin
  alter type erp.transaksi_divoid add attribute peringatan text[];
exception
  when duplicate_column then null;
end
$$;
comment on column erp.transaksi_divoid.peringatan is
  'Stocktakings that had counted its goods and whose result moves; null when there is nothing.';

reset role;

--! split: 230-satuan.sql
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

--! split: 250-empat.sql
-- Requests that somebody approves: of drafts, and of what changes documents that were posted.
set local role erp_owner;

do $$
begin
  create type erp.aksi_persetujuan as enum ('posting', 'void', 'terima', 'tutup');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.aksi_persetujuan is 'What a request for approval asks for.';

do $$
begin
  create type erp.status_persetujuan as enum ('menunggu', 'disetujui', 'ditolak', 'ditarik');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.status_persetujuan is 'What became of a request for approval.';

do $$
begin
  create type erp_private.usul as (
    sidik text,
    inti jsonb,
    peringatan text[],
    halangan text[]
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.usul is
  'What a request for approval would do: rehearsed, or why that was refused.';

reset role;

--! split: 270-pintu.sql
-- What a table of a tenant is closed by, besides roles: a module that is off, and the scopes of a
-- key. Known apart from the condition on its rows, so that a question can be refused before it runs.
alter table erp_private.tenant_table add column if not exists modul text;
alter table erp_private.tenant_table add column if not exists cakupan text;
comment on column erp_private.tenant_table.modul is
  'The module that the table belongs to; null: to none, or each row to that of its kind.';
comment on column erp_private.tenant_table.cakupan is
  'The right by which a key reads it; null: as its module says, or each row as its kind does.';
