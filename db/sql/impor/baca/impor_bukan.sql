/** Whether a column's name belongs to something else than the column that it sounds like. */
-- Codes and names are those of what the file lists: `Nama Supplier` in a list of goods is not the
-- name of the goods. A sale and a price have a customer, a purchase a supplier.
create or replace function erp_private.impor_bukan(jenis text, kolom text, judul text)
returns boolean language sql stable as $$
  select coalesce(case
      when kolom in ('kode', 'nama') then exists (
        select
          from (values
            ('barang', 'barang|brg|produk|product|item|sku'),
            ('kontak', 'kontak|pelanggan|customer|cust|supplier|pemasok|vendor|contact'),
            ('akun', 'akun|account|coa|perkiraan'), ('satuan', 'satuan|unit'),
            ('lokasi', 'lokasi|gudang|warehouse|cabang'), ('harga', 'harga'),
            ('aset', 'aset|asset')
          ) as w (jenis, kata)
         where w.jenis <> impor_bukan.jenis and n.nama ~ w.kata
      )
      when kolom = 'kontak' and jenis in ('penjualan', 'saldo-awal-piutang', 'barang-harga')
        then n.nama ~ 'supplier|pemasok|vendor'
      when kolom = 'kontak' then n.nama ~ 'pelanggan|customer'
    end, false)
    from (select erp_private.impor_nama(judul) as nama) as n
$$;
