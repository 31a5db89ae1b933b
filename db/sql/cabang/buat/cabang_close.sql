/** Ends the making of a branch: its trail says where it comes from, and its members may enter. */
create or replace function erp_private.cabang_close(cabang erp_private.cabang_uji)
returns void language plpgsql as $$
declare
  v_skema constant text := 't_' || cabang.kode;
begin
  perform pg_catalog.set_config('search_path', format('%I, erp, pg_temp', v_skema), true);
  perform pg_catalog.set_config('erp.tenant', cabang.kode, true);
  perform erp_private.jejak_write(
    null::buku, v_skema::name, 'buat', 'cabang_uji', cabang.kode, null,
    jsonb_build_object('induk', cabang.induk, 'isi', cabang.isi, 'samarkan', cabang.samarkan)
  );
  update erp_private.tenant as t set aktif = true where t.kode = cabang.kode;
  update erp_private.cabang_uji as c
     set status = 'siap', dari_saat = now(), galat = null,
         ukuran = erp_private.cabang_bytes(c.kode),
         ukuran_induk = erp_private.cabang_bytes(c.induk), diukur_pada = now()
   where c.kode = cabang.kode and c.status = 'disiapkan';
  if not found then
    raise exception using errcode = 'TDUJI', message = 'cabang uji tidak ditemukan';
  end if;
end
$$;
