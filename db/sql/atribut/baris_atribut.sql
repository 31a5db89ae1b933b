/** Gives lines the attributes that the document (`isi`) says of them, by their number. */
-- Lines that a kind adds to those of the document have none.
create or replace function erp_private.baris_atribut(baris erp_private.baris[], isi jsonb)
returns erp_private.baris[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.baris[] := baris_atribut.baris;
begin
  if isi @? '$.detail[*].atribut' then
    for i in 1 .. cardinality(v_hasil) loop
      v_hasil[i].atribut := nullif(isi -> 'detail' -> (v_hasil[i].baris - 1) -> 'atribut', '{}');
    end loop;
  end if;
  return v_hasil;
end
$$;
