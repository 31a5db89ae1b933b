/**
 * Dimension values in the order of their columns: by code, and null, the column "no value", last.
 */
-- @execute erp_reader
create or replace function erp_private.kolom_sort(buku anyelement, nilai bigint[])
returns bigint[] language plpgsql stable as $$
begin
  return array(
      select n.id from dimensi_nilai as n where n.id = any (kolom_sort.nilai) order by n.kode, n.id
    ) || null::bigint;
end
$$;
