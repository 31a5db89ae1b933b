/** What receipts, their returns and closings moved on the inventory accounts in a period. */
-- Their own movements, and what goods lost where they came because nobody bills them.
create or replace function erp_private.pembelian_diterima(
  buku anyelement, dari date, sampai date, diketahui timestamptz
) returns numeric language plpgsql stable as $$
begin
  return (
    select coalesce(sum(m.nilai), 0)
      from transaksi as t
      join mutasi_stok as m on m.transaksi_id = t.id
      left join mutasi_stok as k on k.id = m.koreksi_untuk
     where t.tanggal <= pembelian_diterima.sampai
       and (
         t.jenis = 'pembelian' and t.mode = 'penerimaan'
         or t.jenis = 'retur-pembelian' and t.rincian ? 'nilai_barang'
       )
       and m.tanggal >= pembelian_diterima.dari and m.tanggal <= pembelian_diterima.sampai
       and (
         m.koreksi_untuk is null and m.jurnal_id is null
         or m.tanggal_kertas is not null and k.jenis = 'masuk' and k.dasar = 'tetap'
       )
       and not exists (
         select from erp_private.posting_after(pembelian_diterima.diketahui) as s
          where s.posting_id = m.posting_id
       )
  );
end
$$;
