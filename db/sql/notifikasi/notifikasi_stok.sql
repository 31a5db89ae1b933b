/** Tells of goods below their stok_minimum, ten of them by name; answers how many were told. */
-- Those in `orang`, of the places that they see; without places all who see all of them.
-- @execute erp_writer
create or replace function erp_private.notifikasi_stok(
  buku anyelement, barang_id bigint[], lokasi_id bigint[], orang uuid[]
) returns integer language plpgsql as $$
declare
  v_di constant text := case when lokasi_id is null then '' else ' di lokasi Anda' end;
begin
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'stok_minimum', 'stok:' || gen_random_uuid(),
    case
      when cardinality(notifikasi_stok.barang_id) > 1
        then format('%s barang%s di bawah stok minimum', cardinality(barang_id), v_di)
      else format('Stok%s di bawah minimum: ', v_di)
        || (select b.nama from barang as b where b.id = notifikasi_stok.barang_id[1])
    end,
    (
      select string_agg(format('%s %s: %s %s, minimum %s', x.kode, x.nama,
               replace(trim_scale(x.qty)::text, '.', ','), x.satuan,
               replace(trim_scale(x.stok_minimum)::text, '.', ',')
             ), E'\n' order by x.nama, x.kode) filter (where x.urutan <= 10)
               || case
                    when count(*) > 10 then format(E'\ndan %s barang lain', count(*) - 10) else ''
                  end
        from (
          select b.kode, b.nama, b.stok_minimum, u.kode as satuan, coalesce(
                   erp_private.notifikasi_stok_qty(buku, b.id, notifikasi_stok.lokasi_id), 0
                 ) as qty,
                 row_number() over (order by b.nama, b.kode) as urutan
            from barang as b
            join satuan as u on u.id = b.satuan_id
           where b.id = any (notifikasi_stok.barang_id)
        ) as x
    ),
    case
      when lokasi_id is not null or cardinality(notifikasi_stok.barang_id) > 1
        then '/api/laporan/stok'
      else format('/api/laporan/kartu-stok/%s', notifikasi_stok.barang_id[1])
    end,
    orang => notifikasi_stok.orang, lokasi_id => notifikasi_stok.lokasi_id
  );
end
$$;
