/** Ends many postings: daily balances, numbers, heads of journals and of documents (KOMSP). */
-- In the lock order of posting_close: daily balances first, numbers last. `jurnals` are the
-- journals, `ada` those of them that have lines; `pembuka` marks openings. massal_enough has
-- checked cash and banks.
create or replace function erp_private.massal_close(
  buku anyelement, dokumen erp_private.dokumen[], postings bigint[], jurnals bigint[], ada bigint[],
  pembuka boolean
) returns void language plpgsql as $$
declare
  v_banyak bigint;
begin
  perform erp_private.massal_balances(buku, massal_close.postings);
  with
    kepala as materialized (
      select d.*, massal_close.postings[d.ordinality] as posting,
             massal_close.jurnals[d.ordinality] as jurnal,
             r.kode, coalesce(l.kode, '00') as lokasi_kode,
             date_trunc('month', d.tanggal)::date as bulan
        from unnest(massal_close.dokumen) with ordinality as d
        join erp.jenis_transaksi_ref as r on r.jenis = d.jenis
        left join lokasi as l on l.id = d.lokasi_id
    ),
    nomor as (
      insert into penomoran as n (kode, lokasi_kode, bulan, terakhir)
        select k.kode, k.lokasi_kode, k.bulan, count(*)
          from kepala as k
         group by 1, 2, 3
         order by 1, 2, 3
        on conflict (kode, lokasi_kode, bulan) do update
          set terakhir = n.terakhir + excluded.terakhir
        returning n.lokasi_kode, n.bulan, n.terakhir
    ),
    bernomor as materialized (
      select k.*, erp_private.nomor_text(
               p.format_nomor, p.format_nomor_ubah, k.kode, k.lokasi_kode, k.tanggal,
               (
                 n.terakhir - count(*) over (partition by k.lokasi_kode, k.bulan)
                 + row_number() over (partition by k.lokasi_kode, k.bulan order by k.ordinality)
               )::integer
             ) as nomor_baru
        from kepala as k
        join nomor as n on n.lokasi_kode = k.lokasi_kode and n.bulan = k.bulan
       cross join pengaturan as p
    ),
    jurnal_baru as (
      insert into jurnal (
        id, posting_id, transaksi_id, jenis, nomor, tanggal, keterangan, lintas_periode, pembuka
      )
        select k.jurnal, k.posting, k.id, 'transaksi', k.nomor_baru, k.tanggal, k.keterangan,
               false, massal_close.pembuka
          from bernomor as k
         where k.jurnal = any (massal_close.ada)
         order by k.ordinality
        returning id
    ),
    transaksi_baru as (
      insert into transaksi (
        id, jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, nomor_referensi,
        nomor_faktur_supplier, keterangan, harga_kode, harga_termasuk_pajak, status,
        bruto, diskon, dpp, ppn, ongkos, ongkos_ppn, biaya_tambahan, pembulatan,
        total_nilai, hpp_total, dibayar, sisa, posting_id, dokumen_asal_id, status_order, rincian,
        dibuat_oleh, gabungan_id, atribut
      )
        select k.id, k.jenis, k.nomor_baru, k.tanggal, k.kontak_id, k.lokasi_id, k.jatuh_tempo,
               k.nomor_referensi, k.nomor_faktur_supplier, k.keterangan, k.harga_kode,
               coalesce(k.harga_termasuk_pajak, false), 'final', coalesce(k.bruto, 0),
               coalesce(k.diskon, 0), coalesce(k.dpp, 0), coalesce(k.ppn, 0),
               coalesce(k.ongkos, 0), coalesce(k.ongkos_ppn, 0), coalesce(k.biaya_tambahan, 0),
               coalesce(k.pembulatan, 0), k.total_nilai, k.hpp_total, coalesce(k.dibayar, 0),
               k.sisa, k.posting, k.dokumen_asal_id, k.status_order,
               coalesce(k.rincian, '{}'), erp.pengguna_id(), nullif(k.gabungan_id, 0),
               nullif(k.atribut, '{}')
          from bernomor as k
         order by k.ordinality
        returning id
    )
  select (select count(*) from jurnal_baru) + (select count(*) from transaksi_baru) into v_banyak;
  if exists (select from masa_pajak as m where m.status = 'dilaporkan') then
    perform erp_private.masa_pajak_refuse(
        buku, massal_close.postings[d.ordinality], d.id, d.tanggal, false
      )
      from unnest(massal_close.dokumen) with ordinality as d;
  end if;
end
$$;
