/** What lines of an order keep that name lines of a quotation, beside their amounts. */
create or replace function erp_private.penawaran_lines(
  masukan erp_private.baris_masukan[], penawaran_baris bigint[]
) returns jsonb[] language plpgsql immutable set search_path = pg_catalog as $$
begin
  return array(
    select jsonb_strip_nulls(jsonb_build_object(
        'diskon_persen', d.diskon_persen,
        'penawaran_baris_id', penawaran_lines.penawaran_baris[d.ordinality]
      ))
      from unnest(penawaran_lines.masukan) with ordinality as d
     order by d.ordinality
  );
end
$$;
