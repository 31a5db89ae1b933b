/** The condition of a policy: who reads (`pembaca`), and which rows who sees only his own. */
-- @execute erp_owner
create or replace function erp_private.tenant_wall_milik(pembaca text, milik text)
returns text language sql immutable set search_path = pg_catalog as $$
  select case milik
    when 'true' then format('((select nullif(%s, false)) is not null)', pembaca)
    when 'false'
      then format('((select nullif(%s and not erp_private.milik(), false)) is not null)', pembaca)
    else format(
      '((select nullif(%1$s and not erp_private.milik(), false)) is not null'
        ' or (select nullif(%1$s and erp_private.milik(), false)) is not null and (%2$s))',
      pembaca, milik
    )
  end
$$;
