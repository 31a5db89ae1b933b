/** Refuses words about parts of a bundle, or columns of them, that are not there (VAIMP). */
-- `sebut` is {tetap: {Kontak: {tipe: 'lain'}}, …}, `bagian` [{nama}]; `buat` may be said of all of
-- them.
create or replace function erp_private.impor_paket_say_refuse(bagian jsonb, sebut jsonb)
returns void language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_salah text;
begin
  select string_agg(s.key || case s.key
      when 'buat' then ': harus "semua", daftar, atau objek menurut nama bagian'
      else ': harus objek menurut nama bagian, misalnya {"Lembar1": {…}}'
    end, E'\n' order by s.key)
    into v_salah
    from jsonb_each(sebut) as s
   where jsonb_typeof(s.value) <> 'object'
     and not (s.key = 'buat' and (jsonb_typeof(s.value) = 'array' or s.value = '"semua"'));
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
  select string_agg(format('%s.%s: bagian itu tidak ada; yang ada: %s', s.key, left(n.key, 60), (
      select string_agg(left(b ->> 'nama', 60), ', ') from jsonb_array_elements(bagian) as b
    )), E'\n' order by s.key, n.key)
    into v_salah
    from jsonb_each(sebut) as s
   cross join lateral jsonb_each(
     case jsonb_typeof(s.value) when 'object' then s.value else '{}' end
   ) as n
   where not exists (select from jsonb_array_elements(bagian) as b where b ->> 'nama' = n.key);
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
end
$$;
