/** Tells of goods that became short, ten of them by name; answers how many were told. */
-- `baru` is what notifikasi_stok_new answers. Those in `orang` are told, of the places that they
-- see; without places all who see all of them.
-- @execute erp_writer
create or replace function erp_private.notifikasi_stok(
  buku anyelement, baru jsonb, lokasi_id bigint[], orang uuid[]
) returns integer language plpgsql as $$
declare
  v_di constant text := case when lokasi_id is null then '' else ' di lokasi Anda' end;
  v_banyak constant integer := jsonb_array_length(baru);
  v_satu constant bigint := (baru -> 0 ->> 'barang_id')::bigint;
begin
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'stok_minimum', 'stok:' || gen_random_uuid(),
    case
      when v_banyak > 1 then format('%s barang%s di bawah stok minimum', v_banyak, v_di)
      else format('Stok%s di bawah minimum: ', v_di)
        || (select b.nama from barang as b where b.id = v_satu)
    end,
    (
      select string_agg(format('%s %s: %s %s, minimum %s', x.kode, x.nama,
               replace(trim_scale(x.stok)::text, '.', ','), x.satuan,
               replace(trim_scale(x.stok_minimum)::text, '.', ',')
             ), E'\n' order by x.nama, x.kode) filter (where x.urutan <= 10)
               || case
                    when count(*) > 10 then format(E'\ndan %s barang lain', count(*) - 10) else ''
                  end
        from (
          select b.kode, b.nama, k.stok, k.stok_minimum, u.kode as satuan,
                 row_number() over (order by b.nama, b.kode) as urutan
            from jsonb_to_recordset(notifikasi_stok.baru)
              as k (barang_id bigint, stok numeric, stok_minimum numeric)
            join barang as b on b.id = k.barang_id
            join satuan as u on u.id = b.satuan_id
        ) as x
    ),
    case
      when lokasi_id is not null or v_banyak > 1 then '/api/laporan/stok'
      else format('/api/laporan/kartu-stok/%s', v_satu)
    end,
    orang => notifikasi_stok.orang, lokasi_id => notifikasi_stok.lokasi_id
  );
end
$$;
