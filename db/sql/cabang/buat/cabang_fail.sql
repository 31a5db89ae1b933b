/** Says why a branch could not be made. */
create or replace function erp_private.cabang_fail(kode text, galat text)
returns void language sql as $$
  update erp_private.cabang_uji as c
     set status = 'gagal', galat = cabang_fail.galat
   where c.kode = cabang_fail.kode and c.status = 'disiapkan'
$$;
