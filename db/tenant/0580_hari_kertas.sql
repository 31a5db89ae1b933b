-- A paper that changes the value of goods that came earlier (landed cost) writes a correction of
-- their movement. `tanggal_kertas` is the day from which that value is known; the corrections of
-- other movements that follow from it have it too, where it is later than their own day.
alter table mutasi_stok add tanggal_kertas date;
alter table mutasi_stok add constraint mutasi_stok_kertas_check
  check (tanggal_kertas is null or jenis = 'koreksi_hpp');
create index mutasi_stok_kertas_idx on mutasi_stok (barang_id, tanggal_kertas)
  where tanggal_kertas is not null;

-- Kilograms of a base unit: freight is spread by it.
alter table barang add berat erp.kuantitas check (berat >= 0);
