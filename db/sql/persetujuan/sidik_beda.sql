/** The differences between two rehearsals, a line each, for whoever saw the first. */
-- Amounts of the head, lines, accounts, goods, allocations and orders. At most 20 lines.
create or replace function erp_private.sidik_beda(lama jsonb, baru jsonb)
returns text[] language sql immutable set search_path = pg_catalog as $$
  with
    nilai (bagian, nama, lama, baru) as (
      select 1, k.nama, lama -> 'kepala' -> k.nama, baru -> 'kepala' -> k.nama
        from jsonb_object_keys(
          coalesce(nullif(lama -> 'kepala', 'null'), '{}')
            || coalesce(nullif(baru -> 'kepala', 'null'), '{}')
        ) as k (nama)
      union all
      select 2, format('detail.%s.%s', b.ke, k.nama), b.lama -> k.nama, b.baru -> k.nama
        from (
          select n.ke, coalesce(lama -> 'detail' -> n.ke, '{}') as lama,
                 coalesce(baru -> 'detail' -> n.ke, '{}') as baru
            from generate_series(0, greatest(
              jsonb_array_length(coalesce(lama -> 'detail', '[]')),
              jsonb_array_length(coalesce(baru -> 'detail', '[]'))
            ) - 1) as n (ke)
        ) as b
       cross join lateral jsonb_object_keys(b.lama || b.baru) as k (nama)
      union all
      select 3, s.nama, s.isi -> 0, s.isi -> 1
        from (
          select r.nama, jsonb_build_array(
              sum(r.nilai) filter (where r.ke = 0), sum(r.nilai) filter (where r.ke = 1)
            ) as isi
            from (
              select d.ke,
                     format('jurnal %s %s', j.isi ->> 'tanggal', b.isi ->> 'akun_kode') as nama,
                     (b.isi ->> 'debit')::numeric - (b.isi ->> 'kredit')::numeric as nilai
                from (values (0, lama), (1, baru)) as d (ke, inti)
               cross join lateral jsonb_array_elements(d.inti -> 'jurnal') as j (isi)
               cross join lateral jsonb_array_elements(j.isi -> 'baris') as b (isi)
              union all
              select d.ke, format(
                       'stok %s barang %s lokasi %s', s.isi ->> 'tanggal', s.isi ->> 'barang_id',
                       s.isi ->> 'lokasi_id'
                     ),
                     (s.isi ->> 'qty')::numeric
                from (values (0, lama), (1, baru)) as d (ke, inti)
               cross join lateral jsonb_array_elements(d.inti -> 'stok') as s (isi)
              union all
              select d.ke, format('alokasi dokumen %s', a.isi ->> 'dokumen_id'),
                     (a.isi ->> 'jumlah')::numeric
                from (values (0, lama), (1, baru)) as d (ke, inti)
               cross join lateral jsonb_array_elements(d.inti -> 'alokasi') as a (isi)
              union all
              select d.ke, format(
                       'sisa order %s barang %s', o.isi ->> 'order_id', o.isi ->> 'barang_id'
                     ),
                     (o.isi ->> 'sisa')::numeric
                from (values (0, lama), (1, baru)) as d (ke, inti)
               cross join lateral jsonb_array_elements(d.inti -> 'order') as o (isi)
            ) as r
           group by r.nama
        ) as s
      union all
      select 4, k.nama, lama -> 'isi' -> k.nama, baru -> 'isi' -> k.nama
        from jsonb_object_keys(
          coalesce(lama -> 'isi', '{}') || coalesce(baru -> 'isi', '{}')
        ) as k (nama)
    )
  select array(
    select format(
        '%s: %s menjadi %s', n.nama, coalesce(n.lama #>> '{}', '-'), coalesce(n.baru #>> '{}', '-')
      )
      from nilai as n
     where coalesce(n.lama, 'null') is distinct from coalesce(n.baru, 'null')
     order by n.bagian, n.nama
     limit 20
  )
$$;
