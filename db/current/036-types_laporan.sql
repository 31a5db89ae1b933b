-- What the typed reports answer. Paged reports answer json in the shape of a list: {total, meta,
-- extra, data}. No type bears the name of a function, because `erp.f('2026-01-01')` would be read
-- as a cast to the type f.

set local role erp_owner;

create type erp.laporan_akun as (
  kode text,
  nama text,
  saldo erp.uang
);
comment on type erp.laporan_akun is 'An account in a report.';
comment on column erp.laporan_akun.saldo is
  'Balance on the normal side of its class: a contra account is negative.';

create type erp.laporan_subklas as (
  id integer,
  nama text,
  total erp.uang,
  akun erp.laporan_akun[]
);
comment on type erp.laporan_subklas is
  'A subclass of accounts with those of its accounts that are not 0.';

create type erp.laporan_kelompok as (
  total erp.uang,
  subklas erp.laporan_subklas[]
);
comment on type erp.laporan_kelompok is 'A class of accounts in the balance sheet.';

create type erp.neraca as (
  per date,
  aset erp.laporan_kelompok,
  kewajiban erp.laporan_kelompok,
  ekuitas erp.laporan_kelompok,
  total_pasiva erp.uang,
  seimbang boolean
);
comment on type erp.neraca is 'Balance sheet.';
comment on column erp.neraca.per is 'The day at whose end it holds.';
comment on column erp.neraca.ekuitas is
  'Equity, with the result of the book year and of years not yet closed, which are computed and'
  ' never posted.';
comment on column erp.neraca.total_pasiva is 'Liabilities and equity.';
comment on column erp.neraca.seimbang is 'Whether assets equal liabilities and equity.';

create type erp.laporan_bagian as (
  bagian text,
  total erp.uang,
  akun erp.laporan_akun[]
);
comment on type erp.laporan_bagian is 'A part of the income statement with its accounts.';
comment on column erp.laporan_bagian.bagian is
  'penjualan_bersih, hpp, beban_usaha, pendapatan_lain, beban_lain or pajak.';

create type erp.rugi_laba as (
  dari date,
  sampai date,
  penjualan_bersih erp.uang,
  hpp erp.uang,
  laba_kotor erp.uang,
  beban_usaha erp.uang,
  laba_usaha erp.uang,
  pendapatan_lain erp.uang,
  beban_lain erp.uang,
  laba_sebelum_pajak erp.uang,
  pajak erp.uang,
  laba_bersih erp.uang,
  rincian erp.laporan_bagian[]
);
comment on type erp.rugi_laba is 'Income statement, without the closing of years.';
comment on column erp.rugi_laba.penjualan_bersih is
  'Revenue after returns and discounts (subclass 41).';
comment on column erp.rugi_laba.hpp is 'Cost of goods sold and adjustments of stock (class 5).';
comment on column erp.rugi_laba.rincian is 'The accounts of each part.';

create type erp.neraca_saldo_baris as (
  akun_kode text,
  nama text,
  klas_id integer,
  saldo_awal erp.uang,
  debit erp.uang,
  kredit erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.neraca_saldo_baris is
  'An account of the trial balance; balances are debit minus kredit.';

create type erp.neraca_saldo as (
  dari date,
  sampai date,
  total_debit erp.uang,
  total_kredit erp.uang,
  seimbang boolean,
  akun erp.neraca_saldo_baris[]
);
comment on type erp.neraca_saldo is 'Trial balance of a period.';
comment on column erp.neraca_saldo.seimbang is
  'Whether the debits equal the credits and the closing balances add up to 0.';

-- Internals of reports: values that travel between their functions.

create type erp_private.pos_dokumen as (
  pos_id bigint,
  transaksi_id bigint,
  akun_kode text,
  kontak_id bigint,
  tanggal date,
  jatuh_tempo date,
  nilai erp.uang,
  sisa erp.uang,
  status text,
  hari_lewat integer,
  umur text
);
comment on type erp_private.pos_dokumen is
  'A document of the receivable or payable report at a day.';

reset role;
