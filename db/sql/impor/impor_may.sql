/**
 * Whether the scopes of a key let it read imports of a kind, or do something with them; true for a
 * person.
 */
-- One that it may not read is to it as if it were not there.
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_may(jenis text, aksi text default 'read')
returns boolean language plpgsql stable set search_path = pg_catalog as $$
begin
  return exists (
    select
      from erp_private.impor_jenis as j
     cross join lateral (
       select case j.sifat when 'induk' then 'master' else 'transaksi' end
     ) as h (hak)
     where j.jenis = impor_may.jenis
       and (
         erp_private.cakupan_may(h.hak, 'read', j.jenis_transaksi)
         or erp_private.cakupan_may(h.hak, impor_may.aksi, j.jenis_transaksi)
       )
  );
end
$$;
