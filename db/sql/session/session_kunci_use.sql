/** Records the use of a key: when last, from where, and how many requests since the last record. */
create or replace function erp_private.session_kunci_use(id uuid, alamat inet, banyak integer)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update erp_private.kunci_api as k
     set terakhir_pada = clock_timestamp(), terakhir_alamat = session_kunci_use.alamat,
         permintaan = k.permintaan + session_kunci_use.banyak
   where k.id = session_kunci_use.id
$$;
