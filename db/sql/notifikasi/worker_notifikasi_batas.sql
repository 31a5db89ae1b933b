/** Reminds of the step of a request, or escalates it, once; answers how many were told. */
-- Whoever escalates joins those who could give it, and all of them are told.
create or replace function erp_private.worker_notifikasi_batas(persetujuan_id bigint)
returns integer language plpgsql security definer as $$
declare
  v_l record;
begin
  select l.ke, l.naik_pada, l.ingat_pada,
         coalesce(l.batas_pada <= now(), false)
           or l.eskalasi <> '{}' and erp_private.langkah_takers(null::buku, p.id) = '{}' as naik,
         coalesce(l.mulai_pada + (l.batas_pada - l.mulai_pada) / 2 <= now(), false) as ingat
    into v_l
    from persetujuan as p
    join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
   where p.id = worker_notifikasi_batas.persetujuan_id and p.status = 'menunggu'
     for no key update of l;
  if v_l.ke is null or v_l.naik_pada is not null
    or not v_l.naik and not (v_l.ingat and v_l.ingat_pada is null)
  then
    return 0;
  end if;
  update persetujuan_langkah as l
     set ingat_pada = coalesce(l.ingat_pada, now()), naik_pada = case when v_l.naik then now() end
   where l.persetujuan_id = worker_notifikasi_batas.persetujuan_id and l.ke = v_l.ke;
  if v_l.naik then
    perform erp_private.perubahan_add(null::buku, jsonb_build_array(jsonb_build_object(
      'jenis', 'persetujuan.naik', 'isi', erp_private.perubahan_isi(
        null::buku, 'persetujuan', worker_notifikasi_batas.persetujuan_id::text, 'ubah', null
      )
    )));
  end if;
  return erp_private.notifikasi_langkah(
    null::buku, persetujuan_id, case when v_l.naik then 'naik' else 'ingat' end
  );
end
$$;
