/** Messages about one step of a rule, or an empty array. */
create or replace function erp_private.aturan_step_problems(
  jalur text, langkah erp.langkah_persetujuan_input, dikenal text[]
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    case
      when coalesce(cardinality((langkah).peran), 0) = 0
        then erp_private.kalimat_di(jalur || '.peran', 'wajib')
    end,
    case
      when (langkah).jumlah not between 1 and 5
        then erp_private.kalimat_di(jalur || '.jumlah', 'bulat_antara', '1', '5')
    end,
    case
      when (langkah).batas_jam not between 1 and 720
        then erp_private.kalimat_di(jalur || '.batas_jam', 'bulat_antara', '1', '720')
    end
  ], null)
  || erp_private.aturan_role_problems(jalur || '.peran', (langkah).peran, dikenal)
  || erp_private.aturan_role_problems(jalur || '.eskalasi', (langkah).eskalasi, dikenal);
end
$$;
