/** The months of the books, from the first to that of today. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.periode_months(buku anyelement)
returns table (bulan date) language plpgsql stable as $$
begin
  return query
    select b.bulan::date
      from pengaturan as p
      cross join generate_series(
        date_trunc('month', p.tanggal_mulai::timestamp), erp_private.tenant_today(buku),
        interval '1 month'
      ) as b (bulan);
end
$$;
