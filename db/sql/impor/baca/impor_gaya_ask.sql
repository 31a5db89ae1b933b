/** What people must be asked about how a column is written; null: its cells prove it. */
-- `k` is a row of impor_gaya_count with the sums over all columns, `bentuk` the form of the file.
create or replace function erp_private.impor_gaya_ask(k record, bentuk text)
returns text language plpgsql immutable set search_path = pg_catalog as $$
begin
  return case
    when k.sebut ~ case k.tipe when 'tanggal' then '_dulu' else 'desimal_' end then null
    when k.tipe = 'tanggal' then case
      when k.hari_dulu > 0 and k.bulan_dulu > 0
        then 'sebagian menyebut hari dulu, sebagian bulan dulu'
      when impor_gaya_ask.bentuk = 'xlsx' and k.sel_hari > 0 and k.sel_hari_akhir = 0
        and k.hari_dulu > 0 and k.bingung = 0 then
        'sel tanggal Excel semuanya berhari 1 sampai 12, yang lain teks: hari dan'
        ' bulannya mungkin sudah tertukar'
      when k.bingung > 0 and k.hari_dulu + k.bulan_dulu = 0
        and (k.semua_hari > 0) = (k.semua_bulan > 0)
        then 'hari atau bulan dulu? tidak ada sel yang membuktikannya; dibaca hari dulu'
    end
    when k.koma > 0 and k.titik > 0
      then 'desimal ditulis dengan titik dan dengan koma'
    -- A sign that is one of decimals elsewhere would have three digits behind it here.
    when k.titik + k.koma = 0 and k.berkoma <> k.bertitik then case
      when case when k.bertitik > k.berkoma then k.tiga_titik else k.tiga_koma end > 0
        then 'tiga angka di belakang desimal, atau ribuan? tidak ada sel yang'
          ' membuktikannya'
    end
    when k.titik + k.koma = 0 and k.tiga_koma > 0 then
      'koma di sini pemisah ribuan atau desimal? tidak ada sel yang membuktikannya'
    when k.titik + k.koma = 0 and k.tiga_titik > 0 and k.nama in (
      'qty', 'faktor', 'stok_minimum', 'qty_minimum', 'diskon_persen', 'tarif'
    ) then 'titik di sini pemisah ribuan atau desimal? tidak ada sel yang membuktikannya'
    when k.nama !~ '^(qty|faktor|stok_minimum|qty_minimum|tarif)$' and (
      k.koma > k.titik and k.tiga_koma > 0 or k.titik > k.koma and k.tiga_titik > 0
    ) and k.pecahan > 0
      then 'tiga angka di belakang koma di sebagian sel: pemisah ribuan atau desimal?'
  end;
end
$$;
