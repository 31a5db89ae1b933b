/** The lines that a note about prices names, in its order, with what is left of them. */
-- `sumber_id` is the movement that brought the goods, where any came with the line, or with the
-- receipt that it billed; `gabungan_id` the
-- dimension values of the line, `stok_gabungan` those of its document. Lines that are not there
-- have no `id`.
create or replace function erp_private.nota_sources(buku anyelement, isi jsonb)
returns setof erp_private.nota_sumber language plpgsql stable as $$
begin
  return query
    select d.ke, (d.isi ->> 'baris_asal_id')::bigint, (d.isi ->> 'jumlah')::numeric,
           (d.isi ->> 'harga_baru')::numeric, (d.isi ->> 'persen')::numeric,
           d.isi ->> 'keterangan', s.*
      from jsonb_array_elements(nota_sources.isi -> 'detail') with ordinality as d (isi, ke)
      -- A fence: each is looked up by its key.
      left join lateral (
        select b.id, t.id, t.jenis, t.mode, t.status, t.nomor, t.tanggal, t.kontak_id, b.barang_id,
               g.kode, g.jenis, b.akun_kode, b.satuan_id, b.faktor::numeric,
               coalesce(b.qty_dasar, b.qty) - k.qty, b.dpp - k.dpp, b.dpp_lain - k.dpp_lain,
               b.ppn - k.ppn,
               coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0) - k.selisih_ppn,
               b.pajak_kode, b.tarif::numeric, b.dikreditkan,
               coalesce(b.rincian ->> 'masa_kredit', to_char(t.tanggal, 'YYYY-MM')), m.id,
               coalesce(m.akun_persediaan, g.akun_persediaan),
               coalesce(m.akun_lawan, b.rincian ->> 'akun_beban', g.akun_hpp),
               coalesce(b.gabungan_id, 0), coalesce(t.gabungan_id, 0)
          from (
            -- Made first: a wall would have all movements read before the cast.
            select l.*, coalesce((l.rincian ->> 'penerimaan_baris_id')::bigint, l.id) as masuk_id
              from transaksi_baris as l
             where l.id = (d.isi ->> 'baris_asal_id')::bigint
            offset 0
          ) as b
          join transaksi as t on t.id = b.transaksi_id
          left join barang as g on g.id = b.barang_id
          left join mutasi_stok as m
            on m.baris_id = b.masuk_id and m.jenis = 'masuk' and m.sub = 0
         cross join lateral erp_private.retur_returned(buku, b.id) as k
        offset 0
      ) as s on true
     order by d.ke;
end
$$;
