/** Mistakes in the tables that a new CDC job names, one line per table. */
-- `tabel`: null and ["semua"] mean all tables.
create or replace function erp_private.cdc_tabel_problems(tabel text[], mode erp.mode_cdc)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_semua constant boolean :=
    coalesce(cdc_tabel_problems.tabel in (array['semua'], '{}'::text[]), true);
begin
  return array(
    select format('tabel.%s: %s', n.urutan - 1, case
        when n.nama is null then erp_private.kalimat('wajib')
        when n.kembar then erp_private.kalimat('berulang')
        else erp_private.kalimat('tidak_dikenal_dari', (
          select string_agg(t.tabel, ', ' order by t.tabel)
            from erp_private.tenant_table as t where t.cdc
        ))
      end)
      from (
        select u.nama, u.urutan,
               row_number() over (partition by u.nama order by u.urutan) > 1 as kembar
          from unnest(cdc_tabel_problems.tabel) with ordinality as u (nama, urutan)
      ) as n
     where not v_semua
       and (n.nama is null or n.kembar or not exists (
         select from erp_private.tenant_table as t where t.tabel = n.nama and t.cdc
       ))
     order by n.urutan
  ) || array_remove(array[
    case
      when cdc_tabel_problems.tabel = '{}' then 'tabel: sebutkan sedikitnya satu, atau "semua"'
      when v_semua and mode = 'partial'
        then 'tabel: mode partial memerlukan daftar tabel, bukan semua'
    end
  ], null);
end
$$;
