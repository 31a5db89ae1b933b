/** Refuses constants that are none of a kind's columns, or that the column cannot hold (VAIMP). */
-- null and "" take one back.
create or replace function erp_private.impor_tetap_refuse(
  buku anyelement, jenis text, tetap jsonb, gaya jsonb, buat text[]
) returns void language plpgsql stable as $$
declare
  v_salah text;
begin
  if jsonb_typeof(tetap) is distinct from 'object' then
    raise exception using errcode = 'VAIMP',
      message = erp_private.kalimat_di('tetap', 'objek_misalnya', '{"lokasi": "UTAMA"}');
  end if;
  select string_agg(
      format('tetap.%s: %s', left(t.key, 60), case
        when k.nama is null then erp_private.kalimat('tidak_dikenal_dari', (
          select string_agg(k.nama, ', ' order by k.urutan)
            from erp_private.impor_kolom_list(buku, impor_tetap_refuse.jenis) as k
           where not k.bebas
        ))
        when jsonb_typeof(t.value) in ('object', 'array') then 'harus teks atau angka'
        when length(t.value #>> '{}') > 1000 then erp_private.kalimat('huruf_paling_banyak', '1000')
      end), E'\n' order by t.key
    ) into v_salah
    from jsonb_each(tetap) as t
    left join erp_private.impor_kolom_list(
      buku, impor_tetap_refuse.jenis, array(select jsonb_object_keys(impor_tetap_refuse.tetap))
    ) as k on k.nama = t.key
   where k.nama is null or jsonb_typeof(t.value) in ('object', 'array')
      or length(t.value #>> '{}') > 1000;
  if v_salah is null then
    select string_agg(format('tetap.%s: %s', n.nama, n.salah), E'\n' order by n.nama)
      into v_salah
      from erp_private.impor_tetap_nilai(
        buku, impor_tetap_refuse.jenis, impor_tetap_refuse.tetap, impor_tetap_refuse.gaya
      ) as n
     where n.salah is not null and n.tipe <> all (impor_tetap_refuse.buat);
  end if;
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
end
$$;
