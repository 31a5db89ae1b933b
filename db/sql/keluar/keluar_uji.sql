/** Whose branch the tenant of the request is: {induk, isi, berakhir_pada}; null for none. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.keluar_uji()
returns json language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select json_build_object(
      'induk', t.uji_dari, 'isi', t.uji_isi,
      'berakhir_pada', erp_private.waktu_json(t.uji_sampai)
    )
    from erp_private.tenant as t
   where t.kode = erp.tenant_kode() and t.uji_dari is not null
$$;
