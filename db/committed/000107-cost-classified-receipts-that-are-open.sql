--! Previous: sha1:cbeccdc0d67399ad84d077ced682160e8536b223
--! Hash: sha1:80239bbe9177efbdde2b444a354c12b908a64eb1
--! Message: Cost classified, receipts that are open

--! split: 1-current.sql
-- Enter migration here

--! split: 090-cost.sql
-- Which rows of a table somebody reads who does not see what goods cost.
alter table erp_private.tenant_table add column if not exists biaya text not null default 'false';
comment on column erp_private.tenant_table.biaya is
  'Which rows he reads who does not see what goods cost, an expression; true is all, false none.';
alter table erp_private.tenant_table add column if not exists biaya_laporan text;
comment on column erp_private.tenant_table.biaya_laporan is
  'The same for functions that run as the reader of reports, where it differs.';
alter table erp_private.tenant_table add column if not exists angka text[] not null default '{}';
comment on column erp_private.tenant_table.angka is
  'Its numeric columns that tell nothing of what goods cost, of rows that he reads.';
alter table erp_private.tenant_table
  add column if not exists angka_biaya text[] not null default '{}';
comment on column erp_private.tenant_table.angka_biaya is
  'Its numeric columns that tell what goods cost, or what is owed for them.';

--! split: 100-pencocokan.sql
-- How an order, its receipts and its invoices match.
set local role erp_owner;

do $$
begin
  create type erp.status_pencocokan as enum (
    'cocok', 'belum_terima', 'belum_ditagih', 'lebih_ditagih', 'beda_harga', 'ditutup'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.status_pencocokan is
  'How a line of an order matches what came of it and what was billed.';

reset role;

--! split: 110-penawaran.sql
-- Quotations, orders that continue them, and copies of documents as working drafts.
set local role erp_owner;

alter type erp.status_order add value if not exists 'penawaran';
alter type erp.status_order add value if not exists 'diterima';
alter type erp.status_order add value if not exists 'ditolak';
alter type erp.status_order add value if not exists 'kedaluwarsa';

do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array['mode text', 'berlaku_sampai date', 'lagi boolean'] loop
    begin
      execute format('alter type erp.order_penjualan_input add attribute %s', v_kolom);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  alter type erp.order_baris_input add attribute penawaran_baris_id bigint;
exception
  when duplicate_column then null;
end
$$;

do $$
begin
  create type erp.hasil_penawaran as enum ('ditolak');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.hasil_penawaran is 'What became of a quotation that is closed.';

do $$
begin
  create type erp.salin_baris_input as (baris_id bigint, qty numeric);
exception
  when duplicate_object then null;
end
$$;
comment on type erp.salin_baris_input is 'A line that is copied, and how much of it.';
comment on column erp.salin_baris_input.baris_id is 'Line of the document (detail[].id). Required.';
comment on column erp.salin_baris_input.qty is
  'Quantity in the unit of the line, > 0; what is open of it when absent.';

do $$
begin
  create type erp.draft_disalin as (
    draft_id bigint, versi integer, isi jsonb, idempotent boolean, original_request_id text
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.draft_disalin is 'The working draft that a document was copied to.';
comment on column erp.draft_disalin.isi is 'The document in it, as GET /api/draft/{id} shows it.';

reset role;
