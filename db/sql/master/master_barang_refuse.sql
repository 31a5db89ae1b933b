/** Refuses a change of goods that the books do not allow (KOBRG, KOMIN). */
create or replace function erp_private.master_barang_refuse(
  buku anyelement, lama jsonb, baru jsonb
) returns void language plpgsql stable as $$
declare
  v_id constant bigint := lama ->> 'id';
  v_salah text;
begin
  if (lama -> 'jenis', lama -> 'satuan_id') is distinct from (baru -> 'jenis', baru -> 'satuan_id')
    and (
      exists (select from mutasi_stok as m where m.barang_id = v_id)
      or exists (
        select from transaksi_baris as b join transaksi as t on t.id = b.transaksi_id
         where b.barang_id = v_id and t.status in ('final', 'void')
      )
    )
  then
    raise exception using errcode = 'KOBRG', message = format(
      '%s: barang ini sudah bertransaksi, jadi jenis dan satuan dasarnya tetap',
      case when lama -> 'jenis' <> baru -> 'jenis' then 'jenis' else 'satuan_id' end
    );
  end if;
  -- An account may have been deactivated while no active goods used it.
  if (baru ->> 'aktif')::boolean and not (lama ->> 'aktif')::boolean then
    select string_agg(format('%s: akun %s tidak aktif', k.nama, a.kode), E'\n' order by k.nama)
      into v_salah
      from unnest(array['akun_persediaan', 'akun_hpp', 'akun_penjualan']) as k (nama)
      join akun as a on a.kode = baru ->> k.nama and not a.aktif;
    perform erp_private.kesalahan_refuse('KOBRG', v_salah);
  end if;
  if lama -> 'kebijakan_stok_minus' is distinct from baru -> 'kebijakan_stok_minus'
    and coalesce(
      baru ->> 'kebijakan_stok_minus', (select p.kebijakan_stok_minus::text from pengaturan as p)
    ) = 'tolak'
    and exists (select from stok_lokasi as s where s.barang_id = v_id and s.qty < 0)
  then
    raise exception using errcode = 'KOMIN',
      message = 'kebijakan_stok_minus: stok barang ini masih minus; lengkapi dulu stoknya';
  end if;
  -- Goods in stock were booked on the old account and must leave from it.
  if lama -> 'akun_persediaan' is distinct from baru -> 'akun_persediaan'
    and exists (
      select from stok_pool as p where p.barang_id = v_id and (p.qty <> 0 or p.nilai <> 0)
    )
  then
    raise exception using errcode = 'KOBRG',
      message = 'akun_persediaan: barang ini masih ada stoknya, jadi akun persediaannya tetap';
  end if;
end
$$;
