/** Whether a row names what it is of, so that to make it again only changes that. */
create or replace function erp_private.impor_keyed(jenis text, isi jsonb)
returns boolean language sql immutable set search_path = pg_catalog as $$
  select isi -> 'baris' ? 'kode' or jenis in (
      'barang-satuan', 'barang-harga', 'barang-pemasok', 'barang-lokasi', 'riwayat-saldo'
    )
    or exists (select from jsonb_object_keys(isi -> 'baris') as k where k like 'id_luar:%')
$$;
