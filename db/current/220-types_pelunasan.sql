-- Settlements of receivables and payables, voids that release them, and confirmations of balances.

set local role erp_owner;

create type erp.kelebihan as enum ('titipan', 'tolak');
comment on type erp.kelebihan is 'What becomes of money that settles nothing.';

create type erp.pelunasan_alokasi_input as (
  dokumen_id bigint,
  pos_id bigint,
  jumlah numeric,
  potongan numeric,
  pph numeric
);
comment on type erp.pelunasan_alokasi_input is 'What a settlement pays of one document.';
comment on column erp.pelunasan_alokasi_input.dokumen_id is
  'The transaction that is paid. Required.';
comment on column erp.pelunasan_alokasi_input.pos_id is
  'One open item of it; absent: its items, oldest due first.';
comment on column erp.pelunasan_alokasi_input.jumlah is
  'Money for it; absent: what is left less potongan and pph.';
comment on column erp.pelunasan_alokasi_input.potongan is 'Discount given or received for it.';
comment on column erp.pelunasan_alokasi_input.pph is 'Income tax withheld from it.';

create type erp.pelunasan_piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  jumlah numeric,
  alokasi erp.pelunasan_alokasi_input[],
  uang_muka erp.uang_muka_input[],
  biaya_bank numeric,
  pembulatan numeric,
  kelebihan erp.kelebihan
);
comment on type erp.pelunasan_piutang_input is 'A settlement of receivables.';
comment on column erp.pelunasan_piutang_input.tanggal is
  'Effective date, not in the future. Required.';
comment on column erp.pelunasan_piutang_input.kontak_id is 'Who pays. Required.';
comment on column erp.pelunasan_piutang_input.akun_kas is
  'Cash or bank account (subclass 11). Required, unless jumlah is 0.';
comment on column erp.pelunasan_piutang_input.jumlah is
  'Money received, bank charge included, >= 0; 0 when only deposits pay. Required.';
comment on column erp.pelunasan_piutang_input.alokasi is
  'What is settled; empty: the items of one control account, oldest due first, without discount.';
comment on column erp.pelunasan_piutang_input.uang_muka is
  'Deposits of the contact used, at most what is allocated.';
comment on column erp.pelunasan_piutang_input.biaya_bank is 'Bank charge.';
comment on column erp.pelunasan_piutang_input.pembulatan is
  'Money above (or, negative, below) the amounts settled, smaller than the rounding step.';
comment on column erp.pelunasan_piutang_input.kelebihan is
  'Money that no item takes: a new deposit (titipan, default) or refused (tolak).';

create type erp.pelunasan_hutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  jumlah numeric,
  alokasi erp.pelunasan_alokasi_input[],
  uang_muka erp.uang_muka_input[],
  biaya_bank numeric,
  pembulatan numeric,
  kelebihan erp.kelebihan
);
comment on type erp.pelunasan_hutang_input is 'A settlement of payables.';
comment on column erp.pelunasan_hutang_input.tanggal is
  'Effective date, not in the future. Required.';
comment on column erp.pelunasan_hutang_input.kontak_id is 'Who is paid. Required.';
comment on column erp.pelunasan_hutang_input.akun_kas is
  'Cash or bank account (subclass 11). Required, unless jumlah is 0.';
comment on column erp.pelunasan_hutang_input.jumlah is
  'Money paid, without bank charge, >= 0; 0 when only deposits pay. Required.';
comment on column erp.pelunasan_hutang_input.alokasi is
  'What is settled; empty: the items of one control account, oldest due first, without discount.';
comment on column erp.pelunasan_hutang_input.uang_muka is
  'Deposits at the contact used, at most what is allocated.';
comment on column erp.pelunasan_hutang_input.biaya_bank is 'Bank charge.';
comment on column erp.pelunasan_hutang_input.pembulatan is
  'Money above (or, negative, below) the amounts settled, smaller than the rounding step.';
