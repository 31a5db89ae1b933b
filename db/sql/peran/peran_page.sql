/** A page of the roles of the request's tenant: the four, then its own by their codes. */
create or replace function erp_private.peran_page(lewati bigint, banyak integer)
returns json language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select json_build_object(
    'total', (select count(*) from erp_private.peran_json()),
    'data', (
      select coalesce(json_agg(h.isi order by h.urutan, h.kode), '[]')
        from (
          select p.*
            from erp_private.peran_json() as p
           order by p.urutan, p.kode
          offset peran_page.lewati
           limit peran_page.banyak
        ) as h
    )
  )
$$;
