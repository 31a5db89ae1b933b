/** What approving a request would do now; nothing is done. */
-- The effects are computed anew and kept with the request, which shows them from now on. Endpoint:
-- POST /api/persetujuan/{id}/setujui?simulasi=true.
create or replace function erp.persetujuan_setujui_simulate(id bigint)
returns json language plpgsql security definer as $$
declare
  v_p record;
  v_uji record;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'approve');
  v_p := erp_private.persetujuan_take(null::buku, id);
  perform erp_private.putusan_right_refuse(null::buku, v_p.jenis);
  if v_p.jenis is null then
    return erp_private.putusan_rehearse(null::buku, id, v_p.aksi, v_p.isi);
  end if;
  if v_p.aksi = 'posting' then
    return erp_private.draft_simulate(null::buku, v_p.jenis, v_p.transaksi_id);
  end if;
  v_uji := erp_private.transaksi_act_simulate(
    null::buku, v_p.aksi, v_p.jenis, v_p.transaksi_id, v_p.isi
  );
  perform erp_private.usul_write(null::buku, id, v_uji.usul);
  return v_uji.hasil;
end
$$;
