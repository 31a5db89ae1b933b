/** Finds the dimension values of a document and of its lines, and what is wrong with them. */
-- For each dimension the line's own value counts, then the document's, then the default of the
-- goods, of the location and of the contact. A given null says "no value". Given values must be
-- valid on the document's day; a default that is not is skipped. `baris` has one combination for
-- each line, in order, and 0 for none.
--
-- `asal` has combinations that come from elsewhere (a returned line, a depreciated asset; 0 is
-- none), at 0 that of the document. They replace the defaults, also in a dimension that is switched
-- off, and nothing is missing in them. `asal` may be longer than the lines.
create or replace function erp_private.dimensi_resolve(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb, asal bigint[]
) returns erp_private.dimensi_hasil language plpgsql as $$
declare
  v_hasil erp_private.dimensi_hasil;
  v_banyak constant integer := case jsonb_typeof(isi -> 'detail')
    when 'array' then jsonb_array_length(isi -> 'detail') else 0
  end;
  -- The document is 0, its lines follow.
  v_akhir constant integer := greatest(v_banyak, array_upper(asal, 1));
  v_beri record;
  v_pilih record;
  v_semua bigint[];
begin
  v_hasil.salah := '{}';
  v_beri := erp_private.dimensi_given(buku, isi, v_akhir);
  v_pilih := erp_private.dimensi_choose(
    buku, dimensi_resolve.jenis, isi, asal, v_beri.beri, coalesce(
      (isi ->> 'tanggal')::date, erp_private.penyusutan_day(isi ->> 'periode')
    ), v_banyak, v_beri.pesan
  );
  if cardinality(v_pilih.pesan) > 0 then
    v_hasil.salah := array(
      select coalesce('detail.' || nullif(p.n, 0) - 1 || '.', '') || 'dimensi' || p.jalur || ': '
               || p.salah
        from (
          select v_pilih.pesan[i][1]::integer as n, v_pilih.pesan[i][2] as jalur,
                 v_pilih.pesan[i][3] as salah
            from generate_subscripts(v_pilih.pesan, 1) as i
        ) as p
       order by p.n, p.jalur
    );
    return v_hasil;
  end if;
  v_semua := erp_private.dimensi_combine(buku, v_pilih.nilai);
  v_hasil.dokumen := v_semua[1];
  v_hasil.baris := v_semua[2:];
  return v_hasil;
end
$$;
