/** The book years of the tenant as JSON, the newest first. */
-- From the year of the first day of the books, or the oldest that is closed, to that of today.
-- @execute erp_writer, erp_reader
create or replace function erp_private.tahun_json(buku anyelement)
returns json language plpgsql stable as $$
begin
  return (
    select json_agg(
        json_build_object(
          'tahun', b.tahun, 'mulai', b.mulai, 'akhir', b.akhir,
          'status', case when c.id is null then 'buka' else 'tutup' end,
          'laba', c.laba, 'prive', c.prive, 'nomor', j.nomor,
          'ditutup_pada', erp_private.waktu_json(c.ditutup_pada),
          'ditutup_oleh', c.ditutup_oleh
        )
        order by b.tahun desc
      )
      from pengaturan as p
      cross join erp_private.tahun_buku(buku, p.tanggal_mulai) as d
      cross join erp_private.tahun_buku(
        buku, erp_private.tenant_today(buku)
      ) as s
      cross join generate_series(least(d.tahun, (
        select min(x.tahun) from penutupan as x where x.dibuka_pada is null
      )), s.tahun) as t (tahun)
      cross join erp_private.tahun_buku(
        buku, make_date(t.tahun, p.awal_tahun_buku, 1)
      ) as b
      left join penutupan as c on c.tahun = b.tahun and c.dibuka_pada is null
      left join jurnal as j on j.id = c.jurnal_id
  );
end
$$;
