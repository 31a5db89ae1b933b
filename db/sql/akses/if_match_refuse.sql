/** Refuses to change a record that differs from what the caller saw (PRUBH). */
-- `isi` is the record as GET answers it, read after it was locked; its ETag is the SHA-256 of that
-- text. Only called where the request has an If-Match.
create or replace function erp_private.if_match_refuse(isi json)
returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  if left(encode(sha256(convert_to(
    erp_private.biaya_isi(isi)::text, 'UTF8'
  )), 'hex'), 32) <> all (erp.if_match()) then
    raise exception using errcode = 'PRUBH',
      message = erp_private.kalimat('sudah_berubah');
  end if;
end
$$;
