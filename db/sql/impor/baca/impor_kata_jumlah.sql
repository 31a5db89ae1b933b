/** What a cell says that stands for a sum of the rows above it. */
create or replace function erp_private.impor_kata_jumlah()
returns text language sql immutable as $$
  select '^(grand|sub)?[ -]*(total|jumlah|saldo akhir)'
    '( (keseluruhan|semua|seluruhnya|akhir|umum|all))?\M[^a-z]*$'
$$;
