--! Previous: sha1:085963b63d5e2331c0a94902089a650c1884de78
--! Hash: sha1:b0cbb680f3b0e1036e8133ba34b52925b0a7ab83
--! Message: Sums of sales count lines; cash flows by the day of recording

--! split: 1-current.sql
-- Sums of sales count lines, and what they are made of. Cash flows are kept by the day on which they
-- were recorded, too. The types before stay as they are: rows of an older backup are of them.
set local role erp_owner;

do $$
begin
  create type erp_private.penjualan_jumlah as (
    tanggal date,
    id bigint,
    qty numeric,
    potongan numeric,
    bersih numeric,
    hpp numeric,
    banyak bigint,
    gerak bigint
  );
  create type erp_private.arus_kas_jumlah as (
    kategori erp.arus_kas_kategori,
    masuk numeric,
    keluar numeric,
    banyak bigint,
    dicatat date
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.penjualan_jumlah is
  'Sales of a day or month, of a barang or a contact in it.';
comment on type erp_private.arus_kas_jumlah is
  'Cash of a day in one category (null: opening balances), of so many journals recorded on a day (UTC).';

reset role;
