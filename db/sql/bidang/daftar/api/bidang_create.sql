/**
 * Makes a field of the tenant's own, and answers its id (VABDG, KODUP, KOBDG). With paksa values
 * that break it stay.
 */
-- At most 50 of a subject. Endpoint: POST /api/master/bidang.
create or replace function erp.bidang_create(
  dokumen erp.bidang_input, paksa boolean default false
) returns json language plpgsql security definer as $$
declare
  v_d erp.bidang_input := dokumen;
  v_hasil jsonb;
  v_id bigint;
begin
  perform erp_private.wajib_hak(null::buku, 'master', 'master', 'create');
  v_hasil := erp_private.idempotency_begin(null::buku);
  if v_hasil is not null then
    return v_hasil;
  end if;
  v_d.baris := coalesce(v_d.baris, false);
  v_d.wajib := coalesce(v_d.wajib, false);
  v_d.aktif := coalesce(v_d.aktif, true);
  v_d.cetak := coalesce(v_d.cetak, false);
  perform erp_private.kesalahan_refuse('VABDG', variadic erp_private.bidang_define_problems(v_d));
  -- One after the other, so that of two the second sees the first.
  lock table bidang in share row exclusive mode;
  if exists (
    select from bidang as b
     where b.untuk = v_d.untuk and b.baris = v_d.baris and b.kunci = v_d.kunci
  ) then
    raise exception using errcode = 'KODUP',
      message = erp_private.kalimat_di('kunci', 'sudah_ada_untuk', v_d.kunci, v_d.untuk);
  elsif (select count(*) >= 50 from bidang as b where b.untuk = v_d.untuk) then
    raise exception using errcode = 'KOBDG',
      message = format('untuk: %s sudah punya 50 bidang', v_d.untuk);
  end if;
  if not coalesce(paksa, false) then
    perform erp_private.bidang_broken_refuse(null::buku, v_d);
  end if;
  insert into bidang (
    untuk, baris, kunci, label, label_en, tipe, wajib, min, maks, pilihan, aktif, cetak
  )
  values (
    v_d.untuk, v_d.baris, v_d.kunci, v_d.label, v_d.label_en, v_d.tipe, v_d.wajib, v_d.min,
    v_d.maks, v_d.pilihan, v_d.aktif, v_d.cetak
  )
  returning bidang.id into v_id;
  v_hasil := jsonb_build_object('id', v_id);
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
