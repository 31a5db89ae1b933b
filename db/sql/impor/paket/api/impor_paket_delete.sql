/** Cancels a bundle that is not over, or forgets one that is, with its parts (TDIMP). */
-- What it has made stays.
create or replace function erp.impor_paket_delete(id bigint)
returns boolean language plpgsql security definer as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_p jsonb;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'create');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  v_p := erp_private.impor_paket_lock(null::buku, impor_paket_delete.id);
  if v_p ->> 'status' in ('selesai', 'gagal', 'dibatalkan') or v_p ->> 'tahap' = 'unggah' then
    delete from lampiran as l
     using impor as i
     where i.paket_id = impor_paket_delete.id and l.entitas = 'impor' and l.entitas_id = i.id;
    delete from impor_paket as p where p.id = impor_paket_delete.id;
    return true;
  end if;
  update impor as i
     set status = 'dibatalkan', tahap = 'akhir', selesai_pada = v_kini, diubah_pada = v_kini
   where i.paket_id = impor_paket_delete.id and i.status <> 'selesai';
  update impor_paket as p
     set status = 'dibatalkan', tahap = 'akhir', selesai_pada = v_kini, diubah_pada = v_kini
   where p.id = impor_paket_delete.id;
  return true;
end
$$;
