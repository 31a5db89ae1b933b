/** Gives a master record the external ids that its document says (VAATR, KOIDL). */
-- In a whole document (`utuh`) they take the place of those that it has; a patch names single ones,
-- and null takes one away. Null instead of all of them takes all away. Of two records with one id
-- the second waits here until the first is committed.
create or replace function erp_private.id_luar_master_take(
  buku anyelement, entitas erp.entitas_master, kunci text, id_luar jsonb, utuh boolean
) returns void language plpgsql as $$
declare
  v_utuh constant boolean := id_luar_master_take.utuh
    or jsonb_typeof(id_luar_master_take.id_luar) = 'null';
  v_baru jsonb;
  v_banyak integer;
begin
  perform erp_private.kesalahan_refuse('VAATR', variadic
    erp_private.id_luar_problems(id_luar_master_take.id_luar, not v_utuh));
  v_baru := jsonb_strip_nulls(case
    when v_utuh then coalesce(nullif(id_luar_master_take.id_luar, 'null'), '{}')
    else (
      select coalesce(jsonb_object_agg(l.sumber, l.nilai), '{}')
        from master_id_luar as l
       where l.entitas = id_luar_master_take.entitas and l.kunci = id_luar_master_take.kunci
    ) || id_luar_master_take.id_luar
  end);
  perform erp_private.kesalahan_refuse('VAATR', variadic erp_private.id_luar_problems(v_baru));
  delete from master_id_luar as l
   where l.entitas = id_luar_master_take.entitas and l.kunci = id_luar_master_take.kunci
     and l.nilai is distinct from v_baru ->> l.sumber;
  insert into master_id_luar as l (entitas, kunci, sumber, nilai)
    select id_luar_master_take.entitas, id_luar_master_take.kunci, e.key, e.value
      from jsonb_each_text(v_baru) as e
     order by e.key, e.value
    on conflict (entitas, sumber, nilai) do update
      set nilai = excluded.nilai
      where l.kunci = excluded.kunci;
  get diagnostics v_banyak = row_count;
  if v_banyak < (select count(*) from jsonb_object_keys(v_baru)) then
    perform erp_private.id_luar_master_taken(
      buku, id_luar_master_take.entitas, id_luar_master_take.kunci, v_baru
    );
  end if;
end
$$;
