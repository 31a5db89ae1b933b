/** A value that was read of a column in words: `UTAMA Gudang`, `31 Januari 2026`, `12.500`. */
-- A record with a minus is one that is made on the way.
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_kalimat_nilai(
  buku anyelement, impor_id bigint, nama text, tipe text, nilai jsonb
) returns text language plpgsql stable as $$
declare
  v_teks constant text := nilai #>> '{}';
begin
  return left(coalesce(case
    when tipe in ('satuan', 'barang', 'kontak', 'lokasi') and v_teks::bigint < 0 then (
      select b.nama || ' (dibuatkan)' from impor_buat as b
       where b.impor_id = impor_kalimat_nilai.impor_id and b.macam = impor_kalimat_nilai.tipe
         and b.ke = -v_teks::integer
       limit 1
    )
    when tipe = 'satuan' then (select s.kode from satuan as s where s.id = v_teks::bigint)
    when tipe = 'barang'
      then (select b.kode || ' ' || b.nama from barang as b where b.id = v_teks::bigint)
    when tipe = 'kontak'
      then (select k.kode || ' ' || k.nama from kontak as k where k.id = v_teks::bigint)
    when tipe = 'lokasi'
      then (select l.kode || ' ' || l.nama from lokasi as l where l.id = v_teks::bigint)
    when impor_kalimat_nilai.nama like 'akun\_%'
      then (select a.kode || ' ' || a.nama from akun as a where a.kode = v_teks)
    when tipe = 'tanggal' then erp_private.tanggal_cetak(v_teks::date)
    when tipe = 'bulan'
      then regexp_replace(erp_private.tanggal_cetak(v_teks::date), '^\d+ ', '')
    when tipe = 'ya_tidak' then case v_teks when 'true' then 'ya' else 'tidak' end
    when tipe in ('angka', 'bulat')
      then regexp_replace(erp_private.impor_kata(v_teks::numeric), ',00$', '')
  end, v_teks), 100);
end
$$;
