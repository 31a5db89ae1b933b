/**
 * Changes a rule of approvals (admin with the admin key): what is absent stays, null clears.
 * Requests that wait keep the steps that they were filed under.
 */
-- Codes: VAPSJ, TDPSJ. Endpoint: PATCH /api/pengaturan/aturan-persetujuan/{id}.
create or replace function erp.aturan_persetujuan_patch(id bigint, patch jsonb)
returns boolean language plpgsql security definer as $$
declare
  v_d erp.aturan_persetujuan_input;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  perform erp_private.kesalahan_refuse(
    'VAPSJ', variadic erp_private.aturan_patch_problems(patch)
  );
  perform erp_private.periode_exclude(null::buku);
  select r.* into v_d
    from aturan_persetujuan as a
   cross join lateral jsonb_populate_record(
     null::erp.aturan_persetujuan_input, to_jsonb(a) || patch
   ) as r
   where a.id = aturan_persetujuan_patch.id;
  if not found then
    perform erp_private.aturan_missing_refuse();
  end if;
  v_d := erp_private.aturan_whole(v_d);
  perform erp_private.kesalahan_refuse(
    'VAPSJ', variadic erp_private.aturan_problems(null::buku, v_d)
  );
  update aturan_persetujuan as a
     set nama = v_d.nama, urutan = v_d.urutan, aktif = v_d.aktif, aksi = v_d.aksi,
         jenis = v_d.jenis, lokasi_id = v_d.lokasi_id, total_min = v_d.total_min,
         kumulatif = v_d.kumulatif, peran_pembuat = v_d.peran_pembuat,
         langkah = to_jsonb(v_d.langkah), diubah_pada = now()
   where a.id = aturan_persetujuan_patch.id;
  return true;
end
$$;
