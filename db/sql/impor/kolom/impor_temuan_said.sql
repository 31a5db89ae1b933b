/** Findings ({kolom, pesan, …}) in the language of the request; they are kept in Indonesian. */
create or replace function erp_private.impor_temuan_said(temuan jsonb)
returns jsonb language sql stable set search_path = pg_catalog as $$
  select case
      when erp.bahasa() = 'en' then coalesce((
        select jsonb_agg(
            t.isi || jsonb_build_object('pesan', erp_private.penolakan(t.isi ->> 'pesan'))
            order by t.ke
          )
          from jsonb_array_elements(temuan) with ordinality as t (isi, ke)
      ), '[]')
      else temuan
    end
$$;
