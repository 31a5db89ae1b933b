/** The names that a document of a master record may have, as a message tells them. */
-- In the order of its list. `diubah`: of a change, which does not take the code that identifies the
-- record. Ids of other programs and the origin of an asset are no columns of it.
create or replace function erp_private.master_names_taken(
  entitas erp.entitas_master, diubah boolean
) returns text language sql stable set search_path = pg_catalog as $$
  select string_agg(n.nama, ', ' order by n.urutan)
    from (
      select k.nama, k.urutan * 2 as urutan
        from erp_private.master_kolom as k
        join erp_private.master_entitas as e on e.entitas = k.entitas
       where k.entitas = master_names_taken.entitas and k.dapat_ditulis
         and not (master_names_taken.diubah and k.nama = 'kode' and e.kunci = 'kode')
      union all
      select 'asal', k.urutan * 2 - 1
        from erp_private.master_kolom as k
       where k.entitas = master_names_taken.entitas and k.entitas = 'aset'
         and k.nama = 'tidak_boleh_dikreditkan'
      union all
      select 'id_luar', 1000
    ) as n
$$;
