/** A time with a zone as the day of the tenant's clock; any other cell as it is. */
-- 18.30 UTC of 31 March is 1 April in Jakarta.
create or replace function erp_private.impor_waktu(nilai jsonb, zona text)
returns jsonb language plpgsql stable set search_path = pg_catalog as $$
declare
  v_t text[];
  v_teks text;
begin
  if jsonb_typeof(nilai) is distinct from 'string' then
    return nilai;
  end if;
  v_t := regexp_match(
    upper(nilai #>> '{}'),
    '^(\d{4}-\d\d-\d\d)[T ]+(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?'
    '(Z|UTC|GMT|WIB|WITA|WIT|[+-]\d\d(?::?\d\d)?)$'
  );
  if v_t is null then
    return nilai;
  end if;
  v_teks := v_t[1] || ' ' || replace(v_t[2], ',', '.') || case v_t[3]
    when 'Z' then '+00' when 'UTC' then '+00' when 'GMT' then '+00'
    when 'WIB' then '+07' when 'WITA' then '+08' when 'WIT' then '+09' else v_t[3]
  end;
  return case
    when pg_input_is_valid(v_teks, 'timestamptz')
      then to_jsonb((v_teks::timestamptz at time zone zona)::date)
    else nilai
  end;
end
$$;
