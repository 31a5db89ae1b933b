/** A kept answer as who repeats the request may see it by now. */
-- His role may have been narrowed since: to who does not see what goods cost, or sees only some of
-- the documents, no warning is told, but that a price waits for approval.
create or replace function erp_private.idempotency_told(hasil jsonb)
returns jsonb language plpgsql stable set search_path = pg_catalog as $$
begin
  if not erp_private.biaya_tutup() and not erp_private.hanya_sebagian() then
    return idempotency_told.hasil;
  end if;
  return case jsonb_typeof(idempotency_told.hasil)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, erp_private.idempotency_told(e.value)), '{}')
        from jsonb_each(idempotency_told.hasil) as e
       where e.key <> 'peringatan'
          or e.value = jsonb_build_array(erp_private.kalimat('harga_perlu_persetujuan'))
    )
    when 'array' then (
      select coalesce(jsonb_agg(erp_private.idempotency_told(e.isi) order by e.ke), '[]')
        from jsonb_array_elements(idempotency_told.hasil) with ordinality as e (isi, ke)
    )
    else idempotency_told.hasil
  end;
end
$$;
