-- What the dashboard answers.

create type erp.dashboard_kpi as (
  penjualan_hari_ini erp.uang,
  penjualan_bulan_ini erp.uang,
  laba_kotor_bulan_ini erp.uang,
  kas_bank erp.uang,
  piutang_outstanding erp.uang,
  piutang_jatuh_tempo erp.uang,
  hutang_outstanding erp.uang,
  nilai_stok erp.uang,
  stok_menipis integer,
  transaksi_hari_ini integer,
  per date
);
alter type erp.dashboard_kpi owner to erp_owner;
comment on type erp.dashboard_kpi is 'The main figures of a tenant on its own today.';
comment on column erp.dashboard_kpi.penjualan_hari_ini is
  'Net sales of today, as penjualan_bersih of the income statement.';
comment on column erp.dashboard_kpi.penjualan_bulan_ini is
  'Net sales since the first of the month.';
comment on column erp.dashboard_kpi.laba_kotor_bulan_ini is
  'Net sales less cost of sales since the first of the month.';
comment on column erp.dashboard_kpi.kas_bank is 'Balance of cash and bank accounts (subclass 11).';
comment on column erp.dashboard_kpi.piutang_outstanding is
  'Balance of the receivable control accounts, as the receivable report.';
comment on column erp.dashboard_kpi.piutang_jatuh_tempo is
  'What of the receivables is past its due date.';
comment on column erp.dashboard_kpi.hutang_outstanding is
  'Balance of the payable control accounts, as the payable report.';
comment on column erp.dashboard_kpi.nilai_stok is 'Value of the stock, goods in transit included.';
comment on column erp.dashboard_kpi.stok_menipis is
  'Active goods whose stock is below their stok_minimum.';
comment on column erp.dashboard_kpi.transaksi_hari_ini is 'Final documents dated today.';
comment on column erp.dashboard_kpi.per is 'Today by the tenant''s clock.';

create type erp.dashboard_hari as (
  tanggal date, penjualan erp.uang, hpp erp.uang, laba_kotor erp.uang, transaksi integer
);
alter type erp.dashboard_hari owner to erp_owner;
comment on type erp.dashboard_hari is 'One day of the trend.';
comment on column erp.dashboard_hari.penjualan is 'Net sales of the day.';
comment on column erp.dashboard_hari.hpp is 'Cost of sales of the day (class 5).';
comment on column erp.dashboard_hari.laba_kotor is 'penjualan less hpp.';
comment on column erp.dashboard_hari.transaksi is 'Final documents dated on the day.';

create type erp.dashboard_bulan as (
  dari date, sampai date, penjualan erp.uang, hpp erp.uang, laba_kotor erp.uang,
  beban_usaha erp.uang, laba_bersih erp.uang, kas_bersih erp.uang, transaksi integer
);
alter type erp.dashboard_bulan owner to erp_owner;
comment on type erp.dashboard_bulan is 'The figures of a month.';
comment on column erp.dashboard_bulan.dari is 'First day.';
comment on column erp.dashboard_bulan.sampai is 'Last day; of the running month today.';
comment on column erp.dashboard_bulan.penjualan is 'Net sales.';
comment on column erp.dashboard_bulan.hpp is 'Cost of sales (class 5).';
comment on column erp.dashboard_bulan.laba_kotor is 'penjualan less hpp.';
comment on column erp.dashboard_bulan.beban_usaha is 'Operating expenses (subclasses 61 and 62).';
comment on column erp.dashboard_bulan.laba_bersih is 'Net profit, as the income statement.';
comment on column erp.dashboard_bulan.kas_bersih is
  'Change of cash and bank accounts (subclass 11).';
comment on column erp.dashboard_bulan.transaksi is 'Final documents dated in the month.';
