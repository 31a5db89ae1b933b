/**
 * What approving a draft would do now: document, journal, stock and balances; nothing is posted.
 */
-- Worked out anew, and kept with the draft: its detail shows it from now on. Endpoint: POST
-- /api/transaksi/{jenis}/{id}/approve?simulasi=true.
create or replace function erp.transaksi_approve_simulate(jenis erp.jenis_transaksi, id bigint)
returns json language plpgsql security definer as $$
begin
  perform erp_private.wajib_hak_jenis(null::buku, jenis, 'approve');
  return erp_private.draft_simulate(null::buku, jenis, id);
end
$$;
