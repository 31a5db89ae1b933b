-- Which part of the income statement the accounts of a subclass are in; reference/akun.sql says it.
set local role erp_owner;

alter table erp.akun_subklas add column if not exists bagian text check (
  bagian in ('penjualan_bersih', 'hpp', 'beban_usaha', 'pendapatan_lain', 'beban_lain', 'pajak')
);
comment on column erp.akun_subklas.bagian is
  E'@behavior -*\nPart of the income statement (rincian); null in the balance sheet.';

reset role;
