/** Refuses a day outside the open months of the tenant (VATGL, KOTUP). */
-- Reads the settings and asks periode_refuse.
create or replace function erp_private.periode_day_refuse(buku anyelement, tanggal date, kolom text)
returns void language plpgsql stable as $$
begin
  perform erp_private.periode_refuse(
      periode_day_refuse.tanggal, kolom, (now() at time zone p.zona_waktu)::date, p.tanggal_mulai,
      p.tanggal_kunci,
      exists (
        select from periode as b
         where b.bulan = date_trunc('month', periode_day_refuse.tanggal)::date
           and b.status = 'tutup'
      )
    )
    from pengaturan as p;
end
$$;
