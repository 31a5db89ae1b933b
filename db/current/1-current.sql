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
