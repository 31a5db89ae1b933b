/** Whether a cell of a row says that the row is a sum of those above. */
-- In any column. `luas`: also with a name behind the word (`Total Toko Maju`), where the row shows
-- in another way that it is a sum.
create or replace function erp_private.impor_sel_jumlah(sel jsonb, luas boolean)
returns boolean language sql stable as $$
  select sel::text ~* '(total|jumlah|saldo)' and exists (
    select from jsonb_array_elements_text(sel) as s (teks)
     where s.teks ~* erp_private.impor_kata_jumlah()
        or luas and s.teks ~* '^(grand|sub)?[ -]*(total|jumlah)\M'
  )
$$;
