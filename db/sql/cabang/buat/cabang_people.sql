/** Gives a branch the roles of its parent, and its members. */
-- Who made it, with his role there; with `anggota` all who accepted the parent. Nobody is told of
-- it: triggers are off.
create or replace function erp_private.cabang_people(cabang erp_private.cabang_uji)
returns void language plpgsql as $$
begin
  perform erp_private.cadangan_still('erp_private.membership');
  insert into erp_private.peran
  select b.*
    from erp_private.peran as r
   cross join jsonb_populate_record(r, jsonb_build_object('tenant_kode', cabang.kode)) as b
   where r.tenant_kode = cabang.induk;
  insert into erp_private.membership (
    pengguna_id, tenant_kode, peran, peran_kode, lokasi_id, diterima_pada
  )
  select m.pengguna_id, cabang.kode, m.peran, m.peran_kode,
         case when cabang.isi = 'salinan' then m.lokasi_id end, now()
    from erp_private.membership as m
   where m.tenant_kode = cabang.induk and m.diterima_pada is not null
     and (
       cabang.anggota or m.pengguna_id = cabang.dibuat_oleh
       or cabang.dibuat_oleh is null and m.peran = 'admin' and m.peran_kode is null
     );
  perform erp_private.cadangan_awake('erp_private.membership');
end
$$;
