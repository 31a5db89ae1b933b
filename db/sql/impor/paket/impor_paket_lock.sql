/** Locks a bundle that the caller may work on and answers it (TDIMP, impor_right_refuse). */
create or replace function erp_private.impor_paket_lock(buku anyelement, id bigint)
returns jsonb language plpgsql as $$
declare
  v_p jsonb;
begin
  select to_jsonb(p) into v_p from impor_paket as p where p.id = impor_paket_lock.id
     for no key update;
  perform erp_private.impor_paket_right_refuse(buku, impor_paket_lock.id, 'create');
  return v_p;
end
$$;
