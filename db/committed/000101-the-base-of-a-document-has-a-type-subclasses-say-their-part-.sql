--! Previous: sha1:ca01b7041800ed2a551b57cb86007bf6bef0d50c
--! Hash: sha1:d9ac223f6b5d7232c8eb5a6e2a43f93c0a9cbe84
--! Message: The base of a document has a type, subclasses say their part, capture calls no webhook

--! split: 1-current.sql
-- Enter migration here

--! split: 010-dasar.sql
-- What the posting of a document reads of its contact, location, day and tenant (dokumen_dasar).
set local role erp_owner;
do $$ begin
  create type erp_private.dasar as (
    harga_dikenal boolean, kontak_kode text, kontak_aktif boolean, kontak_harga_kode text,
    termin_hari integer, batas_kredit numeric, lokasi_kode text, lokasi_aktif boolean,
    hari_ini date, tanggal_mulai date, tanggal_kunci date, tutup boolean, langkah numeric,
    potongan_bruto boolean, poin_aktif boolean, per_lokasi boolean, fifo boolean,
    batas_diskon numeric, batas_hpp numeric, toleransi_ppn numeric, akun jsonb
  );
exception when duplicate_object then null; end $$;
reset role;

--! split: 020-akun_subklas.sql
-- Which part of the income statement the accounts of a subclass are in; reference/akun.sql says it.
set local role erp_owner;

alter table erp.akun_subklas add column if not exists bagian text check (
  bagian in ('penjualan_bersih', 'hpp', 'beban_usaha', 'pendapatan_lain', 'beban_lain', 'pajak')
);
comment on column erp.akun_subklas.bagian is
  E'@behavior -*\nPart of the income statement (rincian); null in the balance sheet.';

reset role;

--! split: 030-cdc-webhook.sql
-- Change data capture calls no webhook any more: webhooks of events are the one engine for that. Jobs that did are
-- cancelled and say why. The word stays in erp.tipe_cdc, which jobs that have ended are shown with.
set local role erp_owner;

with
  ended as (
    update erp_private.cdc_job
       set status = 'dibatalkan',
           catatan = 'webhook tidak lagi melalui CDC; daftarkan di POST /api/pengaturan/webhook'
     where tujuan ->> 'tipe' = 'webhook' and status in ('menunggu', 'antre', 'berjalan')
    returning *
  )
insert into erp_private.cdc_log (job_id, tenant_kode, level, pesan, baris, lsn)
select e.id, e.tenant_kode, 'peringatan', 'dibatalkan: ' || e.catatan, e.baris, e.posisi + e.geser
  from ended as e;

drop table if exists erp_private.cdc_rahasia;
alter type erp.cdc_tujuan_input drop attribute if exists url, drop attribute if exists rahasia;
comment on column erp.cdc_tujuan_input.tipe is 'berkas or postgres; webhook is refused.';
comment on column erp_private.cdc_job.tujuan is 'Where the changes go.';

reset role;
