/** The place of a part in the order of its bundle. */
-- As a new business needs the kinds; what is not active any more at last, the other way round, so
-- that nothing refers to it any more.
create or replace function erp_private.impor_paket_urutan(jenis text, nama text)
returns integer language sql stable set search_path = pg_catalog as $$
  select case
      when impor_paket_urutan.nama ~ '-nonaktif(-bagian-\d+)?\.\w+$' then 200 - j.urutan
      else j.urutan
    end
    from erp_private.impor_jenis as j
   where j.jenis = impor_paket_urutan.jenis
$$;
