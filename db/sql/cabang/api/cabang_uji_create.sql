/**
 * Asks for a branch of the tenant, to try things in, and answers its code (admin with the admin
 * key): a copy of the books (salinan), the demo's (demo), or none (kosong). The worker makes it.
 */
-- At most three; gone after `hari` days. Endpoint: POST /api/pengaturan/cabang-uji.
create or replace function erp.cabang_uji_create(
  nama text, isi text, hari integer default 14, samarkan boolean default false,
  anggota boolean default false
) returns json language plpgsql security definer as $$
declare
  v_hasil jsonb;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  v_hasil := erp_private.idempotency_begin(null::buku);
  if v_hasil is not null then
    return v_hasil;
  end if;
  perform erp_private.kuota_refuse();
  v_hasil := jsonb_build_object(
    'kode', erp_private.cabang_make(nama, isi, coalesce(hari, 14), samarkan, anggota)
  );
  perform erp_private.platform_audit(
    null::buku, 'buat', 'cabang_uji', v_hasil ->> 'kode', null,
    erp_private.cabang_read(v_hasil ->> 'kode')::jsonb
  );
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
