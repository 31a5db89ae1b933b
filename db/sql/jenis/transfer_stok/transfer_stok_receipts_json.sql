/** The receipts of a transfer that stand, in their order, and the quantities of its lines. */
-- `penerimaan`: [{ke, nomor, tanggal, detail: [{baris_id, qty, qty_hilang}]}]. `baris`: by the id
-- of the line, what arrived, was lost and is still in transit, in the unit of the line. Null for
-- anything but a posted transfer in two steps. offset 0 prevents joins that read all movements and
-- lines: each is looked up by its key.
-- @execute erp_writer, erp_reader
create or replace function erp_private.transfer_stok_receipts_json(
  buku anyelement, transaksi_id bigint, out penerimaan jsonb, out baris jsonb
) language plpgsql stable as $$
begin
  if not exists (
    select
      from transaksi as t
     where t.id = transfer_stok_receipts_json.transaksi_id and t.jenis = 'transfer-stok'
       and t.rincian ->> 'dua_langkah' = 'true' and t.status = 'final'
  ) then
    return;
  end if;
  with
    terima as materialized (
      select r.ke, r.posting_id, r.tanggal
        from erp_private.transaksi_receipts(buku, transfer_stok_receipts_json.transaksi_id) as r
    ),
    gerak as materialized (
      select r.ke, m.baris_id, m.baris,
             round(coalesce(sum(m.qty) filter (where m.sub = 3), 0) / l.faktor, 6) as qty,
             round(coalesce(sum(-m.qty) filter (where m.sub = 4), 0) / l.faktor, 6) as hilang
        from terima as r
       cross join lateral (
         select x.baris_id, x.baris, x.sub, x.qty
           from mutasi_stok as x
          where x.posting_id = r.posting_id and x.jenis in ('masuk', 'keluar')
         offset 0
       ) as m
       cross join lateral (
         select b.faktor from transaksi_baris as b where b.id = m.baris_id offset 0
       ) as l
       group by r.ke, m.baris_id, m.baris, l.faktor
    )
  select coalesce((
      select jsonb_agg(jsonb_build_object(
          'ke', r.ke,
          'nomor', (
            select j.nomor from jurnal as j
             where j.posting_id = r.posting_id and j.jenis = 'terima'
          ),
          'tanggal', r.tanggal,
          'detail', (
            select jsonb_agg(jsonb_build_object(
                'baris_id', g.baris_id, 'qty', trim_scale(g.qty),
                'qty_hilang', trim_scale(g.hilang)
              ) order by g.baris)
              from gerak as g where g.ke = r.ke
          )
        ) order by r.ke)
        from terima as r
    ), '[]'), (
      select jsonb_object_agg(s.baris_id, jsonb_build_object(
          'qty_diterima', trim_scale(coalesce(g.qty, 0)),
          'qty_hilang', trim_scale(coalesce(g.hilang, 0)),
          'qty_sisa', trim_scale(round(s.sisa / l.faktor, 6))
        ))
        from erp_private.transfer_stok_left(
          buku, transfer_stok_receipts_json.transaksi_id
        ) as s
       cross join lateral (
         select b.faktor from transaksi_baris as b where b.id = s.baris_id offset 0
       ) as l
        left join (
          select x.baris_id, sum(x.qty) as qty, sum(x.hilang) as hilang from gerak as x group by 1
        ) as g on g.baris_id = s.baris_id
    )
    into transfer_stok_receipts_json.penerimaan, transfer_stok_receipts_json.baris;
end
$$;
