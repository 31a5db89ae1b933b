/** What is wrong with the value of a row of opening stock, or null. */
-- The value is booked, to the cent. A cost beside it must be value / quantity as it was rounded, or
-- the value cost × quantity.
create or replace function erp_private.impor_stok_problem(isi jsonb)
returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_nilai constant numeric := isi ->> 'nilai';
  v_qty constant numeric := isi ->> 'qty_fisik';
  v_hpp constant numeric := isi ->> 'hpp';
begin
  if v_nilai is null or v_qty < 0 then
    return null;
  elsif v_nilai <> 0 and v_qty = 0 then
    return 'tanpa qty tidak dapat dibukukan';
  elsif round(v_hpp * v_qty, 2) = round(v_nilai, 2) then
    return null;
  elsif v_hpp is not null and v_qty > 0
    and round(v_nilai / v_qty, scale(v_hpp)) <> v_hpp
    and round(v_hpp * v_qty, scale(v_nilai)) <> v_nilai
  then
    return format(
      'bukan qty × hpp, yang %s; isi salah satu saja, atau samakan',
      trim_scale(round(v_hpp * v_qty, 2))
    );
  end if;
  return erp_private.angka_problem(v_nilai, 2, true);
end
$$;
