/**
 * Sales of a period per contact and barang: kept sums of whole months, and documents of the rest.
 */
-- A month is taken from the kept sums if the period covers all its days with sales, and nothing of
-- it became known on the day of `diketahui` or later. Documents are read for days of the other
-- months, and for what became known since the sums were last added to. A pair may come in several
-- rows; contact or barang is null where there is none.
create or replace function erp_private.penjualan_pasangan(
  buku anyelement, dari date, sampai date, diketahui timestamptz
)
returns table (
  kontak_id bigint, barang_id bigint, qty numeric, potongan numeric, bersih numeric, hpp numeric,
  gerak bigint
) language plpgsql stable as $$
declare
  v_masa constant daterange := daterange(
    penjualan_pasangan.dari, penjualan_pasangan.sampai, '[]'
  );
  v_sampai timestamptz;
  v_hari date := 'infinity';
  v_utuh date[];
  v_lain datemultirange;
  v_bagian daterange;
begin
  select s.sampai into v_sampai
    from penjualan_rekap_sampai as s
   where s.jejak = erp_private.penjualan_jejak(buku);
  if penjualan_pasangan.diketahui < v_sampai then
    v_hari := (penjualan_pasangan.diketahui at time zone 'UTC')::date;
  end if;
  if v_sampai is null then
    v_lain := datemultirange(v_masa);
  else
    select array_agg(m.awal) filter (where m.utuh),
           range_agg(daterange(m.awal, (m.awal + interval '1 month')::date) * v_masa)
             filter (where not m.utuh)
      into v_utuh, v_lain
      from (
        select date_trunc('month', j.tanggal)::date as awal,
               bool_and(j.tanggal <@ v_masa and j.diketahui < v_hari) as utuh
          from penjualan_rekap as j
         where j.grup = 'hari' and j.tanggal >= date_trunc('month', lower(v_masa))
           and j.tanggal < date_trunc('month', upper(v_masa) - 1) + interval '1 month'
         group by 1
      ) as m;
    return query
      select nullif(j.id, 0), nullif(j.lain_id, 0), sum(j.qty), sum(j.potongan), sum(j.bersih),
             sum(j.hpp), sum(j.gerak)::bigint
        from penjualan_rekap as j
       where j.grup = 'bulan_pasangan' and j.tanggal = any (v_utuh)
       group by j.id, j.lain_id;
  end if;
  for v_bagian in select unnest(v_lain) loop
    return query
      select g.kontak_id, g.barang_id, g.qty, g.potongan, g.bersih, g.hpp, g.gerak::bigint
        from erp_private.penjualan_gerak(
          lower(v_bagian), upper(v_bagian) - 1, null, least(penjualan_pasangan.diketahui, v_sampai)
        ) as g;
  end loop;
  if v_sampai is not null and v_hari = 'infinity' then
    return query
      select g.kontak_id, g.barang_id, g.qty, g.potongan, g.bersih, g.hpp, g.gerak::bigint
        from erp_private.penjualan_gerak(
          lower(v_masa), upper(v_masa) - 1, v_sampai, penjualan_pasangan.diketahui
        ) as g;
  end if;
end
$$;
