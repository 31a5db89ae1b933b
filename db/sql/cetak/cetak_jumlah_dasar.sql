/** The sums of a document's lines that the rows below a paper's lines are made of. */
-- `ongkos_lain` is the "nilai lain" base of its freight; `pajak` is the label of its tax, with the
-- rate where it has only one; `retur` is what returns took from its receivable. A draft has the
-- lines that it would be posted with.
create or replace function erp_private.cetak_jumlah_dasar(
  buku anyelement, id bigint, pkp boolean, out jumlah numeric, out potongan numeric,
  out dpp_lain numeric, out dpp numeric, out selisih_ppn numeric, out ongkos_lain numeric,
  out pajak text, out retur numeric
) language plpgsql stable as $$
begin
  select coalesce(sum(b.bruto - b.diskon), 0), coalesce(sum(b.diskon_dokumen), 0),
         coalesce(sum(coalesce(b.dpp_lain, b.dpp)) filter (where b.ppn <> 0), 0),
         coalesce(sum(b.dpp) filter (where b.ppn <> 0), 0),
         coalesce(sum((b.rincian ->> 'selisih_ppn')::numeric), 0), case
           when not pkp then 'Pajak'
           when min(b.tarif) filter (where b.ppn <> 0) = max(b.tarif) filter (where b.ppn <> 0)
             then erp_private.istilah('PPN') || ' '
               || erp_private.angka_cetak(min(b.tarif) filter (where b.ppn <> 0)) || '%'
           else 'PPN'
         end
    into jumlah, potongan, cetak_jumlah_dasar.dpp_lain, cetak_jumlah_dasar.dpp,
         cetak_jumlah_dasar.selisih_ppn, pajak
    from (
      select x.bruto, x.diskon, x.diskon_dokumen, x.dpp, x.dpp_lain, x.ppn, x.tarif,
             x.rincian
        from transaksi_baris as x
       where x.transaksi_id = cetak_jumlah_dasar.id
      union all
      select x.*
        from jsonb_to_recordset(erp_private.cetak_draft(buku, cetak_jumlah_dasar.id)) as x (
          bruto numeric, diskon numeric, diskon_dokumen numeric, dpp numeric, dpp_lain numeric,
          ppn numeric, tarif numeric, rincian jsonb
        )
    ) as b;
  select coalesce(sum(
           round(t.ongkos * coalesce(r.pembilang, 1) / coalesce(r.penyebut, 1), 2)
         ), 0)
    into ongkos_lain
    from transaksi as t
   cross join lateral erp_private.pajak_rate(t.rincian ->> 'ongkos_pajak_kode', t.tanggal) as r
   where t.id = cetak_jumlah_dasar.id and t.ongkos_ppn <> 0;
  select coalesce(sum(a.nilai), 0) into retur
    from pos_terbuka as p
    join alokasi as a on a.pos_id = p.id
    join transaksi as r on r.id = a.transaksi_id and r.jenis = 'retur-penjualan'
   where p.transaksi_id = cetak_jumlah_dasar.id and p.jenis = 'piutang';
end
$$;
