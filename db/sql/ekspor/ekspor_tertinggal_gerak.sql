/** Movement after a day of each account, by journals that no file of an export carries. */
-- Imported documents make their journals anew, corrections of cost too.
create or replace function erp_private.ekspor_tertinggal_gerak(per date)
returns table (akun_kode text, nilai numeric) language sql stable as $$
  select b.akun_kode, sum(b.debit - b.kredit)
    from jurnal as j
    join jurnal_baris as b on b.jurnal_id = j.id
   where j.tanggal > ekspor_tertinggal_gerak.per and j.jenis <> 'koreksi' and not exists (
     select
       from transaksi as t
      where t.id = j.transaksi_id and t.status = 'final' and j.jenis = 'transaksi'
        and (t.mode is null or t.mode = 'penerimaan')
        and t.jenis in ('jurnal-umum', 'pembelian', 'penjualan')
   )
   group by b.akun_kode
  having sum(b.debit - b.kredit) <> 0
$$;
