/** The month of the tax of a line of a note, where it is not the note's; refuses others (VADOK). */
-- From the month of the tax that it changes to that of the note, which is the usual one. Tax that
-- is credited only after the note changes in its own month. `masa` is what the note says.
create or replace function erp_private.nota_month(asal text, masa text, tanggal date)
returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_nota constant text := greatest(asal, to_char(tanggal, 'YYYY-MM'));
begin
  if masa not between asal and v_nota then
    perform erp_private.dokumen_refuse(array[format(
      'masa_pajak: dari masa PPN baris asalnya (%s) sampai %s', asal, v_nota
    )]);
  end if;
  return nullif(coalesce(masa, v_nota), to_char(tanggal, 'YYYY-MM'));
end
$$;
