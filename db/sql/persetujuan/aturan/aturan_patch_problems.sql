/** Messages about the form of a change of a rule, or an empty array. */
create or replace function erp_private.aturan_patch_problems(patch jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  if jsonb_typeof(patch) is distinct from 'object' then
    return array[erp_private.kalimat_di('isi', 'objek')];
  end if;
  return erp_private.isi_problems('erp.aturan_persetujuan_input', patch, '');
end
$$;
