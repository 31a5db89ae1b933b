/**
 * Whether the scopes of the request's key or of the user's own role allow an action; always true
 * for one of the four roles.
 */
-- A scope is `right:action`, `transaksi:kind:action` or `laporan:name:action`, with `*` for every
-- action. `draft` allows keeping drafts and rehearsing; `create` includes it. Where no kind is
-- asked, a scope of any kind will do; so it is of reports with the name (bagian) `*` alone. The
-- action `bebas` needs no scope. A function that names no action needs `read` in a read-only
-- transaction and `*` elsewhere, so that a function that forgets its action stays closed.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.cakupan_may(
  hak text, aksi text default null, jenis erp.jenis_transaksi default null,
  bagian text default null
) returns boolean language plpgsql stable set search_path = pg_catalog as $$
declare
  v_cakupan constant text[] := erp.cakupan();
begin
  if v_cakupan is null or aksi = 'bebas' then
    return true;
  end if;
  return erp_private.cakupan_reaches(
    v_cakupan, case when hak like 'pengaturan\_%' then 'pengaturan' else hak end,
    coalesce(aksi, case when erp.hanya_baca() then 'read' end), jenis, bagian
  );
end
$$;
