/** The amounts that an audit takes from the documents of one side. */
-- Differences and set-offs, added up per document.
create or replace function erp_private.audit_request(
  baris erp_private.audit_baris[], kompensasi erp.kompensasi_input[], jenis erp.jenis_pos
) returns erp_private.pos_minta[] language sql immutable set search_path = pg_catalog as $$
  select coalesce(array_agg(
      row (m.dokumen_id, null, m.nilai, null, null, m.kolom)::erp_private.pos_minta
      order by m.urutan
    ), '{}')
    from (
      select x.dokumen_id, sum(x.nilai) as nilai, min(x.urutan) as urutan,
             (array_agg(x.kolom order by x.urutan))[1] as kolom
        from (
          select b.dokumen_id, -b.selisih as nilai, b.urutan,
                 format('detail.%s', b.urutan - 1) as kolom
            from unnest(baris) as b
           where b.jenis = audit_request.jenis and b.selisih < 0 and b.dokumen_id is not null
          union all
          select case audit_request.jenis when 'piutang' then k.piutang_id else k.hutang_id end,
                 k.jumlah, 10000 + k.ordinality, format('kompensasi.%s', k.ordinality - 1)
            from unnest(kompensasi) with ordinality as k
        ) as x
       group by x.dokumen_id
    ) as m
$$;
