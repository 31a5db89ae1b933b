/** Takes a delegation of one's own back; what was decided by it stays. */
-- Code: TDPSJ. Endpoint: DELETE /api/persetujuan/delegasi/{id}.
create or replace function erp.delegasi_delete(id bigint)
returns boolean language plpgsql security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'orang');
  delete from delegasi as d
   where d.id = delegasi_delete.id and d.oleh = erp.pengguna_id();
  if not found then
    raise exception using errcode = 'TDPSJ',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('delegasi'));
  end if;
  return true;
end
$$;
