/** How many elements there are up to each document. */
-- `ke` is the document of each element, ascending: {1,1,3} of three documents are {2,2,3}.
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
