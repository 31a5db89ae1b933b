/** Messages about a webhook's secret, which the server has sealed with a key of its own. */
create or replace function erp_private.webhook_rahasia_problems(rahasia text)
returns text[] language sql immutable as $$
  select case
    when rahasia ~ '^s1\.[0-9a-f]{8}\.[\w-]+$' then '{}'::text[]
    else '{rahasia: harus dibuat dan disegel oleh server}'
  end
$$;
