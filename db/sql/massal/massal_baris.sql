/** Writes lines, payments and items of contacts of many documents, a statement for all. */
-- The arrays of documents have one element each; `…_ke` is the document of each element of others.
-- What a line costs is what its first movement is worth.
create or replace function erp_private.massal_baris(
  buku anyelement, ids bigint[], jenis erp.jenis_transaksi[], postings bigint[], tanggal date[],
  baris erp_private.baris[], baris_ke integer[], gerak erp_private.gerak[],
  bayar erp.pembayaran_input[], bayar_ke integer[], pos erp_private.pos_gerak[], pos_ke integer[]
) returns void language plpgsql as $$
declare
  v_banyak bigint;
begin
  with
    harga as (
      select g.baris_id, sum(abs(g.nilai)) as nilai
        from unnest(massal_baris.gerak) as g
       where g.sub = 0
       group by g.baris_id
    ),
    baru as (
      insert into transaksi_baris (
        id, transaksi_id, jenis, baris, barang_id, akun_kode, satuan_id, faktor, qty, qty_dasar,
        harga, bruto, diskon, diskon_dokumen, subtotal, dpp, pajak_kode, tarif, dpp_lain, ppn,
        dikreditkan, biaya, nilai_hpp, keterangan, baris_asal_id, rincian, gabungan_id,
        atribut
      )
        select b.id, massal_baris.ids[k.ke], massal_baris.jenis[k.ke], b.baris, b.barang_id,
               b.akun_kode, b.satuan_id, coalesce(b.faktor, 1), b.qty, b.qty_dasar,
               b.harga, coalesce(b.bruto, 0),
               coalesce(b.diskon, 0), coalesce(b.diskon_dokumen, 0), coalesce(b.subtotal, 0),
               coalesce(b.dpp, 0), b.pajak_kode, b.tarif, b.dpp_lain, coalesce(b.ppn, 0),
               coalesce(b.dikreditkan, true), coalesce(b.biaya, 0), h.nilai, b.keterangan,
               b.baris_asal_id, coalesce(b.rincian, '{}'), nullif(b.gabungan_id, 0), b.atribut
          from unnest(massal_baris.baris) with ordinality as b
          join unnest(massal_baris.baris_ke) with ordinality as k (ke, ordinality)
         using (ordinality)
          left join harga as h on h.baris_id = b.id
         order by ordinality
        returning id
    ),
    uang as (
      insert into transaksi_pembayaran (transaksi_id, jenis, baris, akun_kode, jumlah)
        select massal_baris.ids[k.ke], massal_baris.jenis[k.ke],
               row_number() over (partition by k.ke order by ordinality), p.akun_kode, p.jumlah
          from unnest(massal_baris.bayar) with ordinality as p
          join unnest(massal_baris.bayar_ke) with ordinality as k (ke, ordinality)
         using (ordinality)
        returning transaksi_id
    ),
    terbuka as (
      insert into pos_terbuka (
        posting_id, transaksi_id, jenis, akun_kode, kontak_id, tanggal, jatuh_tempo, nilai,
        tanggal_faktur, nomor_faktur_asli
      )
        select massal_baris.postings[k.ke], massal_baris.ids[k.ke], p.jenis, p.akun_kode,
               p.kontak_id, massal_baris.tanggal[k.ke], p.jatuh_tempo, p.nilai,
               p.tanggal_faktur, p.nomor_faktur_asli
          from unnest(massal_baris.pos) with ordinality as p
          join unnest(massal_baris.pos_ke) with ordinality as k (ke, ordinality)
         using (ordinality)
         where p.nilai <> 0
         order by ordinality
        returning id
    )
  select (select count(*) from baru) + (select count(*) from uang) + (select count(*) from terbuka)
    into v_banyak;
end
$$;
