/** The period of a question, with the one that it is compared to: {dari, sampai, pembanding}. */
-- Without a period: this month up to today; balances (`saldo`) are those of today.
create or replace function erp_private.ai_periode(periode jsonb, saldo boolean, hari_ini date)
returns jsonb language sql stable set search_path = pg_catalog as $$
  select case jsonb_typeof(periode)
    when 'object' then jsonb_build_object(
      'dari', periode -> 'dari', 'sampai', periode -> 'sampai',
      'pembanding', case jsonb_typeof(periode -> 'pembanding')
        when 'object' then jsonb_build_object(
          'dari', periode #> '{pembanding,dari}', 'sampai', periode #> '{pembanding,sampai}'
        )
      end
    )
    else jsonb_build_object(
      'dari', case when saldo then hari_ini else date_trunc('month', hari_ini)::date end,
      'sampai', hari_ini, 'pembanding', null
    )
  end
$$;
