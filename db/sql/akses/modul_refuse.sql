/**
 * Refuses to read tables of which one is closed: its module is off, or the scopes of a key do not
 * reach it (OTMDL, OTCKP).
 */
-- GraphQL asks it with all tables that an operation names, in filters, orders and sums too, before
-- any of its statements. So the answer depends on the question and on no row.
-- @owner erp_reader
-- @execute erp_app
create or replace function erp_private.modul_refuse(buku anyelement, tabel text[])
returns void language plpgsql stable security definer as $$
declare
  v_t record;
begin
  -- A person whose modules are all on, as nearly everybody.
  if erp.cakupan() is null and not exists (select from modul as m where not m.aktif) then
    return;
  end if;
  for v_t in
    select distinct t.modul, m.aktif,
           coalesce(t.cakupan, erp_private.modul_cakupan(t.modul)) as cakupan
      from erp_private.tenant_table as t
      left join modul as m on m.kode = t.modul
     where t.tabel = any (modul_refuse.tabel) and num_nonnulls(t.modul, t.cakupan) > 0
     order by t.modul nulls last
  loop
    if v_t.modul is not null and v_t.aktif is not true then
      raise exception using errcode = 'OTMDL', message = format('modul %s tidak aktif', v_t.modul);
    end if;
    if erp.cakupan() is not null then
      perform erp_private.cakupan_refuse(v_t.cakupan, 'read');
    end if;
  end loop;
end
$$;
