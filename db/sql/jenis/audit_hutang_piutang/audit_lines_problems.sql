/** Messages about the lines of an audit against the books, or null. */
-- A document belongs to this contact, stands once, and no more is confirmed than is left of it. A
-- whole ledger stands once, without lines of its documents.
create or replace function erp_private.audit_lines_problems(baris erp_private.audit_baris[])
returns text[] language sql stable set search_path = pg_catalog as $$
  select array_agg(format('detail.%s.%s', b.urutan - 1, m.pesan) order by b.urutan)
    from (
      select x.*, count(*) over (partition by x.dokumen_id, x.jenis) as banyak,
             count(*) over (partition by x.jenis) as sejenis
        from unnest(baris) as x
    ) as b
    cross join lateral (
      select case
        when b.dokumen_id is null and b.sejenis > 1 then format(
          'dokumen_id: wajib diisi; baris tanpa dokumen_id menyatakan seluruh %s, '
            'tanpa baris %s lain', b.jenis, b.jenis
        )
        when b.dokumen_id is null and b.selisih <= 0 and b.jatuh_tempo is not null
          then 'jatuh_tempo: hanya untuk saldo yang lebih tinggi'
        when b.dokumen_id is null then null
        when b.akun_kode is null then
          'dokumen_id: tidak ditemukan pada kontak, jenis dan tanggal ini'
        when b.banyak > 1 then erp_private.kalimat_di('dokumen_id', 'berulang')
        when b.selisih > 0 then format(
          'saldo_konfirmasi: melebihi sisa %s; yang lebih dinyatakan lewat seluruh %s, '
            'pada baris tanpa dokumen_id', b.saldo_sistem, b.jenis
        )
      end as pesan
    ) as m
   where m.pesan is not null
$$;
