-- What the kinds around cash, journals and opening balances take, and what travels between their
-- functions.

set local role erp_owner;

create type erp.jurnal_umum_baris_input as (
  akun_kode text,
  debit numeric,
  kredit numeric,
  kontak_id bigint,
  dokumen_id bigint,
  keterangan text
);
comment on type erp.jurnal_umum_baris_input is 'One line of a general journal.';
comment on column erp.jurnal_umum_baris_input.akun_kode is
  'Account. Required. A control account of receivables, payables or deposits needs a contact.';
comment on column erp.jurnal_umum_baris_input.debit is 'Debit amount, > 0; or give kredit.';
comment on column erp.jurnal_umum_baris_input.kredit is 'Credit amount, > 0; or give debit.';
comment on column erp.jurnal_umum_baris_input.kontak_id is
  'Contact of the line; that of the document when absent.';
comment on column erp.jurnal_umum_baris_input.dokumen_id is
  'On a control account, the document whose open items the line reduces. Without it the line opens '
  'a new item, which only the normal side of the account does.';

create type erp.jurnal_umum_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.jurnal_umum_baris_input[],
  balik_otomatis date,
  koreksi_periode_lalu boolean
);
comment on type erp.jurnal_umum_input is
  'A general journal. With a line on the opening account (3299) it is an opening balance.';
comment on column erp.jurnal_umum_input.tanggal is
  'Effective date. Required. An opening is dated the day before the books begin.';
comment on column erp.jurnal_umum_input.detail is
  'At least two lines whose debits equal their credits.';
comment on column erp.jurnal_umum_input.balik_otomatis is
  'A later day on which the journal is reversed by itself; not with control accounts.';
comment on column erp.jurnal_umum_input.koreksi_periode_lalu is
  'Corrects an earlier year: what would move income or expense moves retained earnings.';

create type erp.kas_baris_input as (
  akun_kode text,
  jumlah numeric,
  kontak_id bigint,
  order_id bigint,
  dokumen_id bigint,
  pajak_kode text,
  keterangan text
);
comment on type erp.kas_baris_input is 'What money came or went for.';
comment on column erp.kas_baris_input.akun_kode is
  'Counter account. Required. No cash account; of the control accounts only those of deposits.';
comment on column erp.kas_baris_input.jumlah is 'Money, > 0, 2 decimals, tax included. Required.';
comment on column erp.kas_baris_input.kontak_id is
  'Contact of the line; that of the document when absent. Required for a deposit.';
comment on column erp.kas_baris_input.order_id is 'The order that a new deposit is given for.';
comment on column erp.kas_baris_input.dokumen_id is
  'The document that opened the deposit which is given back.';
comment on column erp.kas_baris_input.pajak_kode is
  'Tax code: the amount contains this tax. None when absent.';

create type erp.kas_masuk_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  detail erp.kas_baris_input[]
);
comment on type erp.kas_masuk_input is 'Money received that is neither a sale nor a settlement.';
comment on column erp.kas_masuk_input.akun_kas is 'Cash or bank account that receives. Required.';

create type erp.kas_keluar_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  detail erp.kas_baris_input[]
);
comment on type erp.kas_keluar_input is 'Money spent that is neither a purchase nor a settlement.';
comment on column erp.kas_keluar_input.akun_kas is 'Cash or bank account that pays. Required.';

create type erp.kas_bank_input as (
  tanggal date,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_asal text,
  akun_tujuan text,
  jumlah numeric,
  biaya_admin numeric,
  transit boolean
);
comment on type erp.kas_bank_input is 'Money moved between own cash and bank accounts.';
comment on column erp.kas_bank_input.akun_asal is 'Account that the money leaves. Required.';
comment on column erp.kas_bank_input.akun_tujuan is 'Account that it reaches. Required.';
comment on column erp.kas_bank_input.jumlah is 'What arrives, > 0. Required.';
comment on column erp.kas_bank_input.biaya_admin is 'Fee taken from akun_asal besides.';
comment on column erp.kas_bank_input.transit is
  'The money is under way until its receipt is reported (terima).';

create type erp.saldo_awal_baris_input as (
  nomor_faktur_asli text,
  tanggal_faktur date,
  jatuh_tempo date,
  nilai_sisa numeric,
  jenis text,
  keterangan text
);
comment on type erp.saldo_awal_baris_input is 'What was still open of one old invoice or deposit.';
comment on column erp.saldo_awal_baris_input.nomor_faktur_asli is
  'Number of the original. Required; once per contact.';
comment on column erp.saldo_awal_baris_input.tanggal_faktur is
  'Date of the original, before the books begin. Required.';
comment on column erp.saldo_awal_baris_input.jatuh_tempo is
  'Due date; tanggal_faktur plus the term of the contact when absent.';
comment on column erp.saldo_awal_baris_input.nilai_sisa is 'What is open of it, > 0. Required.';
comment on column erp.saldo_awal_baris_input.jenis is 'faktur (default) or uang_muka, a deposit.';

create type erp.saldo_awal_hutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.saldo_awal_baris_input[]
);
comment on type erp.saldo_awal_hutang_input is 'Opening balance of what is owed to a contact.';
comment on column erp.saldo_awal_hutang_input.tanggal is
  'The day before the books begin. Required.';

create type erp.saldo_awal_piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.saldo_awal_baris_input[]
);
comment on type erp.saldo_awal_piutang_input is 'Opening balance of what a contact owes.';
comment on column erp.saldo_awal_piutang_input.tanggal is
  'The day before the books begin. Required.';

create type erp.pos_lain_baris_input as (
  akun_lawan text,
  jumlah numeric,
  pajak_kode text,
  keterangan text
);
comment on type erp.pos_lain_baris_input is 'What a receivable or payable arose from.';
comment on column erp.pos_lain_baris_input.akun_lawan is
  'Counter account, no control account. Required.';
comment on column erp.pos_lain_baris_input.jumlah is 'Amount without tax, > 0. Required.';
comment on column erp.pos_lain_baris_input.pajak_kode is 'Tax code, added to the amount.';

create type erp.piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  nomor_referensi text,
  keterangan text,
  akun_kode text,
  detail erp.pos_lain_baris_input[]
);
comment on type erp.piutang_input is 'A receivable that is no sale: a loan given, a claim.';
comment on column erp.piutang_input.akun_kode is
  'Control account of receivables; by the kind of contact when absent.';

create type erp.hutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  nomor_referensi text,
  keterangan text,
  akun_kode text,
  detail erp.pos_lain_baris_input[]
);
comment on type erp.hutang_input is 'A payable that is no purchase: a bill, a loan received.';
comment on column erp.hutang_input.akun_kode is
  'Control account of payables; by the kind of contact when absent.';

create type erp.transaksi_diterima as (
  id bigint,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text
);
comment on type erp.transaksi_diterima is 'The transaction whose receipt was booked.';

-- Internals.

create type erp_private.akun_baris as (
  akun_kode text,
  jumlah numeric,
  pajak_kode text,
  kontak_id bigint,
  keterangan text
);
comment on type erp_private.akun_baris is 'A line on an account, before its checks.';

create type erp_private.pos_gerak as (
  kolom text,
  jenis erp.jenis_pos,
  akun_kode text,
  kontak_id bigint,
  dokumen_id bigint,
  nilai numeric,
  jatuh_tempo date,
  tanggal_faktur date,
  nomor_faktur_asli text
);
comment on type erp_private.pos_gerak is
  'What a line does to open items: opens one, or with dokumen_id takes from those of a document. '
  'kolom is the path of the field that asked for it.';

reset role;
