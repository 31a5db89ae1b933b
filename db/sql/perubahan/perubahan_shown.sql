/** The data of an event as the caller may see it. */
-- Ids of other programs and attributes are of who may read the document, or master data; a viewer
-- of reports is told that something changed, without them.
-- @execute erp_reader
create or replace function erp_private.perubahan_shown(isi jsonb)
returns jsonb language plpgsql stable set search_path = pg_catalog as $$
declare
  v_jenis constant erp.jenis_transaksi := isi ->> 'jenis';
  v_hak constant text := case when v_jenis is null then 'master' else 'transaksi' end;
begin
  if not isi ?| '{id_luar,atribut}'
    or (erp.peran() = any (erp_private.hak_peran(v_hak))
      and erp_private.cakupan_may(v_hak, 'read', v_jenis)) is true then
    return isi;
  end if;
  return isi - '{id_luar,atribut}'::text[];
end
$$;
