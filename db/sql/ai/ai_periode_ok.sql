/** Whether a period of a mapping has two days in their order, or is not given. */
create or replace function erp_private.ai_periode_ok(periode jsonb)
returns boolean language sql stable set search_path = pg_catalog as $$
  select coalesce(jsonb_typeof(periode), 'null') = 'null' or coalesce(
    case
      when periode ->> 'dari' ~ '^(19|2\d)\d\d-\d\d-\d\d$'
        and periode ->> 'sampai' ~ '^(19|2\d)\d\d-\d\d-\d\d$'
        and pg_input_is_valid(periode ->> 'dari', 'date')
        and pg_input_is_valid(periode ->> 'sampai', 'date')
      then (periode ->> 'dari')::date <= (periode ->> 'sampai')::date
    end, false
  )
$$;
