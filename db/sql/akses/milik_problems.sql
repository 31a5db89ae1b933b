/** Messages about documents that a draft names anew and that the caller does not see; else none. */
-- Whoever works the draft out may see them, and their author would read there what they hold. One
-- that is not there is refused with the same words. What the draft named before (`lama`) stays: a
-- colleague may have written it. `kunci` is the key that a value stands under.
create or replace function erp_private.milik_problems(
  buku anyelement, isi jsonb, lama jsonb, jalur text default null, kunci text default ''
) returns text[] language plpgsql stable as $$
begin
  if not erp_private.hanya_sebagian() and not erp_private.biaya_tutup() then
    return '{}';
  end if;
  return case jsonb_typeof(milik_problems.isi)
    when 'object' then array(
      select p
        from jsonb_each(milik_problems.isi) as e
       cross join lateral unnest(erp_private.milik_problems(
         buku, e.value, milik_problems.lama, concat_ws('.', jalur, e.key), e.key
       )) as p
    )
    when 'array' then array(
      select p
        from jsonb_array_elements(milik_problems.isi) with ordinality as e (value, ke)
       cross join lateral unnest(erp_private.milik_problems(
         buku, e.value, milik_problems.lama, concat_ws('.', jalur, e.ke - 1), kunci
       )) as p
       order by e.ke
    )
    else case
      when erp_private.milik_rujukan(buku, kunci, milik_problems.isi #>> '{}', true)
        or exists (
          select
            from jsonb_path_query(
              milik_problems.lama, format('lax $.**.%I', milik_problems.kunci)::jsonpath
            ) as v
           where v = milik_problems.isi
        )
        then '{}'
      else array[erp_private.kalimat_di(jalur, 'tidak_ditemukan')]
    end
  end;
end
$$;
