/** Changes name and end of a branch of the request's tenant; null leaves them (TDUJI, VAUJI). */
-- `hari` counts from now.
create or replace function erp_private.cabang_change(kode text, nama text, hari integer)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_lama record;
begin
  select c.nama, c.isi into v_lama
    from erp_private.cabang_uji as c
   where c.kode = cabang_change.kode and c.induk = erp.tenant_kode() and c.status <> 'dihapus'
     for no key update;
  if not found then
    raise exception using errcode = 'TDUJI', message = 'cabang uji tidak ditemukan';
  end if;
  perform erp_private.kesalahan_refuse(
    'VAUJI', variadic erp_private.cabang_problems(
      coalesce(cabang_change.nama, v_lama.nama), v_lama.isi, coalesce(hari, 1)
    )
  );
  update erp_private.cabang_uji as c
     set nama = coalesce(erp_private.teks_isi(cabang_change.nama), c.nama),
         berakhir_pada = coalesce(now() + make_interval(days => hari), c.berakhir_pada),
         diberitahu = case when hari is null then c.diberitahu end
   where c.kode = cabang_change.kode;
  update erp_private.tenant as t
     set nama = coalesce(erp_private.teks_isi(cabang_change.nama), t.nama),
         uji_sampai = coalesce(now() + make_interval(days => hari), t.uji_sampai)
   where t.kode = cabang_change.kode;
end
$$;
