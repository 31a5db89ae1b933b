/** Whether scopes allow an action (cakupan_may); without scopes always. */
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.cakupan_reaches(
  cakupan text[], hak text, aksi text, jenis erp.jenis_transaksi default null,
  bagian text default null
) returns boolean language plpgsql immutable set search_path = pg_catalog as $$
begin
  return cakupan is null or exists (
    select
      from unnest(cakupan_reaches.cakupan) as c (cakupan)
     cross join lateral string_to_array(c.cakupan, ':') as b (kata)
     where b.kata[1] = cakupan_reaches.hak
       and (
         b.kata[cardinality(b.kata)] in (cakupan_reaches.aksi, '*')
         or cakupan_reaches.aksi = 'draft' and b.kata[cardinality(b.kata)] = 'create'
       )
       and (
         cardinality(b.kata) = 2
         or b.kata[2] = coalesce(cakupan_reaches.jenis::text, cakupan_reaches.bagian)
         or cakupan_reaches.hak = 'transaksi' and cakupan_reaches.jenis is null
         or cakupan_reaches.bagian = '*'
       )
  );
end
$$;
