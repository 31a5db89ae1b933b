/** The lines of purchases that landed cost of a line names, in its order, and their goods. */
-- `mutasi_id` is the movement that brought the goods (null where the line brought none), `nilai`
-- what it is worth in the books of a day: what went back to the supplier is not taken off. `berat`
-- is the weight of one base unit.
create or replace function erp_private.hutang_targets(
  buku anyelement, alokasi jsonb, tanggal date
)
returns table (
  ke bigint, baris_id bigint, bobot numeric, jumlah numeric, transaksi_id bigint,
  jenis erp.jenis_transaksi, status erp.status_transaksi, nomor text, hari date,
  barang_kode text, berat numeric, mutasi_id bigint, qty numeric, nilai numeric,
  akun_persediaan text, gabungan_id bigint, penerimaan_baris_id bigint
) language plpgsql stable as $$
begin
  return query
    select d.ke, d.baris_id, d.bobot, d.jumlah, t.id, t.jenis, t.status, t.nomor, t.tanggal, g.kode,
           g.berat::numeric, m.id, m.qty::numeric, m.nilai, m.akun_persediaan,
           coalesce(t.gabungan_id, 0), (b.rincian ->> 'penerimaan_baris_id')::bigint
      -- A fence: each is looked up by its key.
      from (
        select x.ke, (x.isi ->> 'baris_id')::bigint as baris_id,
               (x.isi ->> 'bobot')::numeric as bobot, (x.isi ->> 'jumlah')::numeric as jumlah
          from jsonb_array_elements(hutang_targets.alokasi -> 'baris')
            with ordinality as x (isi, ke)
        offset 0
      ) as d
      left join transaksi_baris as b on b.id = d.baris_id
      left join transaksi as t on t.id = b.transaksi_id
      left join barang as g on g.id = b.barang_id
      left join lateral (
        select x.id, x.qty, x.akun_persediaan, x.nilai + coalesce((
            select sum(k.nilai)
              from mutasi_stok as k
             where k.koreksi_untuk = x.id and k.tanggal <= hutang_targets.tanggal
          ), 0) as nilai
          from mutasi_stok as x
         where x.baris_id = b.id and x.transaksi_id = t.id and x.jenis = 'masuk'
           and x.dasar = 'tetap'
      ) as m on t.jenis = 'pembelian'
     order by d.ke;
end
$$;
