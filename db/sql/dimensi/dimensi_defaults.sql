/** The combinations that goods, location and contact of a line give by default, in this order. */
-- `baris` is null for the document itself; null where one of them gives none.
create or replace function erp_private.dimensi_defaults(buku anyelement, isi jsonb, baris jsonb)
returns bigint[] language plpgsql stable as $$
begin
  return array[
    (
      select b.gabungan_id
        from barang as b
       where b.id = (dimensi_defaults.baris ->> 'barang_id')::bigint
    ),
    (
      select l.gabungan_id
        from lokasi as l
       where l.id = coalesce(
           dimensi_defaults.isi ->> 'lokasi_id', dimensi_defaults.isi ->> 'lokasi_asal_id'
         )::bigint
    ),
    (
      select k.gabungan_id
        from kontak as k
       where k.id = coalesce(
           dimensi_defaults.baris ->> 'kontak_id', dimensi_defaults.isi ->> 'kontak_id'
         )::bigint
    )
  ];
end
$$;
