/** Frees the external ids of a record that was deleted, and of what went with it. */
create or replace function erp_private.id_luar_master_release(
  buku anyelement, entitas erp.entitas_master, kunci text
) returns void language plpgsql as $$
begin
  delete from master_id_luar as l
   where l.entitas = id_luar_master_release.entitas and l.kunci = id_luar_master_release.kunci;
  if id_luar_master_release.entitas = 'dimensi' then
    delete from master_id_luar as l
     where l.entitas = 'dimensi_nilai'
       and not exists (select from dimensi_nilai as n where n.id::text = l.kunci);
  end if;
end
$$;
