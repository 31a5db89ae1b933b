/** Documents with taxed lines and their reversals that count in a month, for ppn_gerak. */
-- They are dated in the month, or have a line whose tax is credited in it (`masa_kredit`). A
-- reversal has `arah` -1. In SQL, so that PostgreSQL writes it into the statement of ppn_gerak.
create or replace function erp_private.ppn_dokumen(dari date, sampai date, diketahui timestamptz)
returns table (
  posting_id bigint, tanggal date, arah integer, id bigint, jenis erp.jenis_transaksi,
  ongkos numeric, ongkos_ppn numeric, ongkos_pajak text, tanggal_asal date
) language sql stable as $$
  with
    jenis as (select array_agg(s.jenis) as semua from erp_private.ppn_sisi() as s),
    pilih as (
      select t.id, t.status, t.posting_id, t.tanggal, t.jenis, t.ongkos, t.ongkos_ppn, t.rincian
        from transaksi as t
       where t.jenis = any ((select j.semua from jenis as j)::erp.jenis_transaksi[])
         and t.tanggal >= ppn_dokumen.dari and t.tanggal <= ppn_dokumen.sampai
      union all
      select t.id, t.status, t.posting_id, t.tanggal, t.jenis, t.ongkos, t.ongkos_ppn, t.rincian
        from transaksi as t
       where t.id in (
           select b.transaksi_id
             from transaksi_baris as b
            where b.rincian ? 'masa_kredit'
              and b.rincian ->> 'masa_kredit' = to_char(ppn_dokumen.dari, 'YYYY-MM')
         )
         and t.jenis = any ((select j.semua from jenis as j)::erp.jenis_transaksi[])
         and not (t.tanggal >= ppn_dokumen.dari and t.tanggal <= ppn_dokumen.sampai)
    )
  select t.posting_id, t.tanggal, 1 as arah, t.id, t.jenis, t.ongkos::numeric,
         t.ongkos_ppn::numeric, t.rincian ->> 'ongkos_pajak_kode' as ongkos_pajak,
         t.tanggal as tanggal_asal
    from pilih as t
   -- The rule of dokumen_dibukukan, for all documents at once.
   where t.status = 'final' or t.status = 'void' and (
     t.id in (
       select p.transaksi_id
         from erp_private.posting_after(ppn_dokumen.diketahui) as s
         join posting as p on p.id = s.posting_id and p.aksi = 'void'
     )
     or exists (select from jurnal as j where j.transaksi_id = t.id and j.jenis = 'transaksi')
   )
  union all
  select r.posting_id, r.tanggal, -1, t.id, t.jenis, t.ongkos, t.ongkos_ppn,
         t.rincian ->> 'ongkos_pajak_kode', t.tanggal
    from (
      select r.id, r.posting_id, r.tanggal, r.membalik_id, r.transaksi_id
        from jurnal as r
       where r.jenis = 'pembalik'
         and r.tanggal >= ppn_dokumen.dari and r.tanggal <= ppn_dokumen.sampai
      union
      select r.id, r.posting_id, r.tanggal, r.membalik_id, r.transaksi_id
        from pilih as p
        join jurnal as r on r.transaksi_id = p.id and r.jenis = 'pembalik'
       where p.status = 'void'
    ) as r
    join jurnal as j on j.id = r.membalik_id and j.jenis = 'transaksi'
    join transaksi as t
      on t.id = r.transaksi_id
     and t.jenis = any ((select j.semua from jenis as j)::erp.jenis_transaksi[])
$$;
