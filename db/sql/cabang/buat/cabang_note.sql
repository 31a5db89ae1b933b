/** Replaces the texts in columns of a copy's table by made-up ones, the same for the same text. */
-- Nothing is said where there was nothing.
create or replace function erp_private.cabang_note(
  rahasia bytea, skema text, tabel text, variadic kolom text[]
) returns void language plpgsql as $$
declare
  v_kolom text;
begin
  foreach v_kolom in array kolom loop
    execute format(
      'with
         samar as materialized (
           select d.teks, ''Catatan '' || left(n.hex, 8) as isi
             from (select distinct x.%3$I as teks from %1$I.%2$I as x where x.%3$I <> '''') as d
            cross join erp_private.cabang_name($1, d.teks) as n
         )
       update %1$I.%2$I as t set %3$I = s.isi from samar as s where s.teks = t.%3$I',
      skema, tabel, v_kolom
    ) using rahasia;
  end loop;
end
$$;
