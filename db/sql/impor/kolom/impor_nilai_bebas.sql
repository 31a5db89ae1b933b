/** What a cell is in a column that nobody judges: a number or a text as it stands. */
-- `nilai` is what it was read as; what could not be read as the column's type stays as it is.
create or replace function erp_private.impor_nilai_bebas(tipe text, sel jsonb, nilai jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select case
    when jsonb_typeof(sel) in ('number', 'boolean') and tipe = 'teks'
      or jsonb_typeof(sel) in ('string', 'number', 'boolean') and jsonb_typeof(nilai) = 'object'
      then sel
    else nilai
  end
$$;
