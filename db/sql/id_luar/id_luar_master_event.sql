/** What an event says of a master record's external ids: {id_luar}; {} when it has none. */
create or replace function erp_private.id_luar_master_event(
  buku anyelement, entitas text, kunci text
) returns jsonb language plpgsql stable as $$
begin
  return (
    select case
        when count(*) = 0 then '{}'
        else jsonb_build_object('id_luar', jsonb_object_agg(l.sumber, l.nilai))
      end
      from master_id_luar as l
     where l.entitas = replace(id_luar_master_event.entitas, '-', '_')::erp.entitas_master
       and l.kunci = id_luar_master_event.kunci
  );
end
$$;
