/** Finds the lines of a sale or an order whose price is below a limit. */
-- The limits of the goods count, else those of the tenant. With `daftar` a net price is compared
-- with the price list of the contact (less the discount allowed) and with the least price of the
-- goods. A price below `hpp_persen` of the cost is found too; the message does not tell the cost.
-- Who does not see what goods cost is not told of that limit (transaksi_below_cost). `salah` has
-- what is refused, `peringatan` what is warned of. A line with the price that an order agreed on
-- (`sepakat`), and no share of a discount besides, is never refused. Prices are compared as they
-- are written, with the tax or without it.
create or replace function erp_private.baris_batas(
  buku anyelement, baris erp_private.baris[], sepakat boolean[], tanggal date, harga_kode text,
  hpp_persen numeric, daftar boolean, kontak_id bigint, out peringatan text[], out salah text[]
) language plpgsql stable as $$
declare
  v_b erp_private.baris;
  v_perlu boolean := coalesce(baris_batas.daftar, false);
  v_tutup constant boolean := erp_private.biaya_tutup();
  v_harga numeric[];
begin
  if not v_perlu and not v_tutup then
    foreach v_b in array baris_batas.baris loop
      if v_b.dpp * 100 < v_b.nilai_hpp * baris_batas.hpp_persen then
        v_perlu := true;
        exit;
      end if;
    end loop;
  end if;
  if not v_perlu then
    return;
  end if;
  if baris_batas.daftar and num_nonnulls(baris_batas.harga_kode, baris_batas.kontak_id) > 0 then
    select h.harga into v_harga
      from erp_private.baris_harga(
        buku, array(
          select erp_private.baris_masukan(
              barang_id => b.barang_id, satuan_id => b.satuan_id, qty => b.qty
            )
            from unnest(baris_batas.baris) as b
           order by b.baris
        ), baris_batas.tanggal, baris_batas.harga_kode, baris_batas.kontak_id
      ) as h;
  end if;
  select array_agg(x.pesan order by x.baris, x.urutan) filter (where not x.tolak),
         array_agg(x.pesan order by x.baris, x.urutan) filter (where x.tolak)
    into baris_batas.peringatan, baris_batas.salah
    from (
      select b.baris, m.urutan, format('detail.%s.harga: ', b.baris - 1) || m.pesan as pesan,
             coalesce(g.batas_harga, p.batas_harga_tindakan) = 'tolak'
               and not (coalesce(baris_batas.sepakat[b.baris], false) and b.diskon_dokumen = 0)
               as tolak
        from unnest(baris_batas.baris) as b
        join barang as g on g.id = b.barang_id
        join satuan as u on u.id = g.satuan_id
       cross join pengaturan as p
       cross join lateral (
         select b.subtotal - b.diskon_dokumen as nilai,
                coalesce(g.diskon_maksimum, p.batas_harga_diskon_maksimum) as maksimum,
                coalesce(v_harga[b.baris], g.harga_jual * b.faktor, b.harga) as harga
       ) as n
       cross join lateral (values
         (1, case
           when n.nilai < round(n.harga * b.qty * (100 - n.maksimum) / 100, 2) then format(
             '%s%% di bawah daftar harga %s, paling banyak %s%%',
             trim_scale(round(100 - 100 * n.nilai / (n.harga * b.qty), 2)), trim_scale(n.harga),
             trim_scale(n.maksimum)
           )
         end),
         (2, case
           when n.nilai < round(g.harga_minimum * b.qty_dasar, 2)
             then format('di bawah harga minimum %s per %s', trim_scale(g.harga_minimum), u.kode)
         end),
         (3, case
           when not v_tutup and b.dpp * 100 < b.nilai_hpp * baris_batas.hpp_persen then concat_ws(
             ' ', 'di bawah', nullif(trim_scale(baris_batas.hpp_persen), 100) || '% dari',
             'harga pokok'
           )
         end)
       ) as m (urutan, pesan)
       where m.pesan is not null
    ) as x;
end
$$;
