/** Where two answers differ; at most twenty places, and how many more. */
create or replace function erp_private.cabang_compare_answers(induk jsonb, cabang jsonb)
returns table (kunci text, nilai_induk text, nilai_cabang text) language sql immutable as $$
  with
    beda as materialized (
      select coalesce(i.kunci, c.kunci) as kunci, i.nilai as induk, c.nilai as cabang
        from erp_private.cabang_flat(cabang_compare_answers.induk) as i
        full join erp_private.cabang_flat(cabang_compare_answers.cabang) as c on c.kunci = i.kunci
       where i.nilai is distinct from c.nilai
    )
  (select b.kunci, b.induk, b.cabang from beda as b order by b.kunci limit 20)
  union all
  select format('… dan %s lagi', count(*) - 20), '', ''
    from beda as b
  having count(*) > 20
$$;
