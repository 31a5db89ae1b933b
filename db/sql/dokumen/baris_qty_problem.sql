/** Message about a quantity in a unit other than the goods' own, or null. */
-- Wrong is a quantity with more than six decimals of the base unit (`satuan`, its code), or one
-- that is almost a whole number of it, such as a third of a box written with decimals. The message
-- names the unit that says the quantity exactly. The list of its kind judges its form, as too many
-- decimals.
create or replace function erp_private.baris_qty_problem(
  qty numeric, faktor numeric, satuan text
) returns text language plpgsql immutable strict set search_path = pg_catalog as $$
declare
  v_dasar constant numeric := qty * faktor;
  v_desimal constant integer := scale(trim_scale(qty));
begin
  return case
    when qty <> round(qty, 6) then null
    when v_dasar <> round(v_dasar, 6) then
      format('tidak tepat sampai 6 desimal dalam satuan dasar; pakai satuan %s', satuan)
    when faktor <> 1 and v_desimal >= 3 and v_dasar <> round(v_dasar)
      and abs(v_dasar - round(v_dasar)) <= least(faktor / 10 ^ v_desimal, 0.01)
    then
      format('menjadi %s %s, tidak utuh; pakai satuan %s', trim_scale(v_dasar), satuan, satuan)
  end;
end
$$;