comment on column erp.pelunasan_hutang_input.kelebihan is
  'Money that no item takes: a new deposit (titipan, default) or refused (tolak).';

create type erp.pengembalian as enum ('kas', 'titipan');
comment on type erp.pengembalian is
  'What becomes of the money of a voided sale or purchase: given back, or kept as a deposit.';

create type erp.sisi_pos as enum ('piutang', 'hutang');
comment on type erp.sisi_pos is 'What a contact owes, or what it is owed.';

create type erp.audit_baris_input as (
  dokumen_id bigint,
  jenis erp.sisi_pos,
  saldo_konfirmasi numeric,
  akun_selisih text,
  jatuh_tempo date,
  keterangan text
);
comment on type erp.audit_baris_input is 'What a contact says about one document.';
comment on column erp.audit_baris_input.dokumen_id is
  'The document; absent: one that the books do not know, which is opened.';
comment on column erp.audit_baris_input.jenis is
  'Receivable or payable; that of the document when absent. Required without dokumen_id.';
comment on column erp.audit_baris_input.saldo_konfirmasi is
  'What is open by what the contact says, from 0 to what is left in the books. Required.';
comment on column erp.audit_baris_input.akun_selisih is
  'Account of the whole difference, no control or cash account; by default the allowance (1209) and'
  ' 6206, 4201, or 6309.';
comment on column erp.audit_baris_input.jatuh_tempo is
  'Due date of a document that is opened; tanggal plus the term of the contact when absent.';

create type erp.kompensasi_input as (
  piutang_id bigint,
  hutang_id bigint,
  jumlah numeric
);
comment on type erp.kompensasi_input is 'A receivable and a payable of the contact set off.';
comment on column erp.kompensasi_input.piutang_id is 'Document of the receivable. Required.';
comment on column erp.kompensasi_input.hutang_id is 'Document of the payable. Required.';
comment on column erp.kompensasi_input.jumlah is 'Amount, > 0. Required.';

create type erp.audit_hutang_piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.audit_baris_input[],
  kompensasi erp.kompensasi_input[],
  saldo_sistem_dilihat numeric
);
comment on type erp.audit_hutang_piutang_input is
  'A confirmation of a contact''s balances. Without lines, all open documents are confirmed as they'
  ' are.';
comment on column erp.audit_hutang_piutang_input.tanggal is
  'Effective date, not in the future. Required.';
comment on column erp.audit_hutang_piutang_input.kontak_id is 'The contact. Required.';
comment on column erp.audit_hutang_piutang_input.saldo_sistem_dilihat is
  'Receivables less payables of the contact when the user looked; refused when it is another now.';

-- Internals of settlement.

create type erp_private.pelunasan as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  jumlah numeric,
  alokasi erp.pelunasan_alokasi_input[],
  uang_muka erp.uang_muka_input[],
  biaya_bank numeric,
  pembulatan numeric,
  kelebihan erp.kelebihan
);
comment on type erp_private.pelunasan is 'A settlement of either side.';

create type erp_private.pos_minta as (
  dokumen_id bigint,
  pos_id bigint,
  jumlah numeric,
  potongan numeric,
  pph numeric,
  kolom text
);
comment on type erp_private.pos_minta is
  'What is asked of a document''s open items; kolom is the path of the row that asks.';

create type erp_private.kaskade as (
  transaksi_id bigint,
  jurnal_id bigint,
  tanggal date,
  keterangan text
);
comment on type erp_private.kaskade is
  'The journal that releases a document from one that is voided, before it has a number.';

create type erp_private.audit_baris as (
  urutan integer,
  dokumen_id bigint,
  jenis erp.jenis_pos,
  akun_kode text,
  saldo_sistem numeric,
  saldo_konfirmasi numeric,
  selisih numeric,
  akun_selisih text,
  jatuh_tempo date,
  keterangan text
);
comment on type erp_private.audit_baris is
  'A line of an audit with what the books say; selisih = saldo_konfirmasi less saldo_sistem.';

reset role;
