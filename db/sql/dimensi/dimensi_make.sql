/** The ids of combinations of values, new ones inserted; 0 for a combination without values. */
-- Each of `kunci` is an array of five values as text; the answer is in their order. A session that
-- inserts combinations locks their table until the end of its transaction: lists insert document by
-- document, and two of them in different order would deadlock otherwise. Returns and lists of
-- settlements have locked documents by then; one that meets a lock there is tried again.
create or replace function erp_private.dimensi_make(buku anyelement, kunci text[])
returns bigint[] language plpgsql as $$
declare
  v_baru constant text[] := array(
    select distinct k
      from unnest(kunci) as k
     where num_nonnulls(variadic k::bigint[]) > 0
       and not exists (
         select
           from dimensi_gabungan as g
          where array[g.nilai_1, g.nilai_2, g.nilai_3, g.nilai_4, g.nilai_5] = k::bigint[]
       )
  );
begin
  if v_baru <> '{}' then
    lock table dimensi_gabungan in share row exclusive mode;
    insert into dimensi_gabungan (nilai_1, nilai_2, nilai_3, nilai_4, nilai_5)
      select s.nilai[1], s.nilai[2], s.nilai[3], s.nilai[4], s.nilai[5]
        from (select k::bigint[] as nilai from unnest(v_baru) as k) as s
       order by s.nilai
      on conflict do nothing;
  end if;
  return (
    select array_agg(coalesce(g.id, 0) order by k.urutan)
      from unnest(dimensi_make.kunci) with ordinality as k (nilai, urutan)
      left join dimensi_gabungan as g
        on array[g.nilai_1, g.nilai_2, g.nilai_3, g.nilai_4, g.nilai_5] = k.nilai::bigint[]
  );
end
$$;
