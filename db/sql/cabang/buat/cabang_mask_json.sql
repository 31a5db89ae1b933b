/** A document's JSON without what people wrote in it: notes made up, their own fields gone. */
create or replace function erp_private.cabang_mask_json(rahasia bytea, isi jsonb)
returns jsonb language plpgsql immutable set search_path = pg_catalog as $$
begin
  return case jsonb_typeof(isi)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case
          when e.key = 'atribut' then '{}'
          when e.key = any ('{keterangan,alasan,catatan,pesan}') then case
            when jsonb_typeof(e.value) = 'string' and e.value <> '""' then to_jsonb(
              'Catatan ' || left(
                (erp_private.cabang_name(rahasia, e.value #>> '{}')).hex, 8
              )
            )
            else 'null'
          end
          else erp_private.cabang_mask_json(rahasia, e.value)
        end), '{}')
        from jsonb_each(isi) as e
    )
    when 'array' then (
      select coalesce(
          jsonb_agg(erp_private.cabang_mask_json(rahasia, e.isi) order by e.ke), '[]'
        )
        from jsonb_array_elements(cabang_mask_json.isi) with ordinality as e (isi, ke)
    )
    else isi
  end;
end
$$;
