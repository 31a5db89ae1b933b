/** Key, code and name of a group of purchases in one dimension. */
-- As those of sales; what is of no goods is landed cost, or on an account.
create or replace function erp_private.pembelian_kunci(
  buku anyelement, dimensi erp.kelompok_penjualan, kunci text, out nilai json, out kode text,
  out nama text
) language plpgsql stable as $$
begin
  select k.nilai, k.kode, k.nama into nilai, kode, nama
    from erp_private.penjualan_kunci(buku, dimensi, kunci) as k;
  if dimensi = 'barang' and kunci is null then
    nama := erp_private.istilah('Tanpa barang');
  end if;
end
$$;
