/** The fraction that a number with decimals is a rounded form of, or nulls. */
-- Only numbers with four decimals or more, and small denominators: up to 12 for four decimals, 144
-- for six. So a number that is meant as it stands (0.453592 for a pound) is hardly ever taken for a
-- fraction.
create or replace function erp_private.master_pecahan(
  nilai numeric, out pembilang numeric, out penyebut integer
) language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_desimal constant integer := scale(trim_scale(nilai));
  v_batas constant integer := case
    when v_desimal = 4 then 12 when v_desimal = 5 then 48 when v_desimal > 5 then 144
  end;
begin
  for v_i in 2 .. coalesce(v_batas, 0) loop
    if nilai * v_i <> round(nilai * v_i)
      and abs(nilai * v_i - round(nilai * v_i)) < v_i / 10.0 ^ v_desimal
      and round(nilai * v_i) > 0
    then
      pembilang := round(nilai * v_i);
      penyebut := v_i;
      return;
    end if;
  end loop;
end
$$;
