/** What lines of an invoice take of receipts, with what they change of the cost of the goods. */
-- `nilai` is taken of what is owed for goods received; `selisih` is by how much the goods cost more
-- than they were received at: net, with further costs and tax that is not credited. `mutasi_id` is
-- the movement that brought them.
create or replace function erp_private.penerimaan_takes(buku anyelement, baris erp_private.baris[])
returns table (
  id bigint, baris_id bigint, qty numeric, nilai numeric, selisih numeric,
  akun_kode text, mutasi_id bigint, akun_persediaan text, gabungan_id bigint, saldo_awal boolean,
  barang_jenis erp.barang_jenis
) language plpgsql stable as $$
begin
  return query
    select b.id, s.id, b.qty_dasar, n.nilai,
           b.dpp + b.biaya + case when b.dikreditkan then 0 else b.ppn end
             + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0) - n.nilai,
           s.akun_kode, s.mutasi_id, s.akun_persediaan, s.gabungan_id, s.saldo_awal,
           b.barang_jenis
      from unnest(penerimaan_takes.baris) as b
     cross join lateral (
       select (b.rincian ->> 'nilai_penerimaan')::numeric as nilai
     ) as n
     cross join lateral erp_private.penerimaan_line(
       buku, (b.rincian ->> 'penerimaan_baris_id')::bigint
     ) as s
     where b.rincian ? 'penerimaan_baris_id'
     order by b.baris;
end
$$;
