/** Values and writes many documents that move goods; false where they must be posted one by one. */
-- What each moves (massal_moves) is valued in the order of the documents, then each says what it
-- books of that (massal_value). False as massal_nilai and massal_write say it. The arrays of
-- documents have one element each, `pos` too where the kind has any; `…_ke` is the document of each
-- element of others, `sumber` has one for each line.
create or replace function erp_private.massal_barang_write(
  buku anyelement, dokumen erp_private.dokumen[], baris erp_private.baris[], baris_ke integer[],
  bayar erp.pembayaran_input[], bayar_ke integer[], pos erp_private.pos_gerak[], isi jsonb[],
  bekal jsonb[], sumber bigint[], dasar erp_private.dasar, pembuka boolean
) returns boolean language plpgsql as $$
declare
  v_banyak constant integer := cardinality(massal_barang_write.dokumen);
  v_b constant integer[] := erp_private.massal_sampai(massal_barang_write.baris_ke, v_banyak);
  v_p constant integer[] := erp_private.massal_sampai(massal_barang_write.bayar_ke, v_banyak);
  v_kepala erp_private.dokumen[] := massal_barang_write.dokumen;
  v_satu_kepala erp_private.dokumen;
  v_satu_gerak erp_private.gerak[];
  v_satu record;
  v_posting bigint[];
  v_gerak erp_private.gerak[] := '{}';
  v_gerak_ke integer[] := '{}';
  v_g integer[];
  v_baris erp_private.baris[] := '{}';
  v_ayat erp_private.ayat[] := '{}';
  v_ayat_ke integer[] := '{}';
begin
  for v_i in 1 .. v_banyak loop
    v_satu_kepala := v_kepala[v_i];
    v_satu_gerak := erp_private.massal_moves(
      buku, v_satu_kepala, massal_barang_write.baris[coalesce(v_b[v_i - 1], 0) + 1 : v_b[v_i]],
      massal_barang_write.isi[v_i],
      case
        when v_satu_kepala.dokumen_asal_id is not null
          then massal_barang_write.sumber[coalesce(v_b[v_i - 1], 0) + 1 : v_b[v_i]]
      end,
      massal_barang_write.dasar
    );
    v_gerak := v_gerak || v_satu_gerak;
    v_gerak_ke := v_gerak_ke || erp_private.massal_ke(v_i, cardinality(v_satu_gerak));
  end loop;
  v_g := erp_private.massal_sampai(v_gerak_ke, v_banyak);
  if cardinality(v_gerak) > 0 then
    select n.hasil, n.urut_ke into v_gerak, v_gerak_ke
      from erp_private.massal_nilai(
        buku, array(select d.tanggal from unnest(v_kepala) with ordinality as d
                     order by d.ordinality),
        v_gerak, v_gerak_ke
      ) as n;
    if v_gerak is null then
      return false;
    end if;
  end if;
  v_posting := erp_private.massal_posting(
    buku, array(select d.id from unnest(v_kepala) with ordinality as d order by d.ordinality)
  );
  for v_i in 1 .. v_banyak loop
    v_satu_kepala := v_kepala[v_i];
    v_satu_kepala.posting_id := v_posting[v_i];
    v_satu := erp_private.massal_value(
      buku, v_satu_kepala, massal_barang_write.baris[coalesce(v_b[v_i - 1], 0) + 1 : v_b[v_i]],
      massal_barang_write.bayar[coalesce(v_p[v_i - 1], 0) + 1 : v_p[v_i]],
      v_gerak[coalesce(v_g[v_i - 1], 0) + 1 : v_g[v_i]], massal_barang_write.isi[v_i],
      massal_barang_write.bekal[v_i], massal_barang_write.dasar
    );
    v_kepala[v_i] := v_satu.kepala;
    v_baris := v_baris || v_satu.baris;
    v_ayat := v_ayat || v_satu.ayat;
    v_ayat_ke := v_ayat_ke || erp_private.massal_ke(v_i, cardinality(v_satu.ayat));
  end loop;
  return erp_private.massal_write(
    buku, v_posting, v_kepala, v_baris, massal_barang_write.baris_ke, v_gerak, v_gerak_ke,
    massal_barang_write.bayar, massal_barang_write.bayar_ke, massal_barang_write.pos,
    array(select generate_subscripts(massal_barang_write.pos, 1)), v_ayat, v_ayat_ke,
    massal_barang_write.pembuka
  );
end
$$;
