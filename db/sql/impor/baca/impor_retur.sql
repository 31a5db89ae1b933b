/** Finds lines that take something back in a list of documents, and says where they belong. */
create or replace function erp_private.impor_retur(buku anyelement, id bigint, jenis text)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'ke', b.ke, 'kolom', n.kolom, 'pesan', format(
        'di bawah nol: retur bukan baris %1$s; keluarkan dari berkas ini dan catat sebagai '
        'retur-%1$s', impor_retur.jenis
      )
    )), '[]')
    from impor_baris as b
   cross join lateral (
     select case
         when (b.isi #>> '{baris,qty}')::numeric < 0 then 'qty'
         when (b.isi #>> '{baris,harga}')::numeric < 0 then 'harga'
       end as kolom
   ) as n
   where b.impor_id = impor_retur.id and b.macam = 'data' and n.kolom is not null
$$;
