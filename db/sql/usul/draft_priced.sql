/** A document whose lines name the prices that the list had when it was written. */
create or replace function erp_private.draft_priced(isi jsonb, harga numeric[])
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select case
    when num_nonnulls(variadic harga) is null or num_nonnulls(variadic harga) = 0 then isi
    else isi || jsonb_build_object('detail', (
      select jsonb_agg(
          case
            when harga[d.ke] is null then d.baris
            else d.baris || jsonb_build_object('harga', harga[d.ke])
          end order by d.ke
        )
        from jsonb_array_elements(isi -> 'detail') with ordinality as d (baris, ke)
    ))
  end
$$;
