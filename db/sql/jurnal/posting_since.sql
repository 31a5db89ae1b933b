/** Postings that nobody had seen at a moment. */
-- For a caller who posts by what was seen at that moment. It is posting_after without the
-- postings that were recorded by then and are not settled yet: the caller had seen these.
create or replace function erp_private.posting_since(saat timestamptz)
returns table (posting_id bigint)
language sql stable as $$
  select s.posting_id
    from erp_private.posting_after(posting_since.saat) as s
   where not exists (
     select
       from posting_belum as b
      where b.posting_id = s.posting_id and b.pada = 'infinity'
        and b.dicatat_pada <= posting_since.saat
   )
$$;
