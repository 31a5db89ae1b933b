/** Gives a master record the external ids of its document, and tells of it where they changed. */
create or replace function erp_private.master_id_luar(
  buku anyelement, entitas erp.entitas_master, kunci text, id_luar jsonb, utuh boolean
) returns void language plpgsql as $$
declare
  v_lama constant jsonb := erp_private.id_luar_master_event(buku, entitas::text, kunci);
begin
  perform erp_private.id_luar_master_take(buku, entitas, kunci, id_luar, utuh);
  if v_lama <> erp_private.id_luar_master_event(buku, entitas::text, kunci) then
    perform erp_private.outbox_add(
      buku, 'id_luar_induk', jsonb_build_object('entitas', entitas, 'kunci', kunci)
    );
  end if;
end
$$;
