/** The tables of a schema as a backup's head lists them: [{tabel, kolom, baris}]. */
-- `kolom` are those that are stored, not computed; `baris` is how many rows the caller's snapshot
-- sees. Without the outbox: its rows would be handed on a second time.
create or replace function erp_private.cadangan_tables(skema text)
returns jsonb language plpgsql stable as $$
declare
  v_tabel record;
  v_baris bigint;
  v_semua jsonb := '[]';
begin
  for v_tabel in
    select c.relname, (
             select jsonb_agg(a.attname order by a.attnum)
               from pg_catalog.pg_attribute as a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                and a.attgenerated = ''
           ) as kolom
      from pg_catalog.pg_class as c
     where c.relnamespace = skema::regnamespace and c.relkind = 'r'
       and c.relname <> 'outbox'
     order by c.relname
  loop
    execute format('select count(*) from %I.%I', skema, v_tabel.relname) into v_baris;
    v_semua := v_semua || jsonb_build_object(
      'tabel', v_tabel.relname, 'kolom', v_tabel.kolom, 'baris', v_baris
    );
  end loop;
  return v_semua;
end
$$;
