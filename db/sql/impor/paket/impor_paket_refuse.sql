/** Refuses a bundle whose file or parts are described wrongly (VAIMP). */
create or replace function erp_private.impor_paket_refuse(
  nama_berkas text, sidik text, ukuran bigint, bagian jsonb, jenis jsonb, dilewati jsonb
) returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text;
begin
  if coalesce(length(nama_berkas), 0) not between 1 and 255 or coalesce(ukuran, -1) < 0
    or coalesce(sidik, '') !~ '^[0-9a-f]{64}$'
  then
    raise exception using errcode = 'VAIMP',
      message = 'berkas: nama, bentuk, sidik atau ukurannya salah';
  elsif jsonb_typeof(bagian) is distinct from 'array' or exists (
    select from jsonb_array_elements(bagian) as b
     where coalesce(length(b ->> 'nama'), 0) not between 1 and 255
        or coalesce(b ->> 'bentuk', '') not in ('csv', 'xlsx')
        or coalesce(b ->> 'sidik', '') !~ '^[0-9a-f]{64}$'
        or jsonb_typeof(b -> 'ukuran') is distinct from 'number'
        or not b @? 'strict $.baris ? (@.type() == "array")'
        or b @? 'strict $.baris[*] ? (@.type() != "array")'
  ) or jsonb_typeof(coalesce(dilewati, '[]')) <> 'array'
  then
    raise exception using errcode = 'VAIMP', message = 'bagian: harus daftar bagian';
  elsif jsonb_array_length(bagian) not between 1 and 50 then
    raise exception using errcode = 'VAIMP', message = case jsonb_array_length(bagian)
      when 0 then 'berkas: tidak ada bagian yang berisi tabel'
      else erp_private.kalimat_di('berkas', 'isi_paling_banyak', '50')
    end;
  elsif jsonb_typeof(jenis) <> 'object' then
    raise exception using errcode = 'VAIMP',
      message = 'jenis: harus objek, misalnya {"Lembar1": "barang"}; "" berarti tidak dipakai';
  end if;
  select string_agg(format('jenis.%s: %s', left(j.key, 60), case
      when not exists (select from jsonb_array_elements(bagian) as b where b ->> 'nama' = j.key)
        then 'bagian itu tidak ada; yang ada: ' || (
          select string_agg(left(b ->> 'nama', 60), ', ') from jsonb_array_elements(bagian) as b
        )
      else erp_private.kalimat('pilihan', (
        select string_agg(k.jenis, ', ' order by k.urutan) from erp_private.impor_jenis as k
      ))
    end), E'\n' order by j.key) into v_salah
    from jsonb_each(jenis) as j
   where not exists (select from jsonb_array_elements(bagian) as b where b ->> 'nama' = j.key)
      or j.value <> '""' and not exists (
        select from erp_private.impor_jenis as k where to_jsonb(k.jenis) = j.value
      );
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
end
$$;
