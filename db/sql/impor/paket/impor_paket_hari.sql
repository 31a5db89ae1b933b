/** The parts of a bundle that have documents left, each with the day of its next one. */
-- The next one is the first behind the place of the part (`posisi`).
create or replace function erp_private.impor_paket_hari(buku anyelement, paket_id bigint)
returns table (impor_id bigint, urutan integer, ke integer, hari date)
language plpgsql stable as $$
begin
  return query
    select i.id, (i.bagian -> 'urutan')::integer, (i.bagian -> 'ke')::integer, d.hari
      from impor as i
      join erp_private.impor_jenis as j on j.jenis = i.jenis and j.sifat = 'dokumen'
     cross join lateral (
       select coalesce((b.isi #>> '{dokumen,tanggal}')::date, '1900-01-01') as hari
         from impor_baris as b
        where b.impor_id = i.id and b.macam = 'data' and b.dokumen > i.posisi
        order by b.dokumen, b.ke
        limit 1
     ) as d
     where i.paket_id = impor_paket_hari.paket_id and (i.bagian -> 'dipakai')::boolean
       and i.tahap in ('nilai', 'jalan');
end
$$;
