/** Refuses a caller who may not read everything of a tenant. */
-- Reports, master data and documents of every kind. Only the module of reports must be on:
-- documents booked while another module was on are exported, too.
create or replace function erp_private.ekspor_semua_refuse(buku anyelement)
returns void language plpgsql stable as $$
declare
  v_jenis erp.jenis_transaksi;
begin
  perform erp_private.wajib_hak(buku, 'ekspor', 'laporan', 'read');
  perform erp_private.wajib_hak(buku, 'laporan', null, 'read');
  perform erp_private.wajib_hak(buku, 'master', null, 'read');
  foreach v_jenis in array enum_range(null::erp.jenis_transaksi) loop
    perform erp_private.wajib_hak(buku, 'transaksi', null, 'read', v_jenis);
  end loop;
end
$$;
