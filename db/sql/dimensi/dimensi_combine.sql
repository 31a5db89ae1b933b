/** The combinations of values that a document and its lines have, new ones inserted; 0 for none. */
-- `nilai` has five values, by slot, for the document and each line after it.
create or replace function erp_private.dimensi_combine(buku anyelement, nilai bigint[])
returns bigint[] language plpgsql as $$
declare
  v_semua constant bigint[] := array(
    with
      -- Materialized, which prevents that the array is made for each combination that exists.
      susun as materialized (
        select n, dimensi_combine.nilai[n * 5 + 1 : n * 5 + 5] as nilai
          from generate_series(0, cardinality(dimensi_combine.nilai) / 5 - 1) as n
      )
    select case when num_nonnulls(variadic s.nilai) = 0 then 0 else g.id end
      from susun as s
      left join lateral (
        select c.id
          from dimensi_gabungan as c
         where array[c.nilai_1, c.nilai_2, c.nilai_3, c.nilai_4, c.nilai_5] = s.nilai
         limit 1
      ) as g on true
     order by s.n
  );
begin
  if array_position(v_semua, null) is null then
    return v_semua;
  end if;
  return erp_private.dimensi_make(buku, array(
    select dimensi_combine.nilai[n * 5 + 1 : n * 5 + 5]::text
      from generate_series(0, cardinality(dimensi_combine.nilai) / 5 - 1) as n
     order by n
  ));
end
$$;
