/** Refuses a mapping of columns by hand that names what there is not, or too much (VAIMP). */
-- Nor may what is no opening replace anything (`ganti`).
create or replace function erp_private.impor_pemetaan_refuse(
  jenis text, pemetaan jsonb, ganti boolean
) returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text;
begin
  if ganti and jenis not like 'saldo-awal-%' then
    raise exception using errcode = 'VAIMP', message = 'ganti: hanya untuk saldo awal';
  elsif jsonb_typeof(pemetaan) is distinct from 'object' then
    raise exception using errcode = 'VAIMP',
      message = erp_private.kalimat_di('pemetaan', 'objek_misalnya', '{"Kd Brg": "kode"}');
  elsif (select count(*) from jsonb_object_keys(pemetaan)) > 200 then
    raise exception using errcode = 'VAIMP',
      message = erp_private.kalimat_di('pemetaan', 'isi_paling_banyak', '200');
  end if;
  select string_agg(
      format('pemetaan.%s: %s', left(p.key, 60), case
        when jsonb_typeof(p.value) <> 'string' then 'harus nama kolom, atau ""'
        when erp_private.impor_nama(p.key) = '' then 'nama kolom di berkas tanpa huruf dan angka'
        else erp_private.kalimat('tidak_dikenal_dari', (
          select string_agg(k.nama, ', ' order by k.urutan)
            from erp_private.impor_kolom as k
           where k.jenis = impor_pemetaan_refuse.jenis
        ))
      end), E'\n' order by p.key
    ) into v_salah
    from jsonb_each(pemetaan) as p
   where jsonb_typeof(p.value) <> 'string' or erp_private.impor_nama(p.key) = ''
      or (p.value <> '""' and not exists (
        select from erp_private.impor_kolom as k
         where k.jenis = impor_pemetaan_refuse.jenis and k.nama = p.value #>> '{}'
      ));
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
end
$$;
