/** A document in which what names documents that the caller does not see names none. */
-- So a reference to another's document is refused with the words of one that never was: it names
-- the greatest id that a document may name. `jalur` is the key that a value stands under.
create or replace function erp_private.milik_isi(buku anyelement, isi jsonb, jalur text default '')
returns jsonb language plpgsql stable as $$
begin
  if not erp_private.hanya_sebagian() and not erp_private.biaya_tutup() then
    return milik_isi.isi;
  end if;
  return case jsonb_typeof(milik_isi.isi)
    when 'object' then (
      select coalesce(
          jsonb_object_agg(e.key, erp_private.milik_isi(buku, e.value, e.key)), '{}'
        )
        from jsonb_each(milik_isi.isi) as e
    )
    when 'array' then (
      select coalesce(jsonb_agg(
          erp_private.milik_isi(buku, e.value, milik_isi.jalur) order by e.ordinality
        ), '[]')
        from jsonb_array_elements(milik_isi.isi) with ordinality as e
    )
    else case
      when erp_private.milik_rujukan(buku, milik_isi.jalur, milik_isi.isi #>> '{}')
        then milik_isi.isi
      else '9007199254740991'
    end
  end;
end
$$;
