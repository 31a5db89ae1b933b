/** Messages about roles that a rule names and that there are not, or an empty array. */
create or replace function erp_private.aturan_role_problems(
  jalur text, peran text[], dikenal text[]
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array(
    select erp_private.kalimat_di(format('%s.%s', jalur, r.ke - 1), 'tidak_dikenal')
      from unnest(aturan_role_problems.peran) with ordinality as r (kode, ke)
     where (r.kode = any (aturan_role_problems.dikenal)) is not true and r.ke <= 20
     order by r.ke
  ) || case
    when cardinality(aturan_role_problems.peran) > 20
      then array[erp_private.kalimat_di(jalur, 'isi_paling_banyak', '20')]
    else '{}'
  end;
end
$$;
