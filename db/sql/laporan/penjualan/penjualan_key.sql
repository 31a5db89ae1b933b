/** The key of sales in a dimension of the sales summary, as text. */
-- In SQL without a path, so that PostgreSQL writes it into the expression that calls it.
create or replace function erp_private.penjualan_key(
  dimensi erp.kelompok_penjualan, tanggal date, barang_id bigint, kategori text, kontak_id bigint
) returns text language sql stable as $$
  select case dimensi
    when 'barang' then barang_id::text
    when 'kategori' then kategori
    when 'bulan' then to_char(tanggal, 'YYYY-MM')
    when 'hari' then to_char(tanggal, 'YYYY-MM-DD')
    when 'kontak' then kontak_id::text
    when 'pelanggan' then kontak_id::text
  end
$$;
