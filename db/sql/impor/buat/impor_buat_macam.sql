/** The kind of record that a column may have made on the way (`buat`); null: none. */
-- @execute erp_reader
create or replace function erp_private.impor_buat_macam(nama text, tipe text)
returns text language sql immutable as $$
  select case
    when nama = 'harga_kode' then 'harga'
    when nama = 'kategori' then nama
    when tipe in ('satuan', 'lokasi', 'kontak') then tipe
  end
$$;
