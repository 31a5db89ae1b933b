/** Postings that nobody had seen at a moment, for whoever posts what was seen then. */
-- As posting_sesudah says it. What is not settled yet was known when it was recorded: whoever asks
-- sees it.
create or replace function erp_private.posting_sejak(saat timestamptz)
returns table (posting_id bigint)
language sql stable as $$
  select s.posting_id
    from erp_private.posting_sesudah(posting_sejak.saat) as s
   where not exists (
     select
       from posting_belum as b
      where b.posting_id = s.posting_id and b.pada = 'infinity'
        and b.dicatat_pada <= posting_sejak.saat
   )
$$;
