/** Refuses a mapping of columns by hand that names what there is not, or too much (VAIMP). */
-- Nor may what is no opening replace anything (`ganti`).
create or replace function erp_private.impor_pemetaan_refuse(
  buku anyelement, jenis text, pemetaan jsonb, ganti boolean
) returns void language plpgsql stable as $$
declare
  v_kolom text[];
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
  v_kolom := array(
    select k.nama
      from erp_private.impor_kolom_list(buku, impor_pemetaan_refuse.jenis, array(
        select p.value #>> '{}' from jsonb_each(pemetaan) as p
      )) as k
     order by k.urutan
  );
  select string_agg(
      format('pemetaan.%s: %s', left(p.key, 60), case
        when jsonb_typeof(p.value) <> 'string' then 'harus nama kolom, atau ""'
        when erp_private.impor_nama(p.key) = '' then 'nama kolom di berkas tanpa huruf dan angka'
        else erp_private.kalimat('tidak_dikenal_dari', array_to_string(v_kolom, ', '))
      end), E'\n' order by p.key
    ) into v_salah
    from jsonb_each(pemetaan) as p
   where jsonb_typeof(p.value) <> 'string' or erp_private.impor_nama(p.key) = ''
      or p.value <> '""' and p.value #>> '{}' <> all (v_kolom);
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
end
$$;
