/** The SQL condition that an expression is like one of the patterns in $2. */
-- One `like` for each pattern: PostgreSQL uses an index for each, but not for `like any (list)`.
-- @execute erp_reader
create or replace function erp_private.search_condition(ekspresi text, teks text)
returns text language sql immutable as $$
  select '(' || string_agg(format('%s like ($2)[%s]', search_condition.ekspresi, n), ' or ') || ')'
    from generate_subscripts(erp_private.search_patterns(search_condition.teks), 1) as n
$$;
