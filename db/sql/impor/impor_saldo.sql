/** The balance that a row of a file says, debit positive; null where it says none. */
-- As debit and credit, or in one column on the normal side of its account.
create or replace function erp_private.impor_saldo(isi jsonb, saldo_normal erp.saldo_normal)
returns numeric language sql immutable as $$
  select case
    when isi ? 'saldo' then (isi ->> 'saldo')::numeric
      * case saldo_normal when 'kredit' then -1 else 1 end
    else coalesce((isi ->> 'debit')::numeric, 0) - coalesce((isi ->> 'kredit')::numeric, 0)
  end
$$;
