/**
 * Refuses a query that names a closed table: its module is off, or the scopes of a key do not reach
 * it (OTMDL, OTCKP), or who sees only his own documents, only some places, or not what goods
 * cost, reads nothing of it (OTMIL, OTLOK, OTBIA).
 */
-- GraphQL asks it with all tables that an operation names, also in filters, orders and sums, before
-- any of its statements run. So the answer depends on the query and on no row.
-- @owner erp_reader
-- @execute erp_app
create or replace function erp_private.modul_refuse(buku anyelement, tabel text[])
returns void language plpgsql stable security definer as $$
declare
  v_t record;
begin
  -- The usual case: a person in a tenant whose modules are all on.
  if erp.cakupan() is null and not erp_private.hanya_sebagian()
    and not erp_private.biaya_tutup() and not exists (select from modul as m where not m.aktif) then
    return;
  end if;
  for v_t in
    select distinct t.modul, m.aktif,
           case
             when num_nonnulls(t.modul, t.cakupan) > 0
               then coalesce(t.cakupan, erp_private.modul_cakupan(t.modul))
           end as cakupan, t.milik = 'false' as tertutup,
           t.biaya = 'false' as biaya, t.lokasi = 'false' as lokasi
      from erp_private.tenant_table as t
      left join modul as m on m.kode = t.modul
     where t.tabel = any (modul_refuse.tabel)
       and (num_nonnulls(t.modul, t.cakupan) > 0 or 'false' in (t.milik, t.biaya, t.lokasi))
     order by t.modul nulls last
  loop
    if v_t.modul is not null and v_t.aktif is not true then
      raise exception using errcode = 'OTMDL',
        message = erp_private.kalimat('modul_mati', v_t.modul::text);
    end if;
    if erp.cakupan() is not null and v_t.cakupan is not null then
      perform erp_private.cakupan_refuse(v_t.cakupan, 'read');
    end if;
    if v_t.tertutup then
      perform erp_private.milik_refuse();
    end if;
    if v_t.lokasi then
      perform erp_private.lokasi_refuse();
    end if;
    if v_t.biaya then
      perform erp_private.biaya_refuse();
    end if;
  end loop;
end
$$;
