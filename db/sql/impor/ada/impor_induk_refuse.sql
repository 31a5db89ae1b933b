/** Refuses a row without a code where a record of its name differs from it (VAIMP), by field. */
-- The row may be about another record of that name, so this one is not changed.
create or replace function erp_private.impor_induk_refuse(
  entitas erp.entitas_master, lama jsonb, isi jsonb
) returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  perform erp_private.kesalahan_refuse('VAIMP', (
    select string_agg(format(
        '%s: %s di berkas, %s di %s yang sudah ada; sebut kodenya', replace(f.key, ':', '.'),
        left(f.value #>> '{}', 100), coalesce(left(lama ->> f.key, 100), 'kosong'), lama ->> 'kode'
      ), E'\n' order by f.key)
      from jsonb_each(isi) as f
     where f.value is distinct from coalesce(lama -> f.key, 'null')
  ));
end
$$;
