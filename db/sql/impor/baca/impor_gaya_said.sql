/** What was said of the style of a column, by its name in the file or ours; null: nothing. */
create or replace function erp_private.impor_gaya_said(gaya jsonb, judul text, kolom text)
returns text language sql stable as $$
  select string_agg(g.value, ' ')
    from jsonb_each_text(gaya) as g
   where erp_private.impor_nama(g.key) in (
     erp_private.impor_nama(judul), erp_private.impor_nama(kolom),
     case when kolom = 'diskon' then 'diskonpersen' end
   )
$$;
