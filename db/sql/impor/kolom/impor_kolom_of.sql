/** The columns that an import may have: those of its kind, and what was said or read of it. */
create or replace function erp_private.impor_kolom_of(buku anyelement, id bigint)
returns setof erp_private.impor_kolom language plpgsql stable rows 40 as $$
begin
  return query
    select k.*
      from impor as i
     cross join lateral erp_private.impor_kolom_list(buku, i.jenis, array(
       select c ->> 'kolom' from jsonb_array_elements(i.kolom) as c
       union all
       select t.key from jsonb_each(i.tetap) as t
     )) as k
     where i.id = impor_kolom_of.id;
end
$$;
