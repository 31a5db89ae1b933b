/** How a sentence says a column of a row: `seharga %s`, `di %s`. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_kalimat_kata(jenis text, nama text)
returns text language plpgsql immutable set search_path = pg_catalog as $$
begin
  return case nama
    when 'kode' then '%s'
    when 'nama' then '%s'
    when 'tanggal' then case jenis when 'aset' then 'diperoleh %s' else 'pada %s' end
    when 'kontak' then case jenis
      when 'penjualan' then 'kepada %s'
      when 'pembelian' then 'dari %s'
      else '%s'
    end
    when 'lokasi' then 'di %s'
    when 'qty' then 'sebanyak %s'
    when 'harga' then 'seharga %s'
    when 'hpp' then 'berharga pokok %s'
    when 'diskon' then 'dikurangi %s'
    when 'diskon_persen' then 'dikurangi %s persen'
    when 'bayar' then 'dibayar %s'
    when 'akun_bayar' then 'lewat %s'
    when 'akun_kode' then 'akun %s'
    else replace(nama, '_', ' ') || ' %s'
  end;
end
$$;
