/** Messages about what every draft has, or an empty array. */
-- Its day, contact, location, texts and values of dimensions; the rest is said when it is posted.
-- A document of a month (`bulanan`) has a period instead of a day.
create or replace function erp_private.draft_problems(
  buku anyelement, dokumen erp_private.dokumen, isi jsonb, bulanan boolean
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp_private.dokumen := draft_problems.dokumen;
begin
  return array_remove(array[
    case
      when v_d.tanggal is null and bulanan then erp_private.kalimat_di('periode', 'bulan')
      when v_d.tanggal is null then erp_private.kalimat_di('tanggal', 'wajib')
      else 'tanggal: ' || erp_private.hari_problem(v_d.tanggal)
    end,
    'jatuh_tempo: ' || erp_private.hari_problem(v_d.jatuh_tempo),
    case
      when v_d.kontak_id is not null
        and not exists (select from kontak as k where k.id = v_d.kontak_id)
        then erp_private.kalimat_di('kontak_id', 'tidak_ditemukan')
    end,
    case
      when v_d.lokasi_id is not null
        and not exists (select from lokasi as l where l.id = v_d.lokasi_id)
        then erp_private.kalimat_di('lokasi_id', 'tidak_ditemukan')
    end,
    case when length(v_d.nomor_referensi) > 100
      then erp_private.kalimat_di('nomor_referensi', 'huruf_paling_banyak', '100') end,
    case when length(v_d.keterangan) > 2000
      then erp_private.kalimat_di('keterangan', 'huruf_paling_banyak', '2000') end
  ], null) || erp_private.dimensi_shape_problems('dimensi', draft_problems.isi -> 'dimensi')
    || array(
      select p
        from jsonb_array_elements(draft_problems.isi -> 'detail') with ordinality as l (isi, urutan)
       cross join lateral unnest(erp_private.dimensi_shape_problems(
         format('detail.%s.dimensi', l.urutan - 1), l.isi -> 'dimensi'
       )) as p
       where l.isi ? 'dimensi'
       order by l.urutan
    );
end
$$;
