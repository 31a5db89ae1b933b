/** Messages about what every draft has, or an empty array. */
-- Its form, as that of a document that is posted, contact and location, values of dimensions; the
-- rest is said when it is posted. A disposal of an asset has a form of its own.
create or replace function erp_private.draft_problems(
  buku anyelement, jenis erp.jenis_transaksi, dokumen erp_private.dokumen, isi jsonb
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp_private.dokumen := draft_problems.dokumen;
begin
  return case
      when draft_problems.isi ? 'pelepasan' then erp_private.aset_lepas_bentuk(
        jsonb_populate_record(null::erp.aset_lepas_input, draft_problems.isi)
      )
      else erp_private.dokumen_bentuk(draft_problems.jenis, draft_problems.isi)
    end || array_remove(array[
      case
        when v_d.kontak_id > 0
          and not exists (select from kontak as k where k.id = v_d.kontak_id)
          then erp_private.kalimat_di('kontak_id', 'tidak_ditemukan')
      end,
      case
        when v_d.lokasi_id > 0
          and not exists (select from lokasi as l where l.id = v_d.lokasi_id)
          then erp_private.kalimat_di('lokasi_id', 'tidak_ditemukan')
      end,
      case
        when draft_problems.jenis = 'order-pembelian'
          and (draft_problems.isi ->> 'reservasi')::boolean
          then 'reservasi: hanya untuk order penjualan'
      end
    ], null)
    || array(
      select erp_private.kalimat_di(format('%s.%s', k.key, b.urutan - 1), 'bukan_null')
        from jsonb_each(draft_problems.isi) as k
       cross join lateral jsonb_array_elements(
         case jsonb_typeof(k.value) when 'array' then k.value end
       ) with ordinality as b (isi, urutan)
       where jsonb_typeof(b.isi) = 'null' and k.key not in ('dimensi', 'atribut', 'id_luar')
       order by k.key, b.urutan
    )
    || erp_private.json_codes_problems('dimensi', draft_problems.isi -> 'dimensi')
    || array(
      select p
        from jsonb_array_elements(draft_problems.isi -> 'detail') with ordinality as l (isi, urutan)
       cross join lateral unnest(erp_private.json_codes_problems(
         format('detail.%s.dimensi', l.urutan - 1), l.isi -> 'dimensi'
       )) as p
       where l.isi ? 'dimensi'
       order by l.urutan
    )
    || case when draft_problems.jenis = 'hutang' then erp_private.hutang_draft_problems(isi) end;
end
$$;
