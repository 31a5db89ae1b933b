/** Turns quantities and prices in other units into the goods' own unit. */
-- The file's own sums were compared before, in its units.
create or replace function erp_private.impor_satuan(buku anyelement, id bigint, jenis text)
returns void language plpgsql as $$
declare
  v_judul jsonb;
begin
  if jenis not in ('saldo-awal-stok', 'barang', 'penjualan', 'pembelian', 'barang-harga') then
    return;
  end if;
  v_judul := erp_private.impor_judul_satuan(buku, impor_satuan.id);
  if jenis = 'saldo-awal-stok' then
    perform erp_private.impor_satuan_stok(buku, impor_satuan.id, v_judul);
  elsif jenis = 'barang' then
    perform erp_private.impor_satuan_barang(buku, impor_satuan.id, v_judul);
  elsif v_judul <> '{}' then
    perform erp_private.impor_satuan_baris(buku, impor_satuan.id, v_judul);
  end if;
end
$$;
