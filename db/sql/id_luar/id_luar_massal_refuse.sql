/**
 * Refuses a list of documents two of which have one external id (KOIDL), or one of which has none
 * of the source by which they are put (VAATR).
 */
create or replace function erp_private.id_luar_massal_refuse(
  dokumen jsonb, kunci text default null
) returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_pesan text;
begin
  if id_luar_massal_refuse.kunci is not null then
    perform erp_private.kesalahan_refuse('VAATR', variadic
      erp_private.id_luar_problems(jsonb_build_object(id_luar_massal_refuse.kunci, 'x'))
      || array(
        select format('dokumen.%s.id_luar.%s: %s', d.ordinality - 1, kunci,
                 erp_private.kalimat('wajib_kunci'))
          from jsonb_array_elements(dokumen) with ordinality as d
         where coalesce(jsonb_typeof(d.value -> 'id_luar' -> kunci), 'null') = 'null'
         order by d.ordinality
         limit 20
      ));
  end if;
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
