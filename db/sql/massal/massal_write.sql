/** Writes many documents that were judged, a statement for each kind of row. */
-- What the posting of one writes: postings, movements with pools and locations, lines, payments,
-- items of contacts, journal lines; then what stands last. `…_ke` is the document of each element,
-- `posting` are postings that are open already, `pembuka` marks openings. False where stock of a
-- location became negative, or a cash box may lack the money that leaves it: nothing is to be kept
-- then.
create or replace function erp_private.massal_write(
  buku anyelement, posting bigint[], dokumen erp_private.dokumen[], baris erp_private.baris[],
  baris_ke integer[], gerak erp_private.gerak[], gerak_ke integer[],
  bayar erp.pembayaran_input[], bayar_ke integer[], pos erp_private.pos_gerak[],
  pos_ke integer[], ayat erp_private.ayat[], ayat_ke integer[], pembuka boolean default false
) returns boolean language plpgsql as $$
declare
  v_ids bigint[];
  v_jenis erp.jenis_transaksi[];
  v_tanggal date[];
  v_posting bigint[];
  v_jurnal bigint[];
  v_gabungan bigint[];
  v_ada bigint[];
  v_peringatan jsonb;
  v_ke integer;
begin
  select array_agg(d.id order by d.ordinality), array_agg(d.jenis order by d.ordinality),
         array_agg(d.tanggal order by d.ordinality),
         array_agg(nextval('jurnal_id_seq') order by d.ordinality),
         array_agg(d.gabungan_id order by d.ordinality)
    into v_ids, v_jenis, v_tanggal, v_jurnal, v_gabungan
    from unnest(massal_write.dokumen) with ordinality as d;
  v_posting := coalesce(massal_write.posting, erp_private.massal_posting(buku, v_ids));
  if cardinality(massal_write.gerak) > 0 and not erp_private.massal_stok(
    buku, v_ids, v_posting, v_tanggal, massal_write.gerak, massal_write.gerak_ke
  ) then
    return false;
  end if;
  if cardinality(massal_write.gerak) > 0 and exists (
    select
      from transaksi as o
     where o.jenis = 'opname-stok' and o.tanggal > (select min(d) from unnest(v_tanggal) as d)
  ) then
    for v_ke in 1 .. cardinality(v_ids) loop
      massal_write.dokumen[v_ke].posting_id := v_posting[v_ke];
      massal_write.dokumen[v_ke].rincian := erp_private.terhitung_late(
        buku, massal_write.dokumen[v_ke]
      );
    end loop;
  end if;
  perform erp_private.massal_baris(
    buku, v_ids, v_jenis, v_posting, v_tanggal, massal_write.baris, massal_write.baris_ke,
    massal_write.gerak, massal_write.bayar, massal_write.bayar_ke, massal_write.pos,
    massal_write.pos_ke
  );
  v_ada := erp_private.massal_jurnal(
    buku, v_posting, v_jurnal, v_tanggal, massal_write.ayat, massal_write.ayat_ke,
    v_gabungan
  );
  v_peringatan := erp_private.massal_enough(buku, v_posting);
  if v_peringatan is null then
    return false;
  elsif v_peringatan <> '{}' then
    for v_ke in select k.key::integer from jsonb_each(v_peringatan) as k loop
      massal_write.dokumen[v_ke].rincian := erp_private.peringatan_add(
        massal_write.dokumen[v_ke].rincian,
        array(select jsonb_array_elements_text(v_peringatan -> v_ke::text))
      );
    end loop;
  end if;
  perform erp_private.massal_close(
    buku, massal_write.dokumen, v_posting, v_jurnal, v_ada, massal_write.pembuka
  );
  return true;
end
$$;
