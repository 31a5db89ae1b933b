-- What purchases are summed by.
set local role erp_owner;

do $$
begin
  create type erp.kelompok_pembelian as enum (
    'barang', 'kategori', 'kontak', 'pemasok', 'bulan', 'hari'
  );
  comment on type erp.kelompok_pembelian is 'What purchases are summed by.';
  create type erp.dasar_abc as enum ('nilai', 'laba', 'qty');
  comment on type erp.dasar_abc is 'What goods are put into classes by.';
exception
  when duplicate_object then null;
end
$$;

reset role;
