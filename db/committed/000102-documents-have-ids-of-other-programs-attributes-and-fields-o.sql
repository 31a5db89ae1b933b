--! Previous: sha1:d9ac223f6b5d7232c8eb5a6e2a43f93c0a9cbe84
--! Hash: sha1:85eb5a7c51d9e953d66908f4fb0fb4df58f943a6
--! Message: documents have ids of other programs, attributes and fields of the tenant; roles of its own; cursors

--! split: 1-current.sql
-- Enter migration here

--! split: 030-rights.sql
set local role erp_owner;

create table if not exists erp_private.cakupan (
  hak text primary key,
  aksi text[] not null,
  per_jenis boolean not null,
  keterangan text not null
);
comment on table erp_private.cakupan is 'What scopes are made of: right and actions.';
comment on column erp_private.cakupan.per_jenis is
  'A scope may name a kind of transaction between right and action.';
grant select on erp_private.cakupan to erp_writer, erp_platform;

create table if not exists erp_private.peran (
  tenant_kode text not null references erp_private.tenant (kode) on delete cascade,
  kode text not null check (kode ~ '^[a-z][a-z0-9-]{1,30}$'),
  nama text not null check (length(nama) between 1 and 100),
  dasar erp.peran not null,
  cakupan text[] not null check (cardinality(cakupan) between 1 and 50),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  primary key (tenant_kode, kode)
);
comment on table erp_private.peran is 'Roles of a tenant''s own: scopes within one of the four.';
comment on column erp_private.peran.dasar is
  'Which of the four: what it may not, the role may not. It is the role in tokens.';
grant select, insert, update, delete on erp_private.peran to erp_platform;

alter table erp_private.membership add column if not exists peran_kode text;
comment on column erp_private.membership.peran_kode is
  'The tenant''s own role, whose dasar peran is; null: one of the four. No foreign key, because a '
  'node has the membership and not the role.';

do $$
begin
  alter type erp.penugasan add attribute peran_kode text;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.penugasan.peran_kode is
  'Code of a role of the tenant''s own, in the place of peran.';

reset role;

--! split: 040-atribut_dokumen.sql
-- Attributes of documents and of their lines.
set local role erp_owner;

alter type erp.peristiwa_webhook add value if not exists 'transaksi.atribut'
  after 'transaksi.dikoreksi';

do $$
declare
  v_tipe text;
begin
  foreach v_tipe in array array[
    'erp_private.dokumen', 'erp_private.baris', 'erp.aset_lepas_input',
    'erp.audit_hutang_piutang_input', 'erp.bayar_poin_input', 'erp.hutang_input',
    'erp.jurnal_umum_input', 'erp.kas_bank_input', 'erp.kas_keluar_input', 'erp.kas_masuk_input',
    'erp.opname_stok_input', 'erp.order_pembelian_input', 'erp.order_penjualan_input',
    'erp.pelunasan_hutang_input', 'erp.pelunasan_piutang_input', 'erp.pembelian_input',
    'erp.penggunaan_persediaan_input', 'erp.penjualan_input', 'erp.penyusutan_input',
    'erp.piutang_input', 'erp.retur_pembelian_input', 'erp.retur_penjualan_input',
    'erp.saldo_awal_hutang_input', 'erp.saldo_awal_piutang_input', 'erp.transfer_stok_input',
    'erp.audit_baris_input', 'erp.bayar_poin_baris_input', 'erp.jurnal_umum_baris_input',
    'erp.kas_baris_input', 'erp.opname_stok_baris_input', 'erp.order_baris_input',
    'erp.pembelian_baris_input', 'erp.penggunaan_persediaan_baris_input',
    'erp.penjualan_baris_input', 'erp.penyusutan_baris_input', 'erp.pos_lain_baris_input',
    'erp.retur_pembelian_baris_input', 'erp.retur_penjualan_baris_input',
    'erp.saldo_awal_baris_input', 'erp.transfer_stok_baris_input'
  ] loop
    begin
      execute format('alter type %s add attribute atribut jsonb', v_tipe);
    exception
      when duplicate_column then null;
    end;
    if v_tipe like 'erp.%' then
      execute format(
        'comment on column %s.atribut is %L', v_tipe,
        'Facts of your own, by key ([a-z][a-z0-9_]*): up to 50 texts (500 letters), numbers or'
          ' booleans, 16 KiB together. No rule reads them. Neither secrets nor personal data.'
      );
    end if;
  end loop;
