/** The number in a cell of a row: `tempat` is its place and the sign of decimals there. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_sel_angka(sel jsonb, tempat jsonb)
returns numeric language sql immutable as $$
  select erp_private.impor_angka(sel ->> (tempat ->> 0)::integer, case
      when jsonb_typeof(sel -> (tempat ->> 0)::integer) = 'number' then '.'
      else tempat ->> 1
    end)
$$;
