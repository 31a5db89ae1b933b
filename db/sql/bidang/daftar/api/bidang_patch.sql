/**
 * Changes a field of the tenant's own: what is absent stays, null clears (VABDG, TDBDG, KOBDG).
 * With paksa values that break it stay.
 */
-- untuk, baris, kunci and tipe never change. Endpoint: PATCH /api/master/bidang/{id}.
create or replace function erp.bidang_patch(id bigint, patch jsonb, paksa boolean default false)
returns boolean language plpgsql security definer as $$
declare
  v_lama erp.bidang_input;
  v_baru erp.bidang_input;
begin
  perform erp_private.wajib_hak(null::buku, 'master', 'master', 'update');
  select b.untuk, b.baris, b.kunci, b.label, b.label_en, b.tipe, b.wajib, b.min, b.maks, b.pilihan,
         b.aktif, b.cetak
    into v_lama
    from bidang as b
   where b.id = bidang_patch.id
     for no key update;
  if not found then
    raise exception using errcode = 'TDBDG', message = erp_private.kalimat('tidak_ada', 'bidang');
  end if;
  perform erp_private.kesalahan_refuse(
    'VABDG', variadic erp_private.bidang_patch_problems(patch)
  );
  v_baru := jsonb_populate_record(v_lama, patch);
  v_baru.wajib := coalesce(v_baru.wajib, false);
  v_baru.aktif := coalesce(v_baru.aktif, true);
  v_baru.cetak := coalesce(v_baru.cetak, false);
  perform erp_private.kesalahan_refuse(
    'VABDG', variadic erp_private.bidang_define_problems(v_baru)
  );
  -- What it is called and whether it is printed breaks nothing.
  if not coalesce(paksa, false)
    and (v_baru.wajib, v_baru.min, v_baru.maks, v_baru.pilihan, v_baru.aktif)
      is distinct from (v_lama.wajib, v_lama.min, v_lama.maks, v_lama.pilihan, v_lama.aktif)
  then
    perform erp_private.bidang_broken_refuse(null::buku, v_baru);
  end if;
  update bidang as b
     set label = v_baru.label, label_en = v_baru.label_en, wajib = v_baru.wajib, min = v_baru.min,
         maks = v_baru.maks, pilihan = v_baru.pilihan, aktif = v_baru.aktif,
         cetak = v_baru.cetak, diubah_pada = now()
   where b.id = bidang_patch.id and v_baru is distinct from v_lama;
  return true;
end
$$;
