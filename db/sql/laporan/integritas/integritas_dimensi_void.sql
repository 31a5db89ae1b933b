/** Voids that take back other dimension values than were booked; must be empty. */
-- Accounts of stock movements are left out: a void books them at the goods' value of then.
create or replace function erp_private.integritas_dimensi_void()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql stable as $$
  select 'dimensi', format('%s void akun %s gabungan %s', x.nomor, x.akun_kode, x.gabungan_id),
         '0', x.nilai::text
    from (
      select t.nomor, b.akun_kode, coalesce(b.gabungan_id, 0) as gabungan_id,
             sum(b.debit - b.kredit) as nilai,
             sum(sum(b.debit - b.kredit)) over (partition by t.id, b.akun_kode) as semua
        from transaksi as t
        join jurnal as j on j.transaksi_id = t.id
        join jurnal_baris as b on b.jurnal_id = j.id
       where t.status = 'void'
         and not exists (select from mutasi_stok as m where m.jurnal_id = j.id)
         and not exists (
         select
           from mutasi_stok as m
          where m.transaksi_id = t.id and b.akun_kode in (m.akun_persediaan, m.akun_lawan)
       )
       group by t.id, t.nomor, b.akun_kode, coalesce(b.gabungan_id, 0)
    ) as x
   where x.semua = 0 and x.nilai <> 0
$$;
