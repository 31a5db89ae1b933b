--! Previous: sha1:085963b63d5e2331c0a94902089a650c1884de78
--! Hash: sha1:5e06e8e3030da35f72e992be27bd8efa835f7939
--! Message: Sums of sales count lines; cash flows by the day of recording

--! split: 1-current.sql
-- Sums of sales count lines, and what they are made of.
set local role erp_owner;

do $$
begin
  alter type erp_private.penjualan_rekap_baris add attribute banyak bigint,
    add attribute gerak bigint;
exception
  when duplicate_column then null;
end
$$;
comment on type erp_private.penjualan_rekap_baris is
  'Sales of a day or month, of a barang or a contact in it.';

-- Cash flows are kept by the day on which they were recorded, too.
do $$
begin
  alter type erp_private.arus_kas_rekap_baris add attribute dicatat date;
exception
  when duplicate_column then null;
end
$$;

reset role;
