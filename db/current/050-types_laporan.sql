-- What the statements of cash and of equity answer, and warnings on the balance sheet.

set local role erp_owner;

alter type erp.neraca add attribute peringatan text[];
comment on column erp.neraca.peringatan is
  'What a reader of it must know, each a sentence; empty when there is nothing.';

create type erp.arus_kas_baris as (
  kode text,
  nama text,
  masuk erp.uang,
  keluar erp.uang,
  nilai erp.uang
);
comment on type erp.arus_kas_baris is
  'What came in and went out as cash against one account; nilai = masuk - keluar.';

create type erp.arus_kas_bagian as (
  total erp.uang,
  akun erp.arus_kas_baris[]
);
comment on type erp.arus_kas_bagian is 'An activity of the statement of cash flows.';

create type erp.arus_kas_kas as (
  kode text,
  nama text,
  saldo_awal erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.arus_kas_kas is 'A cash or bank account in the statement of cash flows.';

create type erp.arus_kas as (
  dari date,
  sampai date,
  saldo_awal erp.uang,
  operasi erp.arus_kas_bagian,
  investasi erp.arus_kas_bagian,
  pendanaan erp.arus_kas_bagian,
  kenaikan erp.uang,
  saldo_akhir erp.uang,
  cocok boolean,
  kas erp.arus_kas_kas[]
);
comment on type erp.arus_kas is 'Statement of cash flows, direct method.';
comment on column erp.arus_kas.saldo_awal is
  'Cash and bank before the period, with the opening balances that lie in it.';
comment on column erp.arus_kas.kenaikan is 'operasi + investasi + pendanaan.';
comment on column erp.arus_kas.saldo_akhir is 'Cash and bank at the end of the period.';
comment on column erp.arus_kas.cocok is 'Whether saldo_awal + kenaikan = saldo_akhir.';
comment on column erp.arus_kas.kas is 'The cash and bank accounts, opening and closing.';

create type erp.perubahan_ekuitas_baris as (
  kode text,
  nama text,
  saldo_awal erp.uang,
  penambahan erp.uang,
  pengurangan erp.uang,
  laba erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.perubahan_ekuitas_baris is
  'An account of equity in a period: saldo_awal + penambahan - pengurangan + laba = saldo_akhir.';
comment on column erp.perubahan_ekuitas_baris.laba is
  'Net profit of the period; on the account of the result only.';

create type erp.perubahan_ekuitas as (
  dari date,
  sampai date,
  akun erp.perubahan_ekuitas_baris[],
  saldo_awal erp.uang,
  penambahan erp.uang,
  pengurangan erp.uang,
  laba erp.uang,
  saldo_akhir erp.uang,
  cocok boolean
);
comment on type erp.perubahan_ekuitas is 'Statement of changes in equity.';
comment on column erp.perubahan_ekuitas.saldo_akhir is 'Equity as the balance sheet has it.';
comment on column erp.perubahan_ekuitas.cocok is
  'Whether the opening and the changes give the equity of the balance sheet.';

create type erp_private.ppn_tarif as (
  sisi text,
  dikreditkan boolean,
  pajak_kode text,
  tarif numeric,
  dpp erp.uang,
  dpp_lain erp.uang,
  ppn erp.uang,
  ppn_buku erp.uang,
  banyak bigint
);
comment on type erp_private.ppn_tarif is 'Sums of the tax report for one side and rate.';

alter type erp_private.pos_dokumen add attribute tanggal_faktur date;
alter type erp_private.pos_dokumen add attribute nomor_faktur_asli text;

drop function erp_private.pos_per(erp.jenis_pos, date, boolean, timestamptz);
drop function erp_private.pos_dokumen(erp.jenis_pos, date, boolean, boolean, timestamptz);
drop function erp_private.pos_json(erp_private.pos_dokumen);
drop function erp_private.pos_ringkasan_json(bigint, erp_private.pos_dokumen[]);
drop function erp_private.kartu_gerak(bigint, date, bigint, timestamptz);

create type erp_private.penjualan_rekap_baris as (
  tanggal date,
  id bigint,
  qty numeric,
  potongan numeric,
  bersih numeric,
  hpp numeric
);
comment on type erp_private.penjualan_rekap_baris is
  'Sales of a day, a barang or a contact in a month.';

reset role;
