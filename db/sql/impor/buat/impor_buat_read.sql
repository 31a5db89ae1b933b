/** The kinds of records that an import is to make on the way, in their order (VAIMP, OTAKS). */
-- ["satuan", "kontak"] or "semua". Whoever asks may make master data.
create or replace function erp_private.impor_buat_read(buku anyelement, buat jsonb)
returns text[] language plpgsql stable as $$
declare
  v_ada constant text[] := '{satuan,kategori,harga,lokasi,kontak}';
  v_mau text[];
begin
  if buat = '"semua"' then
    v_mau := v_ada;
  elsif jsonb_typeof(buat) is distinct from 'array' or exists (
    select from jsonb_array_elements(case jsonb_typeof(buat) when 'array' then buat else '[]' end)
      as b
     where jsonb_typeof(b) <> 'string' or b #>> '{}' <> all (v_ada)
  ) then
    raise exception using errcode = 'VAIMP', message = format(
      'buat: harus "semua" atau daftar dari %s', array_to_string(v_ada, ', ')
    );
  else
    v_mau := array(select m from unnest(v_ada) as m where buat ? m);
  end if;
  if v_mau <> '{}' then
    perform erp_private.wajib_hak(buku, 'master', 'master', 'create');
  end if;
  return v_mau;
end
$$;
