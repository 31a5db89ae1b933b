/** Postings that were not known at a moment. */
-- They were recorded after it, or were committed late and settled as known after it
-- (posting_belum). Every report of the books as they were known asks this function. Its answer for
-- a settled moment (diketahui_saat) never changes. Its cost follows the postings recorded since;
-- with null it reads nothing. With `sebelum` only postings recorded before that moment. In SQL, so
-- that PostgreSQL writes it into the query of its caller.
-- @execute erp_reader, erp_writer
create or replace function erp_private.posting_after(
  saat timestamptz, sebelum timestamptz default null
)
returns table (posting_id bigint)
language sql stable as $$
  select p.id
    from posting as p
   where p.dicatat_pada > posting_after.saat
     and (posting_after.sebelum is null or p.dicatat_pada < posting_after.sebelum)
  union all
  select b.posting_id
    from posting_belum as b
   where b.pada > posting_after.saat and b.dicatat_pada <= posting_after.saat
     and (posting_after.sebelum is null or b.dicatat_pada < posting_after.sebelum)
$$;
