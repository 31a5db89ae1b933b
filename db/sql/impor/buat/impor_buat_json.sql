/** What an import makes on the way: [{macam, banyak, nama}] of each that was asked. */
-- At most 100 names of each. Once it is run, what it did make.
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_buat_json(
  buku anyelement, id bigint, buat text[], jadi boolean
) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'macam', m.macam, 'banyak', coalesce(n.banyak, 0), 'nama', coalesce(n.nama, '[]')
      ) order by m.urutan), '[]')
      from unnest(buat) with ordinality as m (macam, urutan)
      left join lateral (
        select count(*) as banyak,
               json_agg(b.nama order by b.ke) filter (where b.urutan <= 100) as nama
          from (
            select x.nama, x.ke, row_number() over (order by x.ke) as urutan
              from impor_buat as x
             where x.impor_id = impor_buat_json.id and x.macam = m.macam
               and (not jadi or x.dibuat or x.macam = 'kategori')
          ) as b
      ) as n on true
  );
end
$$;
