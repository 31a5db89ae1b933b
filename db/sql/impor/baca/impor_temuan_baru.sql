/** Those of [{ke, kolom, pesan}] that are no findings of their rows yet. */
create or replace function erp_private.impor_temuan_baru(
  buku anyelement, impor_id bigint, temuan jsonb
) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(t order by n), '[]')
      from jsonb_array_elements(impor_temuan_baru.temuan) with ordinality as e (t, n)
     where not exists (
       select from impor_baris as b
        where b.impor_id = impor_temuan_baru.impor_id and b.ke = (t ->> 'ke')::integer
          and b.temuan @> jsonb_build_array(t - 'ke')
     )
  );
end
$$;
