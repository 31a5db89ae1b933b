/** Messages about the form of landed cost in the draft of a payable, or an empty array. */
create or replace function erp_private.hutang_draft_problems(isi jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array(
    select format('detail.%s.alokasi%s', d.ke - 1, p)
      from jsonb_array_elements(hutang_draft_problems.isi -> 'detail')
        with ordinality as d (isi, ke)
     cross join lateral unnest(erp_private.hutang_alokasi_form(d.isi -> 'alokasi')) as p
     where jsonb_typeof(d.isi -> 'alokasi') <> 'null'
     order by d.ke
  );
end
$$;
