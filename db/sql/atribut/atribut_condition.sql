/** The SQL of the condition that an attribute of `t` is a value of the filter $1. */
-- `kunci` is its name in the filter, atribut.kanal. A value that reads as a number or a boolean is
-- that one or the text. Containment, so that the index over attributes finds it.
-- @execute erp_reader
create or replace function erp_private.atribut_condition(kunci text, nilai text)
returns text language sql immutable set search_path = pg_catalog as $$
  select ' and t.atribut is not null and (' || string_agg(
      format('t.atribut @> jsonb_build_object(%L, ($1 ->> %L)%s)', substr(kunci, 9), kunci, x.tipe),
      ' or '
    ) || ')'
    from unnest(array[
      '', case when nilai ~ '^-?(0|[1-9]\d{0,39})(\.\d{1,40})?$' then '::numeric' end,
      case when nilai in ('true', 'false') then '::boolean' end
    ]) as x (tipe)
   where x.tipe is not null
$$;
