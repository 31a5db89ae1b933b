/** Whether the filters of a mapping are at most five, of known dimensions, with 1 to 10 texts. */
create or replace function erp_private.ai_filter_ok(filter jsonb)
returns boolean language sql stable set search_path = pg_catalog as $$
  select case coalesce(jsonb_typeof(ai_filter_ok.filter), 'null')
    when 'null' then true
    when 'array' then jsonb_array_length(ai_filter_ok.filter) <= 5 and not exists (
      select from jsonb_array_elements(ai_filter_ok.filter) as e (isi)
       where not coalesce(
         jsonb_typeof(e.isi -> 'nilai') = 'array'
         and jsonb_array_length(e.isi -> 'nilai') between 1 and 10
         and not jsonb_path_exists(e.isi, '$.nilai[*] ? (@.type() != "string")')
         and not exists (
           select from jsonb_array_elements_text(e.isi -> 'nilai') as n (nilai)
            where length(trim(n.nilai)) not between 1 and 100
         )
         and (
           e.isi ->> 'dimensi' in ('nama', 'umur')
           or e.isi ->> 'dimensi' in (
             select d.kode from erp_private.ai_dimensi as d where d.urutan_cari is not null
           )
         ), false)
    )
    else false
  end
$$;
