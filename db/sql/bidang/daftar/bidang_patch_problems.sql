/** Messages about the form of a change of a field of the tenant's own, or an empty array. */
create or replace function erp_private.bidang_patch_problems(patch jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_boleh constant text[] := '{label,label_en,wajib,min,maks,pilihan,cetak,aktif}';
begin
  if jsonb_typeof(patch) is distinct from 'object' then
    return array[erp_private.kalimat_di('isi', 'objek')];
  end if;
  return array(
    select erp_private.kalimat_di(
        erp_private.master_name_shown(k), 'tidak_dapat_diubah', array_to_string(v_boleh, ', ')
      )
      from jsonb_object_keys(patch) as k
     where k <> all (v_boleh)
  ) || erp_private.isi_problems(
    'erp.bidang_input', (
      select coalesce(jsonb_object_agg(e.key, e.value), '{}')
        from jsonb_each(patch) as e
       where e.key = any (v_boleh) and e.key <> 'pilihan'
    ), ''
  ) || case
    when jsonb_typeof(patch -> 'pilihan') not in ('array', 'null')
      or patch @? 'strict $.pilihan[*] ? (@.type() != "string")'
      then array[erp_private.kalimat_di('pilihan', 'daftar_teks')]
    else '{}'
  end;
end
$$;