end
$$;

reset role;

--! split: 041-bidang.sql
-- Fields of a tenant's own.
set local role erp_owner;

do $$
begin
  create type erp.tipe_bidang as enum ('teks', 'angka', 'tanggal', 'boolean', 'pilihan');
exception
  when duplicate_object then null;
end
$$;

do $$
begin
  create type erp.bidang_input as (
    untuk text,
    baris boolean,
    kunci text,
    label text,
    label_en text,
    tipe erp.tipe_bidang,
    wajib boolean,
    min numeric,
    maks numeric,
    pilihan text[],
    aktif boolean
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.bidang_input is 'A field of the tenant''s own, kept in atribut.';
comment on column erp.bidang_input.untuk is
  'Whose field it is: a master record (barang, barang-satuan) or a kind of documents (penjualan).'
  ' Required; it stays.';
comment on column erp.bidang_input.baris is
  'Whether the lines of the documents have it, and not the head. Default false; it stays.';
comment on column erp.bidang_input.kunci is
  'Its key in atribut: a to z, 0 to 9 and _. Required; it stays.';
comment on column erp.bidang_input.label is 'What people call it, in Indonesian. Required.';
comment on column erp.bidang_input.label_en is 'What people call it in English.';
comment on column erp.bidang_input.tipe is 'What its values are. Required; it stays.';
comment on column erp.bidang_input.wajib is
  'Whether new records and documents must have it. Default false.';
comment on column erp.bidang_input.min is 'Least number, or fewest letters of a text.';
comment on column erp.bidang_input.maks is 'Greatest number, or most letters of a text.';
comment on column erp.bidang_input.pilihan is
  'The words that it may be, for tipe pilihan: up to 200.';
comment on column erp.bidang_input.aktif is
  'Default true. A field that is off is not judged, and keeps its values.';

reset role;

--! split: 050-id_luar.sql
set local role erp_owner;

alter type erp.peristiwa_webhook
  add value if not exists 'transaksi.id_luar' after 'transaksi.dikoreksi';

-- Each document may name the ids that other programs know it by.
do $$
declare
  v_tipe text;
begin
  for v_tipe in
    select format('erp.%s_input', replace(j::text, '-', '_'))
      from unnest(enum_range(null::erp.jenis_transaksi)) as j
  loop
    begin
      execute format('alter type %s add attribute id_luar jsonb', v_tipe);
    exception
      when duplicate_column then null;
    end;
    execute format(
      'comment on column %s.id_luar is %L', v_tipe,
      'Ids that other programs know it by, by their source: {"shopee": "2401AB"}. At most 10; each '
        'is unique per kind and source.'
    );
  end loop;
end
$$;

-- So may each master record.
do $$
declare
  v_tipe text;
begin
  for v_tipe in
    select format('erp.%s_input', e) from unnest(enum_range(null::erp.entitas_master)) as e
  loop
    begin
      execute format('alter type %s add attribute id_luar jsonb', v_tipe);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  create type erp.transaksi_ditaruh as (
    id bigint,
    nomor_transaksi text,
    status erp.status_transaksi,
    dibuat boolean,
    idempotent boolean,
    original_request_id text,
    peringatan text[]
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.transaksi_ditaruh is 'A transaction that was put under an external id.';
comment on column erp.transaksi_ditaruh.dibuat is
  'Whether it was made now; false where it was there.';

reset role;

--! split: 060-kursor.sql
-- Lists go on from a cursor.
set local role erp_owner;

do $$
begin
  alter type erp.permintaan_list add attribute kursor text;
exception
  when duplicate_column then null;
end
$$;

comment on column erp.permintaan_list.kursor is
  'Goes on after a page: its meta.kursor; empty: the first page. There is no total then.';

do $$
begin
  create type erp_private.urutan_kolom as (
    ekspresi text,
    tipe text,
    turun boolean,
    -- It may be null.
    opsional boolean,
    -- Nulls come first, not last.
    kosong_dulu boolean
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp_private.urutan_kolom is 'A column that a list is sorted by.';

reset role;
