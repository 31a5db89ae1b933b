/** What a part of an open quantity is worth: the last part takes all that is left. */
create or replace function erp_private.penerimaan_share(
  nilai_sisa numeric, qty_sisa numeric, qty numeric
) returns numeric language sql immutable as $$
  select case
    when qty = qty_sisa then nilai_sisa else round(nilai_sisa * qty / qty_sisa, 2)
  end
$$;
