/** A page of a list of master records that goes on from a cursor (VAKSR). */
-- `syarat` are its conditions, `nilai` ($1) their values (master_list_filter). One row more than is
-- shown is read: it says whether the list goes on.
-- @execute erp_reader
create or replace function erp_private.master_list_on(
  buku anyelement, entitas erp.entitas_master, permintaan erp.permintaan_list, syarat text[],
  nilai text[]
) returns json language plpgsql stable as $$
declare
  v_kolom constant erp_private.urutan_kolom[] :=
    erp_private.master_list_sort(buku, entitas, permintaan.sort);
  v_ikat constant text := erp_private.kursor_bound('master:' || entitas, permintaan);
  v_tempat constant text[] := erp_private.kursor_values(v_ikat, permintaan.kursor, v_kolom);
  v_hasil json;
begin
  execute format(
    'with halaman as materialized (select p.*, row_number() over () as ke_ from ('
      'select m.*, %2$s as tempat_ from %1$I as m where %3$s order by %4$s limit $3 + 1) as p)'
      ' select json_build_object(''total'', null, ''meta'', json_build_object(''per_page'', $3,'
      ' ''kursor'', (select erp_private.kursor_text($5, h.tempat_) from halaman as h'
      ' where h.ke_ = $3 and exists (select from halaman as n where n.ke_ > $3))),'
      ' ''data'', coalesce((select json_agg(%5$s order by m.ke_) from halaman as m'
      ' where m.ke_ <= $3), ''[]''))',
    entitas, erp_private.kursor_keys(v_kolom),
    array_to_string(
      master_list_on.syarat || erp_private.kursor_after(v_kolom, v_tempat), ' and '
    ),
    erp_private.urutan_order(v_kolom),
    erp_private.master_object(buku, entitas, permintaan.fields, permintaan.custom_fields)
  )
    into v_hasil
    using master_list_on.nilai,
      erp_private.search_patterns(erp_private.teks_isi(permintaan.search)),
      coalesce(permintaan.per_page, 20), v_tempat, v_ikat;
  return v_hasil;
end
$$;
