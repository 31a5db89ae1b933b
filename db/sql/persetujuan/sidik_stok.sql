/** The goods that postings move: quantity and value by location, day and kind of movement. */
create or replace function erp_private.sidik_stok(buku anyelement, posting bigint[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'barang_id', m.barang_id, 'lokasi_id', m.lokasi_id, 'tanggal', m.tanggal,
        'jenis', m.jenis, 'qty', m.qty, 'nilai', m.nilai
      ) order by m.barang_id, m.lokasi_id, m.tanggal, m.jenis), '[]')
      from (
        select x.barang_id, x.lokasi_id, x.tanggal, x.jenis, sum(x.qty)::erp.kuantitas as qty,
               sum(x.nilai)::erp.uang as nilai
          from mutasi_stok as x
         where x.posting_id = any (sidik_stok.posting)
         group by x.barang_id, x.lokasi_id, x.tanggal, x.jenis
      ) as m
  );
end
$$;
