/** Messages about a webhook's secret, which comes sealed with a key that the database has not. */
create or replace function erp_private.webhook_rahasia_problems(rahasia text)
returns text[] language sql immutable as $$
  select case
    when rahasia ~ '^s1\.[0-9a-f]{8}\.[\w-]+$' then '{}'::text[]
    else '{rahasia: harus dibuat dan disegel oleh server}'
  end
$$;
