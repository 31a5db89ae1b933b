/** Whether an unknown column says amounts by its name: a sum that proves other columns. */
create or replace function erp_private.impor_saksi_kolom(judul text)
returns boolean language sql stable as $$
  select erp_private.impor_nama(
      regexp_replace(judul, '\((rp\.?|idr)\)', '', 'i')
    ) ~ ('^(sub|grand|line|sub ?grand)?(total|jumlah|amount|nilai|netto?|bruto)'
      '(harga|rp|idr|netto?|bersih|amount|penjualan|pembelian|bayar|akhir|tagihan|line|faktur'
      '|baris|stok|persediaan|price|jual|beli)?$|^(extended|ext)(price|amount)$|^totalprice$')
$$;
