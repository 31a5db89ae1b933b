/** Messages about the deposits that a document uses, or null. */
-- They are about the form; the deposits are looked up later.
create or replace function erp_private.uang_muka_problems(uang_muka erp.uang_muka_input[])
returns text[] language plpgsql stable strict set search_path = pg_catalog as $$
begin
  return (
    select array_agg(
        format('uang_muka.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from unnest(uang_muka) with ordinality as d
      cross join lateral (values
        (1, case when d.dokumen_id is null then erp_private.kalimat_di('dokumen_id', 'wajib') end),
        (2, case
          when d.jumlah is null then erp_private.kalimat_di('jumlah', 'wajib')
          else 'jumlah: ' || erp_private.angka_problem(d.jumlah, 2, false)
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
