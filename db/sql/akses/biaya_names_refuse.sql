/** Refuses who does not see what goods cost, and names it in a request (OTBIA). */
-- Warnings, and what says that something waits, may be asked for: they are left out. A name may
-- have what it is ordered by behind it (`hpp:desc`).
-- GraphQL asks it with all names of a query (server/graphql/door/costs.ts).
-- @execute erp_app, erp_writer, erp_reader
create or replace function erp_private.biaya_names_refuse(nama text[])
returns void language plpgsql stable as $$
declare
  v_kena text[];
begin
  if not erp_private.biaya_tutup() then
    return;
  end if;
  v_kena := array(
    select distinct n
      from unnest(biaya_names_refuse.nama) as n
     where regexp_replace(n, '[:.].*$', '') = any (erp_private.biaya_kunci())
       and n not in ('peringatan', 'persetujuan_id')
     order by n
  );
  if v_kena <> '{}' then
    perform erp_private.biaya_refuse(variadic v_kena);
  end if;
end
$$;
