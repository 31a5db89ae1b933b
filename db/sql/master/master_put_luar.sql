/** Makes a master record, or patches the one with its id of that source; {id, kode, dibuat}. */
-- Changing one needs the action `update`, which is checked here. All other rights and the
-- idempotency are the caller's. Of two at once the second waits for the first and changes its
-- record.
create or replace function erp_private.master_put_luar(
  buku anyelement, entitas erp.entitas_master, sumber text, dokumen jsonb
) returns jsonb language plpgsql as $$
declare
  v_nilai constant text := master_put_luar.dokumen -> 'id_luar' ->> master_put_luar.sumber;
  v_kunci text := erp_private.id_luar_master_key(buku, entitas, sumber, v_nilai);
  v_lama jsonb;
begin
  if v_kunci is null then
    begin
      return erp_private.master_make(buku, entitas, dokumen) || '{"dibuat": true}';
    exception
      when sqlstate 'KOIDL' then
        v_kunci := erp_private.id_luar_master_key(buku, entitas, sumber, v_nilai);
        if v_kunci is null then
          raise;
        end if;
    end;
  end if;
  perform erp_private.wajib_hak_entitas(buku, entitas, 'update');
  perform erp_private.master_update(buku, entitas, v_kunci, dokumen, false);
  v_lama := erp_private.master_json(buku, entitas, v_kunci)::jsonb;
  return jsonb_build_object('id', v_lama -> 'id', 'kode', v_lama -> 'kode', 'dibuat', false);
end
$$;
