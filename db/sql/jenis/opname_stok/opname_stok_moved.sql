/** Warnings about documents that moved goods of a count since its lines were seen. */
-- The count books the difference that was seen; later movements stay. A warning names the five
-- latest documents of a line, but no other counts: those warn themselves.
create or replace function erp_private.opname_stok_moved(
  buku anyelement, lokasi_id bigint, tanggal date, baris erp_private.baris[]
) returns text[] language plpgsql stable as $$
declare
  v_awal constant bigint := (
    select min((b.rincian ->> 'dilihat')::bigint)
      from unnest(opname_stok_moved.baris) as b
     where (b.rincian ->> 'dilihat')::bigint < (b.rincian ->> 'dibukukan')::bigint
  );
begin
  if v_awal is null then
    return null;
  end if;
  return array(
    select format(
        'detail.%s.barang_id: %s bergerak sejak dilihat: %s%s; itu tetap berlaku, selisih '
          'dihitung terhadap %s',
        b.baris - 1, r.kode, g.dokumen, g.lagi, b.rincian ->> 'qty_sistem'
      )
      from unnest(opname_stok_moved.baris) as b
      join barang as r on r.id = b.barang_id
     cross join lateral (
       select string_agg(format('%s %s', x.nomor, x.qty), ', ' order by x.ke) filter (
                where x.ke <= 5
              ) as dokumen,
              case when count(*) > 5 then format(' dan %s lagi', count(*) - 5) end as lagi
         from (
           select t.nomor, trim_scale(sum(m.qty)) as qty,
                  row_number() over (order by max(m.id) desc) as ke
             from (
               -- offset 0 prevents a walk through all movements of the goods: the later ones are
               -- found by id.
               select m.id, m.barang_id, m.lokasi_id, m.tanggal_kunci, m.qty, m.transaksi_id
                 from mutasi_stok as m
                where m.id > v_awal
               offset 0
             ) as m
             join transaksi as t on t.id = m.transaksi_id and t.jenis <> 'opname-stok'
            where m.id > (b.rincian ->> 'dilihat')::bigint and m.barang_id = b.barang_id
              and m.lokasi_id = opname_stok_moved.lokasi_id
              and m.tanggal_kunci <= opname_stok_moved.tanggal
            group by t.id, t.nomor
           having sum(m.qty) <> 0
         ) as x
     ) as g
     where g.dokumen is not null
     order by b.baris
  );
end
$$;
