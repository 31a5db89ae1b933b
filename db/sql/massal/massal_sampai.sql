/** For each document, how many elements of an array belong to it or to one before it. */
-- `ke` is the document of each element, ascending. Example: {1,1,3} of three documents gives
-- {2,2,3}.
create or replace function erp_private.massal_sampai(ke integer[], banyak integer)
returns integer[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil integer[] := array_fill(0, array[banyak]);
begin
  for n in 1 .. cardinality(ke) loop
    v_hasil[ke[n]] := n;
  end loop;
  for i in 2 .. banyak loop
    v_hasil[i] := greatest(v_hasil[i], v_hasil[i - 1]);
  end loop;
  return v_hasil;
end
$$;
