/** Refuses a list of documents two of which have one external id (KOIDL). */
create or replace function erp_private.id_luar_massal_refuse(dokumen jsonb)
returns void language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_pesan text;
begin
  if not dokumen @? '$[*].id_luar' then
    return;
  end if;
  select string_agg(
           format('dokumen.%s.id_luar.%s: sama dengan dokumen.%s', x.ke, x.sumber, x.pertama),
           E'\n' order by x.ke, x.sumber
         )
    into v_pesan
    from (
      select d.ordinality - 1 as ke, erp_private.master_name_shown(e.key) as sumber,
             min(d.ordinality - 1) over (partition by e.key, e.value) as pertama
        from jsonb_array_elements(dokumen) with ordinality as d
       cross join lateral jsonb_each(
         case when jsonb_typeof(d.value -> 'id_luar') = 'object' then d.value -> 'id_luar' end
       ) as e
       where jsonb_typeof(e.value) = 'string'
    ) as x
   where x.ke > x.pertama;
  if v_pesan is not null then
    raise exception using errcode = 'KOIDL', message = v_pesan;
  end if;
end
$$;
