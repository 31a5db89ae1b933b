/** The place of a part in the order of its bundle. */
-- Kinds go as a new business needs them. Records that are not active any more go last and the other
-- way round: by then nothing names them.
create or replace function erp_private.impor_paket_urutan(jenis text, nama text)
returns integer language sql stable set search_path = pg_catalog as $$
  select case
      when impor_paket_urutan.nama ~ '-nonaktif(-bagian-\d+)?\.\w+$' then 200 - j.urutan
      else j.urutan
    end
    from erp_private.impor_jenis as j
   where j.jenis = impor_paket_urutan.jenis
$$;
