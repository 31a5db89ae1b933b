/** The steps from net purchases to what their papers moved on the inventory accounts, as JSON. */
-- The first row is the net purchases of the report, the last what the papers' own rows moved; the
-- rows between explain the difference. Rows of 0 are left out. `lainnya` is a difference without
-- explanation, which never occurs but where lines are chosen by dimensions (`pilih`). Empty for who
-- sees only his own documents.
create or replace function erp_private.pembelian_rekonsiliasi(
  buku anyelement, dari date, sampai date, diketahui timestamptz, pilih bigint[]
) returns json language plpgsql stable as $$
begin
  if erp_private.hanya_sebagian() then
    return '[]';
  end if;
  return (
    with
      lini as (
        select sum(g.dpp) as dpp,
               sum(g.biaya) filter (where g.jenis <> 'hutang' and g.stok) as biaya,
               sum(g.biaya) filter (where g.jenis = 'hutang') as susulan,
               sum(g.tanpa) filter (where g.stok) as tanpa,
               -sum(g.dpp) filter (where not g.stok) as akun, -sum(g.diterima) as diterima
          from erp_private.pembelian_gerak(
            pembelian_rekonsiliasi.dari, pembelian_rekonsiliasi.sampai,
            pembelian_rekonsiliasi.diketahui, null, null, pembelian_rekonsiliasi.pilih
          ) as g
      ),
      retur as (
        select sum(b.kredit - b.debit) as nilai
          from erp_private.pembelian_dokumen(
            pembelian_rekonsiliasi.dari, pembelian_rekonsiliasi.sampai,
            pembelian_rekonsiliasi.diketahui
          ) as d
          join jurnal as j
            on j.posting_id = d.posting_id and j.transaksi_id = d.id
           and j.jenis in ('transaksi', 'pembalik')
          join jurnal_baris as b on b.jurnal_id = j.id
          join akun_peran as p
            on p.peran = 'selisih_retur_beli' and p.akun_kode = b.akun_kode
         where d.jenis = 'retur-pembelian'
      ),
      akhir as (
        select erp_private.pembelian_persediaan(
                 buku, pembelian_rekonsiliasi.dari, pembelian_rekonsiliasi.sampai,
                 pembelian_rekonsiliasi.diketahui
               ) + d.nilai as nilai, d.nilai as datang
          from (
            select erp_private.pembelian_diterima(
                     buku, pembelian_rekonsiliasi.dari, pembelian_rekonsiliasi.sampai,
                     pembelian_rekonsiliasi.diketahui
                   ) as nilai
          ) as d
      ),
      langkah as (
        select n.urutan, n.kunci, n.nama, coalesce(n.nilai, 0) as nilai
          from lini as l
         cross join retur as r
         cross join akhir as a
         cross join lateral (values
           (1, 'dokumen', 'Pembelian bersih menurut dokumen', l.dpp),
           (2, 'biaya_tambahan', 'Biaya tambahan pada pembelian', l.biaya),
           (3, 'biaya_susulan', 'Biaya yang ditagih belakangan', l.susulan),
           (4, 'ppn_tidak_dikreditkan', 'PPN yang tidak dikreditkan', l.tanpa),
           (5, 'akun', 'Baris tanpa persediaan', l.akun),
           (6, 'selisih_retur', 'Selisih harga retur pembelian', r.nilai),
           (7, 'penerimaan', 'Barang yang datang sebelum fakturnya', a.datang),
           (8, 'penagihan', 'Yang ditagih dan sudah datang lebih dulu', l.diterima)
         ) as n (urutan, kunci, nama, nilai)
      ),
      baris as (
        select l.* from langkah as l
        union all
        select 9, 'lainnya', 'Lainnya', a.nilai - (select sum(l.nilai) from langkah as l)
          from akhir as a
        union all
        select 10, 'persediaan', 'Persediaan yang digerakkan dokumen ini', a.nilai from akhir as a
      )
    select json_agg(json_build_object(
        'kunci', b.kunci, 'nama', erp_private.istilah(b.nama), 'nilai', b.nilai::erp.uang
      ) order by b.urutan)
      from baris as b
     where b.nilai <> 0 or b.urutan in (1, 10)
  );
end
$$;
