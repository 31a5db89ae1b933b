/** What is wrong with goods of a list in another unit: [{kolom, pesan}]. */
-- `r` is a row of impor_barang_satuan, `baris` what the file says of the goods. Sale prices,
-- limits and barcodes of another unit belong to that unit.
create or replace function erp_private.impor_barang_satuan_salah(
  buku anyelement, r jsonb, baris jsonb, judul jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_dasar constant bigint := r -> 'dasar_id';
  v_buku constant jsonb := (
    select to_jsonb(b) from barang as b where b.id = (r ->> 'barang_id')::bigint
  );
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kolom', n.kolom, 'pesan', n.pesan)), '[]')
      from (
        select 'satuan' as kolom, erp_private.impor_satuan_problem(
                 buku, (r ->> 'barang_id')::bigint, (r ->> 'baris_id')::bigint
               ) as pesan
         where r -> 'isi_baris' = 'null'
        union all
        select 'harga_beli', format(
            'per %s, yang isinya tidak diketahui; sebut di isi_beli, atau kirim barang-satuan dulu',
            erp_private.impor_label(buku, 'satuan_id', r -> 'beli_id')
          )
         where r -> 'isi' = 'null' and r -> 'isi_baris' <> 'null' and baris ? 'harga_beli'
        union all
        select 'isi_beli', format(
            '%s di berkas, %s di barang itu', trim_scale((r ->> 'isi')::numeric),
            trim_scale((r ->> 'isi_buku')::numeric)
          )
         where (r ->> 'isi')::numeric <> (r ->> 'isi_buku')::numeric
        union all
        select 'isi_beli', erp_private.kalimat('lebih_dari', '0')
         where (r ->> 'isi')::numeric <= 0
        union all
        select k.nama, format(
            'per %s, satuan dasarnya %s; kirim yang bersatuan lain sebagai barang-satuan atau '
            'barang-harga', erp_private.impor_label(buku, 'satuan_id', to_jsonb(k.satuan)),
            erp_private.impor_label(buku, 'satuan_id', to_jsonb(v_dasar))
          )
          from (
            select n.nama, coalesce(judul -> n.nama, r -> 'baris_id')::bigint as satuan
              from unnest(
                '{harga_jual,harga_minimum,stok_minimum,barcode}'::text[]
              ) as n (nama)
          ) as k
         where r -> 'isi_baris' <> 'null' and k.satuan <> v_dasar and baris ? k.nama
           and baris -> k.nama <> '0' and baris -> k.nama is distinct from v_buku -> k.nama
      ) as n
     where n.pesan is not null
  );
end
$$;
