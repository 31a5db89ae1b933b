/** Refuses external ids that other records of the entity have (KOIDL). */
-- Names the other record to who may read master data.
create or replace function erp_private.id_luar_master_taken(
  buku anyelement, entitas erp.entitas_master, kunci text, id_luar jsonb
) returns void language plpgsql as $$
begin
  raise exception using errcode = 'KOIDL', message = coalesce((
    select string_agg(
        format('id_luar.%s: %s sudah dipakai %s', l.sumber, l.nilai, case
          when erp_private.cakupan_may('master', 'read') then e.label || ' ' || l.kunci
          else 'yang lain'
        end), E'\n' order by l.sumber
      )
      from master_id_luar as l
      join erp_private.master_entitas as e on e.entitas = l.entitas
     where l.entitas = id_luar_master_taken.entitas and l.kunci <> id_luar_master_taken.kunci
       and (l.sumber, l.nilai) in (
         select i.key, i.value from jsonb_each_text(id_luar_master_taken.id_luar) as i
       )
  ), 'id_luar: baru saja berubah; coba lagi');
end
$$;
