/** The fields of lines with where those prices are from that are not of the price list. */
-- `terikat` is the line of an order, or of a quotation, that each continues, and `kata` the word
-- for that; null says that no line names one. A draft with the prices of the day on which it was
-- written (draft_priced) says itself whose they are. Of the price list baris_read says it.
create or replace function erp_private.baris_sumber(
  rincian jsonb[], diminta erp_private.baris_masukan[], terikat bigint[], kata text, isi jsonb
) returns jsonb[] language plpgsql immutable set search_path = pg_catalog as $$
begin
  if terikat is null and not isi @? '$.detail[*].sumber_harga' then
    return rincian;
  end if;
  return array(
    select baris_sumber.rincian[d.ordinality] || jsonb_strip_nulls(jsonb_build_object(
        'sumber_harga', case
          when d.harga is not null
            then baris_sumber.isi -> 'detail' -> (d.ordinality - 1)::integer ->> 'sumber_harga'
          when terikat[d.ordinality] is not null then kata
        end
      ))
      from unnest(diminta) with ordinality as d
     order by d.ordinality
  );
end
$$;
