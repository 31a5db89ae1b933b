/** What is wrong with the JSON value of a field of this type, or null. */
-- `date` takes "2026-01-31", an enum one of its words, whatever has no row here a text. `terbatas`
-- is told of a whole number that the type cannot hold.
create or replace function erp_private.isi_value_problem(tipe regtype, nilai jsonb, terbatas text)
returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  return case
    when tipe = 'boolean'::regtype then
      case when jsonb_typeof(nilai) <> 'boolean' then erp_private.kalimat('boolean') end
    when tipe in ('bigint'::regtype, 'integer'::regtype, 'smallint'::regtype) then
      case
        when jsonb_typeof(nilai) <> 'number' or nilai #>> '{}' !~ '^-?\d+$'
          then erp_private.kalimat('bulat')
        when not pg_input_is_valid(nilai #>> '{}', format_type(tipe, null))
          then coalesce(terbatas, erp_private.kalimat('bulat'))
      end
    when tipe = 'numeric'::regtype then
      case
        when jsonb_typeof(nilai) not in ('number', 'string')
          or jsonb_typeof(nilai) = 'string' and nilai #>> '{}' !~ '^-?\d{1,40}(\.\d{1,40})?$'
        then erp_private.kalimat('angka')
      end
    when tipe = 'date'::regtype then
      case
        when jsonb_typeof(nilai) <> 'string'
          or nilai #>> '{}' !~ '^\d{4}-\d{2}-\d{2}$'
          or not pg_input_is_valid(nilai #>> '{}', 'date')
        then erp_private.kalimat('tanggal')
      end
    when tipe = 'timestamptz'::regtype then
      case
        when jsonb_typeof(nilai) <> 'string'
          or nilai #>> '{}' !~ ('^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d'
            '(\.\d{1,9})?(Z|[+-](0\d|1[0-5]):[0-5]\d)$')
          or not pg_input_is_valid(nilai #>> '{}', 'timestamptz')
        then erp_private.kalimat('waktu')
      end
    when exists (select from pg_enum as e where e.enumtypid = tipe) then
      case
        when jsonb_typeof(nilai) <> 'string'
          or not exists (
            select from pg_enum as e
             where e.enumtypid = tipe and e.enumlabel = nilai #>> '{}'
          )
        then erp_private.kalimat('pilihan', (
          select string_agg(e.enumlabel, ', ' order by e.enumsortorder)
            from pg_enum as e
           where e.enumtypid = tipe
        ))
      end
    when jsonb_typeof(nilai) <> 'string' then erp_private.kalimat('teks')
  end;
end
$$;
