/** What a line of a supplier's note changes of the cost: price, and tax that is not credited. */
create or replace function erp_private.nota_cost(b erp_private.baris)
returns numeric language sql immutable as $$
  select b.dpp + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)
    + case when b.dikreditkan then 0 else b.ppn end
$$;
