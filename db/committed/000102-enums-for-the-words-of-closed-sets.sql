--! Previous: sha1:2ada287f2062e5251203465d896cf66c071342e4
--! Hash: sha1:085963b63d5e2331c0a94902089a650c1884de78
--! Message: Enums for the words of closed sets

--! split: 1-current.sql
-- Enter migration here

--! split: 100-pilihan.sql
-- Words of closed sets, which were text: arguments of functions, and what documents take.

set local role erp_owner;

create type erp.bahasa as enum ('id', 'en');
comment on type erp.bahasa is 'A language.';

create type erp.top10_tipe as enum ('barang', 'pelanggan');
comment on type erp.top10_tipe is 'Whose ten with the largest net sales.';

create type erp.pilihan_status_pos as enum ('belum', 'sebagian', 'lunas', 'lebih', 'outstanding');
comment on type erp.pilihan_status_pos is
  'Which documents a report of receivables or payables shows.';

create type erp.sertakan_transaksi as enum ('jurnal', 'alokasi', 'riwayat');
comment on type erp.sertakan_transaksi is 'Further parts of a transaction.';

create type erp.mode_poin as enum ('tukar', 'saldo_awal');
comment on type erp.mode_poin is 'What a document about points does.';

create type erp.cara_poin as enum ('potong_piutang', 'tunai', 'barang');
comment on type erp.cara_poin is 'What points are exchanged for.';

create type erp.mode_opname as enum ('selisih', 'saldo_awal');
comment on type erp.mode_opname is 'What a stock count does.';

create type erp.cara_retur_pembelian as enum ('potong_hutang', 'tunai', 'uang_muka');
comment on type erp.cara_retur_pembelian is 'How a supplier pays for what is given back.';

create type erp.cara_retur_penjualan as enum ('potong_piutang', 'tunai', 'titipan');
comment on type erp.cara_retur_penjualan is 'How a customer is paid for what is given back.';

create type erp.kondisi_retur as enum ('baik', 'rusak');
comment on type erp.kondisi_retur is 'The state of goods that a customer gave back.';

create type erp.jenis_saldo_awal as enum ('faktur', 'uang_muka');
comment on type erp.jenis_saldo_awal is 'What a line of an opening balance is.';

create type erp.tipe_cdc as enum ('berkas', 'webhook', 'postgres');
comment on type erp.tipe_cdc is 'What changes are written to.';

create type erp.format_cdc as enum ('ndjson', 'csv');
comment on type erp.format_cdc is 'The form of files of changes.';

alter type erp.bayar_poin_input
  alter attribute mode type erp.mode_poin,
  alter attribute cara type erp.cara_poin;

alter type erp.opname_stok_input alter attribute mode type erp.mode_opname;

alter type erp.retur_pembelian_input alter attribute cara type erp.cara_retur_pembelian;

alter type erp.retur_penjualan_input
  alter attribute cara type erp.cara_retur_penjualan,
  alter attribute kondisi type erp.kondisi_retur;

alter type erp.saldo_awal_baris_input alter attribute jenis type erp.jenis_saldo_awal;

alter type erp.cdc_tujuan_input
  alter attribute tipe type erp.tipe_cdc,
  alter attribute format type erp.format_cdc;

alter type erp.draft_terkirim alter attribute jenis type erp.jenis_transaksi;

reset role;
