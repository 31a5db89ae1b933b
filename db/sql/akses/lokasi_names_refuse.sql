/** Refuses who sees only some places, and names what all have together in a request (OTLOK). */
-- What a shared pool of goods is worth, and the balance of an account, are of no place, and
-- warnings that are kept with a document (rincian) may add up those of other places. A name may
-- have what it is ordered by behind it (`saldo:desc`). GraphQL asks it with all names of a query
-- (server/graphql/door/costs.ts); a name in an answer of the dashboard begins with `dashboard.`,
-- since it may be open elsewhere (lokasi_kunci).
-- @execute erp_app, erp_writer, erp_reader
create or replace function erp_private.lokasi_names_refuse(nama text[])
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_kena text[];
begin
  if not erp_private.lokasi_tutup() then
    return;
  end if;
  v_kena := array(
    select distinct k.nama
      from unnest(lokasi_names_refuse.nama) as n
     cross join lateral (select regexp_replace(n, '^dashboard\.', '') as nama) as k
     where regexp_replace(n, '[:.].*$', '') in (
       'nilai_stok', 'saldo', 'rincian', 'halangan'
     ) or n like 'dashboard.%' and k.nama = any (erp_private.lokasi_kunci())
     order by k.nama
  );
  if v_kena <> '{}' then
    perform erp_private.lokasi_refuse(nama => array_to_string(v_kena, ', '));
  end if;
end
$$;
