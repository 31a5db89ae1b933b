/** The document of a draft as a patch of its head leaves it (VADOK). */
-- An absent key stays, null clears; only what the kind's own document has, and what else the draft
-- has just so, which somebody gives back who read it.
create or replace function erp_private.draft_patched(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb, patch jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_tipe constant regtype := to_regtype(
    format('erp.%s_input', replace(jenis::text, '-', '_'))
  );
  v_boleh constant text[] := array(
    select n.nama
      from unnest('{tanggal,jatuh_tempo,kontak_id,lokasi_id,nomor_referensi,keterangan}'::text[])
        with ordinality as n (nama, ke)
      join pg_attribute as a on a.attname = n.nama
      join pg_type as t on t.typrelid = a.attrelid and t.oid = v_tipe
     order by n.ke
  );
  v_ubah jsonb;
begin
  if jsonb_typeof(patch) is distinct from 'object' then
    raise exception using errcode = 'VADOK', message = erp_private.kalimat_di('isi', 'objek');
  end if;
  v_ubah := patch - array(
    select k
      from jsonb_object_keys(patch) as k
     where k <> all (v_boleh) and patch -> k = isi -> k
  );
  perform erp_private.dokumen_refuse(array(
    select erp_private.kalimat_di(
             erp_private.master_name_shown(k), 'tidak_dapat_diubah', array_to_string(v_boleh, ', ')
           )
      from jsonb_object_keys(v_ubah) as k
     where k <> all (v_boleh)
  ) || erp_private.isi_problems(v_tipe, (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}')
      from jsonb_each(v_ubah) as e
     where e.key = any (v_boleh)
  ), '') || case
      when jsonb_typeof(v_ubah -> 'tanggal') = 'null'
        then array[erp_private.kalimat_di('tanggal', 'wajib')]
    end
  );
  return jsonb_strip_nulls(isi || v_ubah);
end
$$;
