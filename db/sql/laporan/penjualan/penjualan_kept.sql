/** Sales of a period from the sums that are kept, with what penjualan_irisan groups them by. */
-- `bergabungan`: combinations of dimension values are needed, to choose by them (`pilih`) or to
-- group. Goods and contacts at once come from the sums of pairs.
create or replace function erp_private.penjualan_kept(
  buku anyelement, dimensi erp.kelompok_penjualan[], dari date, sampai date,
  diketahui timestamptz, pilih bigint[], bergabungan boolean
)
returns table (
  tanggal date, barang_id bigint, kontak_id bigint, qty numeric, potongan numeric, bersih numeric,
  hpp numeric, gerak bigint, gabungan_id bigint
) language plpgsql stable as $$
declare
  v_barang constant boolean := dimensi && '{barang,kategori}';
  v_kontak constant boolean := dimensi && '{kontak,pelanggan}';
  v_grup constant text := case
    when v_barang then 'barang' when v_kontak then 'pelanggan' when bergabungan then 'gabungan'
    else 'hari'
  end;
begin
  if v_barang and v_kontak then
    return query
      select null::date, p.barang_id, p.kontak_id, p.qty, p.potongan, p.bersih, p.hpp, p.gerak,
             null::bigint
        from erp_private.penjualan_pasangan(
          buku, penjualan_kept.dari, penjualan_kept.sampai, penjualan_kept.diketahui
        ) as p;
    return;
  end if;
  return query
    select k.tanggal, case when v_barang then nullif(k.id, 0) end,
           case when v_kontak then nullif(k.id, 0) end, k.qty, k.potongan, k.bersih, k.hpp,
           k.gerak, case when bergabungan then k.id end
      from erp_private.penjualan_kelompok(
        buku, v_grup, penjualan_kept.dari, penjualan_kept.sampai, penjualan_kept.diketahui,
        v_grup <> 'hari' and 'hari' <> all (dimensi)
      ) as k
     where penjualan_kept.pilih is null or k.id = any (penjualan_kept.pilih);
end
$$;
