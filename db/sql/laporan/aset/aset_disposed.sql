/** Assets that were disposed of by a day, with the document, now or as known at a moment. */
create or replace function erp_private.aset_disposed(per date, diketahui timestamptz)
returns table (aset_id bigint, transaksi_id bigint)
language sql stable as $$
  select (t.rincian -> 'pelepasan' ->> 'aset_id')::bigint, t.id
    from transaksi as t
    join jurnal as j on j.transaksi_id = t.id and j.jenis = 'transaksi'
   where t.jenis = 'penyusutan' and t.rincian ? 'pelepasan' and j.tanggal <= aset_disposed.per
     and (
       aset_disposed.diketahui is null or not exists (
         select from erp_private.posting_after(aset_disposed.diketahui) as s
          where s.posting_id = j.posting_id
       )
     )
     and not exists (
       select
         from jurnal as r
        where r.membalik_id = j.id and r.tanggal <= aset_disposed.per
          and (
            aset_disposed.diketahui is null or not exists (
              select from erp_private.posting_after(aset_disposed.diketahui) as s
               where s.posting_id = r.posting_id
            )
          )
     )
$$;
