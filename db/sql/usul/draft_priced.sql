/** A document whose lines name the prices that the list had when it was written. */
-- And whose each is, which the line then shows (baris_sumber).
create or replace function erp_private.draft_priced(isi jsonb, daftar erp_private.harga_daftar)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select case
    when num_nonnulls(variadic (daftar).harga) is null
      or num_nonnulls(variadic (daftar).harga) = 0
      then isi
    else isi || jsonb_build_object('detail', (
      select jsonb_agg(
          case
            when (daftar).harga[d.ke] is null then d.baris
            else d.baris || jsonb_strip_nulls(jsonb_build_object(
              'harga', (daftar).harga[d.ke], 'sumber_harga', (daftar).sumber[d.ke]
            ))
          end order by d.ke
        )
        from jsonb_array_elements(isi -> 'detail') with ordinality as d (baris, ke)
    ))
  end
$$;
