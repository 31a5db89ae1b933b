/** Measures the branches that nobody measured for five minutes, and their parents. */
create or replace function erp_private.cabang_measure()
returns void language plpgsql as $$
declare
  v_cabang record;
begin
  for v_cabang in
    select c.kode, c.induk
      from erp_private.cabang_uji as c
     where c.status = 'siap'
       and coalesce(c.diukur_pada < now() - interval '5 minutes', true)
       for no key update of c skip locked
  loop
    update erp_private.cabang_uji as c
       set ukuran = erp_private.cabang_bytes(v_cabang.kode),
           ukuran_induk = erp_private.cabang_bytes(v_cabang.induk), diukur_pada = now()
     where c.kode = v_cabang.kode;
  end loop;
end
$$;
