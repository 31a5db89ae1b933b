/** A balance with its side behind it as one with a sign: `3.000 CR` is negative. */
create or replace function erp_private.impor_crdb(nilai jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select case
    when jsonb_typeof(nilai) <> 'string' then nilai
    when nilai #>> '{}' ~* '\d\s*cr\.?$'
      then to_jsonb('-' || regexp_replace(nilai #>> '{}', '\s*cr\.?$', '', 'i'))
    else to_jsonb(regexp_replace(nilai #>> '{}', '(\d)\s*(db|dr)\.?$', '\1', 'i'))
  end
$$;
