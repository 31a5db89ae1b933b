/** Net sales per day of the caller's places, as the sales report counts them. */
-- For who sees only some places: daily balances know no place, so it takes what the report takes.
create or replace function erp_private.dashboard_jual(buku anyelement, dari date, sampai date)
returns table (tanggal date, nilai numeric) language plpgsql stable as $$
begin
  return query
    select k.tanggal, sum(k.bersih)
      from erp_private.penjualan_kelompok(
        buku, 'hari', dashboard_jual.dari, dashboard_jual.sampai, null, false
      ) as k
     group by k.tanggal;
end
$$;
