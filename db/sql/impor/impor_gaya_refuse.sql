/** Refuses styles of columns that there are not (VAIMP). */
create or replace function erp_private.impor_gaya_refuse(gaya jsonb)
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text;
begin
  if jsonb_typeof(gaya) is distinct from 'object'
    or (select count(*) from jsonb_object_keys(gaya)) > 200
  then
    raise exception using errcode = 'VAIMP',
      message = erp_private.kalimat_di('gaya', 'objek_misalnya', '{"harga_jual": "desimal_titik"}');
  end if;
  select string_agg(format(
      'gaya.%s: harus desimal_titik, desimal_koma, hari_dulu, bulan_dulu, rupiah, persen, '
      'pecahan, bertanda, sisi_normal atau teks', left(g.key, 60)
    ), E'\n' order by g.key)
    into v_salah
    from jsonb_each(gaya) as g
   where jsonb_typeof(g.value) <> 'string' or erp_private.impor_nama(g.key) = ''
      or g.value #>> '{}' !~ '^((desimal_(titik|koma)|(hari|bulan)_dulu|rupiah|persen|pecahan|'
        'bertanda|sisi_normal|teks)( |$))*$';
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
end
$$;
