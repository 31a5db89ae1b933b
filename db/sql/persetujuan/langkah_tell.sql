/** Has those told who may take the step of a request that begins. */
create or replace function erp_private.langkah_tell(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  perform erp_private.outbox_add(
    buku, 'persetujuan', jsonb_build_object('persetujuan_id', langkah_tell.id)
  );
end
$$;
