/** Tells admins of the parent which branches end in three days, and in one; once each. */
create or replace function erp_private.cabang_tell()
returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_cabang record;
begin
  for v_cabang in
    select c.kode, c.nama, c.induk, c.berakhir_pada, s.hari
      from erp_private.cabang_uji as c
     cross join lateral (
       select case when c.berakhir_pada <= now() + interval '1 day' then 1 else 3 end as hari
     ) as s
     where c.status = 'siap' and c.berakhir_pada <= now() + interval '3 days'
       and c.dibuat_pada < now() - interval '1 day' and coalesce(c.diberitahu, 4) > s.hari
       for update of c
  loop
    update erp_private.cabang_uji as c
       set diberitahu = v_cabang.hari
     where c.kode = v_cabang.kode;
    perform erp_private.notifikasi_send(
      v_cabang.induk, 'cabang_berakhir',
      format('cabang:%s:%s:%s', v_cabang.kode, v_cabang.hari, v_cabang.berakhir_pada),
      format('Cabang uji %s berakhir dalam %s hari', v_cabang.nama, v_cabang.hari),
      format('%s dihapus dengan seluruh isinya; perpanjang bila masih dipakai.', v_cabang.kode),
      '/api/pengaturan/cabang-uji/' || v_cabang.kode
    );
  end loop;
end
$$;
