/** Refuses a void without a reason (VAALA). */
create or replace function erp_private.void_reason_refuse(alasan text)
returns void language plpgsql immutable set search_path = pg_catalog as $$
begin
  if erp_private.teks_isi(alasan) is null or length(alasan) > 1000 then
    raise exception using errcode = 'VAALA',
      message = 'alasan: wajib diisi, paling banyak 1000 huruf';
  end if;
end
$$;
