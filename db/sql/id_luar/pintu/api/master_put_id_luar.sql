/**
 * Makes a master record under an external id, or changes the one that is there as a patch does:
 * {id, kode, dibuat}.
 */
-- PUT /api/master/<entitas>/luar/{sumber}/{id}. Once per idempotency key, for an hour.
create or replace function erp.master_put_id_luar(
  entitas erp.entitas_master, sumber text, id_luar text, dokumen jsonb
) returns json language plpgsql security definer as $$
declare
  v_isi jsonb;
  v_hasil jsonb;
begin
  perform erp_private.wajib_hak_entitas(null::buku, entitas, 'create');
  if jsonb_typeof(dokumen) is distinct from 'object' then
    raise exception using errcode = 'VAMST', message = 'dokumen: ' || erp_private.kalimat('objek');
  end if;
  v_isi := erp_private.id_luar_own(dokumen, sumber, id_luar);
  v_hasil := erp_private.idempotency_begin(null::buku, interval '1 hour');
  if v_hasil is not null then
    return v_hasil;
  end if;
  v_hasil := erp_private.master_put_luar(null::buku, entitas, sumber, v_isi);
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
