/** How the cells of a column may be written: [{apa, pilihan}], one of each list at most. */
-- @execute erp_reader
create or replace function erp_private.impor_gaya_pilihan(nama text, tipe text)
returns json language plpgsql immutable set search_path = pg_catalog as $$
begin
  return (
    select coalesce(
        json_agg(json_build_object('apa', g.apa, 'pilihan', g.pilihan) order by g.urutan), '[]'
      )
      from (values
        (1, 'desimal', '{desimal_titik,desimal_koma}'::text[], tipe in ('angka', 'bulat')),
        (2, 'tanggal', '{hari_dulu,bulan_dulu}', tipe in ('tanggal', 'bulan')),
        (3, 'diskon', '{rupiah,persen,pecahan}', nama in ('diskon', 'diskon_persen')),
        (4, 'tarif', '{persen,pecahan}', nama = 'tarif'),
        (5, 'tanda', '{bertanda,sisi_normal}', nama = 'saldo'),
        (6, 'kode', '{teks}', tipe in ('kode', 'satuan', 'barang', 'kontak', 'lokasi'))
      ) as g (urutan, apa, pilihan, berlaku)
     where g.berlaku
  );
end
$$;
