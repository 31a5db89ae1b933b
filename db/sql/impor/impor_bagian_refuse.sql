/** Refuses for one part of a bundle what is done with the bundle as a whole (KOIMP). */
create or replace function erp_private.impor_bagian_refuse(impor jsonb)
returns void language plpgsql immutable set search_path = pg_catalog as $$
begin
  if impor ->> 'paket_id' is not null then
    raise exception using errcode = 'KOIMP', message = format(
      'impor ini bagian dari paket %s; jalankan atau hapus paketnya', impor ->> 'paket_id'
    );
  end if;
end
$$;
