-- Fixed assets and their depreciation.

set local role erp_owner;

create type erp.aset_input as (
  kode text,
  nama text,
  akun_aset text,
  akun_akumulasi text,
  akun_beban text,
  tanggal date,
  perolehan numeric,
  residu numeric,
  akumulasi_awal numeric,
  umur_bulan integer,
  metode erp.metode_penyusutan,
  tarif numeric,
  tanggal_pelepasan date,
  aktif boolean,
  atribut jsonb
);
comment on type erp.aset_input is 'A fixed asset.';
comment on column erp.aset_input.kode is
  'Code, at most 40 characters; made when absent (AST-00001).';
comment on column erp.aset_input.nama is 'Name. Required.';
comment on column erp.aset_input.akun_aset is 'Asset account, subclass 15. Required.';
comment on column erp.aset_input.akun_akumulasi is
  'Account of accumulated depreciation, subclass 16. Required.';
comment on column erp.aset_input.akun_beban is
  'Expense account of class 6; that of role beban_penyusutan when absent.';
comment on column erp.aset_input.tanggal is
  'Day of acquisition; its month is the first to be depreciated. Required.';
comment on column erp.aset_input.perolehan is 'Cost, > 0. Required.';
comment on column erp.aset_input.residu is 'Residual value, >= 0 (default), below the cost.';
comment on column erp.aset_input.akumulasi_awal is
  'Depreciation that was booked before these books began; default 0.';
comment on column erp.aset_input.umur_bulan is 'Useful life in months, 1 to 1200. Required.';
comment on column erp.aset_input.metode is
  'garis_lurus (default): the same each month; saldo_menurun: a rate on the book value at the start'
  ' of the book year.';
comment on column erp.aset_input.tarif is
  'Percent a year for saldo_menurun; twice the straight rate, 2400 / umur_bulan, when absent.';
comment on column erp.aset_input.tanggal_pelepasan is
  'Day of disposal: its month and later ones are not depreciated.';

create type erp.penyusutan_baris_input as (
  aset_id bigint,
  akun_beban text,
  akun_akumulasi text,
  nilai numeric,
  keterangan text
);
comment on type erp.penyusutan_baris_input is
  'An asset of the register, whose amount is counted; or two accounts and an amount.';
comment on column erp.penyusutan_baris_input.aset_id is 'Asset; or give accounts and nilai.';
comment on column erp.penyusutan_baris_input.nilai is 'Amount, > 0, only without aset_id.';

create type erp.penyusutan_input as (
  periode text,
  nomor_referensi text,
  keterangan text,
  detail erp.penyusutan_baris_input[]
);
comment on type erp.penyusutan_input is
  'Depreciation of a month, dated on its last day. Without detail: of every asset that is due.';
comment on column erp.penyusutan_input.periode is 'Month, YYYY-MM, over. Required.';

reset role;
