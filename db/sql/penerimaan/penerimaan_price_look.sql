/** Warnings where an invoice's price is further from the receipt's than is tolerated (KOHRG). */
-- Net, per base unit, in percent of what the goods were received at. With the setting
-- kebijakan_harga = tolak it refuses. Null where nothing is said of prices.
create or replace function erp_private.penerimaan_price_look(
  buku anyelement, baris erp_private.baris[]
) returns text[] language plpgsql stable as $$
declare
  v_p record;
  v_pesan text[];
begin
  select p.toleransi_harga as batas, p.kebijakan_harga = 'tolak' as tolak into v_p
    from pengaturan as p;
  if v_p.batas is null then
    return null;
  end if;
  v_pesan := array(
    select format(
        'detail.%s.harga: %s per %s, diterima dengan harga %s; yang diizinkan %s%%', b.baris - 1,
        trim_scale(round(b.dpp / b.qty_dasar, 6)), u.kode,
        trim_scale(round(s.dpp / s.qty_dasar, 6)), trim_scale(v_p.batas)
      )
      from unnest(penerimaan_price_look.baris) as b
      -- Made first: a wall would have all lines read before the cast.
      cross join lateral (
        select (b.rincian ->> 'penerimaan_baris_id')::bigint as id offset 0
      ) as asal
      join transaksi_baris as s on s.id = asal.id
      join barang as g on g.id = b.barang_id
      join satuan as u on u.id = g.satuan_id
     where abs(b.dpp * s.qty_dasar - s.dpp * b.qty_dasar) * 100
       > v_p.batas * s.dpp * b.qty_dasar
     order by b.baris
  );
  if v_p.tolak then
    perform erp_private.kesalahan_refuse('KOHRG', variadic v_pesan);
  end if;
  return v_pesan;
end
$$;
