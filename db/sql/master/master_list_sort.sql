/** What a list of master records `m` is sorted by. */
-- The key makes it total; it takes the direction of the last field, so that one index serves both.
-- What is empty comes last in an ascending order and first in a descending one.
-- @execute erp_reader
create or replace function erp_private.master_list_sort(
  buku anyelement, entitas erp.entitas_master, sort text[]
) returns erp_private.urutan_kolom[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        row(
          case
            when u.nama like 'atribut.%' then format('m.atribut -> %L', substr(u.nama, 9))
            else format('m.%I', u.nama)
          end,
          case
            when u.nama like 'atribut.%' then 'jsonb'
            when k.tipe in ('id', 'bulat') then 'bigint'
            when k.tipe in ('uang', 'kuantitas', 'harga_satuan') then 'numeric'
            when k.tipe = 'waktu' then 'timestamptz'
            else k.tipe_sql
          end,
          u.turun, u.nama <> e.kunci, true
        )::erp_private.urutan_kolom
        order by u.urutan
      )
      from erp_private.master_entitas as e
     cross join lateral (
       select split_part(s.teks, ':', 1) as nama, s.teks like '%:desc' as turun, s.urutan
         from unnest(master_list_sort.sort) with ordinality as s (teks, urutan)
       union all
       select e.kunci, coalesce(
                master_list_sort.sort[cardinality(master_list_sort.sort)] like '%:desc', false
              ), 1000
     ) as u
      left join erp_private.master_kolom as k on k.entitas = e.entitas and k.nama = u.nama
     where e.entitas = master_list_sort.entitas
  );
end
$$;
