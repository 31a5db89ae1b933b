/** The SQL condition of a search in a list of master records. */
-- It asks the LIKE patterns $2. `cari` holds every searchable field, so its index narrows the rows
-- even when only some fields count. Records without a text are found by none.
-- @execute erp_reader
create or replace function erp_private.master_list_search(
  buku anyelement, entitas erp.entitas_master, search_fields text[], teks text
) returns text language plpgsql stable as $$
begin
  return (
    select coalesce(nullif(concat_ws(
        ' and ',
        case
          when e.cari then erp_private.search_condition('m.cari', master_list_search.teks)
        end,
        (
          select '(' || string_agg(erp_private.search_condition(
                   format('erp.teks_cari(m.%I)', n), master_list_search.teks
                 ), ' or ') || ')'
            from unnest(
              case
                when cardinality(master_list_search.search_fields) > 0
                  then master_list_search.search_fields
                when not e.cari then erp_private.master_names(buku, e.entitas, 'cari')
              end
            ) as n
        )
      ), ''), 'false')
      from erp_private.master_entitas as e
     where e.entitas = master_list_search.entitas
  );
end
$$;
