/**
 * Makes a rule of approvals (admin with the admin key): what it catches waits until its steps are
 * given. Answers its id, with warnings about steps that too few could take.
 */
-- Codes: VAPSJ, KOPSJ above fifty. What is being posted is done before it holds. Endpoint: POST
-- /api/pengaturan/aturan-persetujuan.
create or replace function erp.aturan_persetujuan_create(dokumen erp.aturan_persetujuan_input)
returns json language plpgsql security definer as $$
declare
  v_d constant erp.aturan_persetujuan_input := erp_private.aturan_whole(dokumen);
  v_hasil jsonb;
  v_id bigint;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  v_hasil := erp_private.idempotency_begin(null::buku);
  if v_hasil is not null then
    return v_hasil;
  end if;
  perform erp_private.kesalahan_refuse(
    'VAPSJ', variadic erp_private.aturan_problems(null::buku, v_d)
  );
  perform erp_private.periode_exclude(null::buku);
  if (select count(*) >= 50 from aturan_persetujuan) then
    raise exception using errcode = 'KOPSJ',
      message = 'sudah ada 50 aturan persetujuan; hapus yang tidak dipakai';
  end if;
  insert into aturan_persetujuan (
    nama, urutan, aktif, aksi, jenis, lokasi_id, total_min, kumulatif, peran_pembuat, langkah
  )
  values (
    v_d.nama, v_d.urutan, v_d.aktif, v_d.aksi, v_d.jenis, v_d.lokasi_id, v_d.total_min,
    v_d.kumulatif, v_d.peran_pembuat, to_jsonb(v_d.langkah)
  )
  returning aturan_persetujuan.id into v_id;
  v_hasil := jsonb_build_object('id', v_id, 'peringatan', nullif(
    to_jsonb(erp_private.aturan_warnings(null::buku, v_id)), '[]'
  ));
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
