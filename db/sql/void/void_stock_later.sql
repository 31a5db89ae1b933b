/** Reverses stock movements on a later day (KOSTK). */
-- What comes back stands before what leaves. Goods that leave at what they came at (`tetap`) count
-- for cost where they came: from there on goods are valued as if they never had. So all that they
-- changed and that stands in an open month is corrected in its place, as by a void in the place of
-- the original; what stands in a closed one is adjusted on the day of the void. With `terhitung`, a
-- stocktaking that had counted them, what moves is compensated there.
create or replace function erp_private.void_stock_later(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date, gerak erp_private.gerak[],
  terhitung bigint, out hasil erp_private.gerak[], out kepala erp_private.jurnal_kepala[]
) language plpgsql as $$
declare
  v_pergi constant erp_private.gerak[] :=
    array(select g from unnest(void_stock_later.gerak) as g where g.dasar = 'tetap');
  v_urut bigint;
  v_awal record;
begin
  select s.hasil, s.kepala into void_stock_later.hasil, void_stock_later.kepala
    from erp_private.stok_post(
      buku, void_stock_later.posting_id, void_stock_later.transaksi_id, void_stock_later.tanggal,
      array(select g from unnest(void_stock_later.gerak) as g where g.dasar <> 'tetap'),
      case when cardinality(v_pergi) = 0 then void_stock_later.terhitung end,
      hitung => cardinality(v_pergi) = 0
    ) as s;
  if cardinality(v_pergi) = 0 then
    return;
  end if;
  v_urut := nextval('mutasi_urut');
  v_awal := erp_private.void_stock_gone(
    buku, void_stock_later.posting_id, void_stock_later.transaksi_id, void_stock_later.tanggal,
    v_urut, v_pergi
  );
  hasil := hasil || v_pergi;
  if void_stock_later.terhitung is not null then
    -- It stands after the goods came, so they are valued again from there.
    perform erp_private.terhitung_post(
      buku, void_stock_later.posting_id, void_stock_later.transaksi_id,
      void_stock_later.terhitung, void_stock_later.tanggal, v_urut, void_stock_later.hasil,
      (select p.lingkup_hpp = 'per_lokasi' from pengaturan as p)
    );
  end if;
  perform erp_private.void_stock_refuse(buku, v_pergi, void_stock_later.tanggal, v_urut);
  v_awal := erp_private.stok_kertas_start(
    buku, void_stock_later.posting_id, v_awal.tanggal, v_awal.urut
  );
  kepala := erp_private.stok_revalue(
    buku, void_stock_later.posting_id, void_stock_later.transaksi_id,
    array(
      select distinct m.barang_id
        from mutasi_stok as m
       where m.posting_id = void_stock_later.posting_id
    ), v_awal.tanggal, v_awal.urut, penyesuaian => void_stock_later.tanggal,
    tambah => erp_private.stok_kertas_mirror(buku, v_pergi, void_stock_later.tanggal)
  );
end
$$;
