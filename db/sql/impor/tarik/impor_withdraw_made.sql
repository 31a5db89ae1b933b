/** Deactivates records that imports made on the way; answers the names of those that stay. */
-- They stay where something active names them. A unit that only inactive goods have goes.
create or replace function erp_private.impor_withdraw_made(buku anyelement, ids bigint[])
returns text language plpgsql as $$
declare
  v_b record;
  v_tetap text[] := '{}';
begin
  for v_b in
    select b.impor_id, b.macam, b.kunci, b.nama, b.hasil_id, b.hasil_kode as kode
      from impor_buat as b
     where b.impor_id = any (impor_withdraw_made.ids) and b.dibuat and not b.ditarik
     order by b.macam desc, b.ke desc
  loop
    begin
      perform erp_private.impor_withdraw_used_refuse(buku, v_b.macam, v_b.hasil_id, v_b.kode);
      if v_b.macam = 'satuan' then
        perform erp_private.master_update(
          buku, 'satuan', v_b.hasil_id::text, '{"aktif": false}', false
        );
      else
        perform erp_private.impor_withdraw_record(
          buku, v_b.macam::erp.entitas_master, v_b.hasil_id, v_b.kode
        );
      end if;
      update impor_buat as b
         set ditarik = true
       where b.impor_id = v_b.impor_id and b.macam = v_b.macam and b.kunci = v_b.kunci;
    exception
      when others then
        if not (erp_private.kesalahan_ours(sqlstate) or sqlstate like '23%') then
          raise;
        end if;
        v_tetap := v_tetap || format('%s %s', v_b.macam, v_b.nama);
    end;
  end loop;
  return array_to_string(v_tetap, ', ');
end
$$;
