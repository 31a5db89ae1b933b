/**
 * The moment that a report asks for, or the newest settled one where that is earlier; null for
 * none.
 */
-- @execute erp_reader
create or replace function erp_private.diketahui_saat(buku anyelement, saat timestamptz)
returns timestamptz language plpgsql stable as $$
begin
  if saat is null then
    return null;
  end if;
  return (select least(diketahui_saat.saat, m.sampai) from posting_mapan as m);
end
$$;
