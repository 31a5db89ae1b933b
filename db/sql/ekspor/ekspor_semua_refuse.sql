/** Refuses whoever may not read all that a tenant has. */
-- Reports, master data and documents of every kind. Modules that are switched off do not matter but
-- that of reports: what was booked while they were on goes along.
create or replace function erp_private.ekspor_semua_refuse(buku anyelement)
returns void language plpgsql stable as $$
declare
  v_jenis erp.jenis_transaksi;
begin
  perform erp_private.wajib_hak(buku, 'laporan', 'laporan', 'read');
  perform erp_private.wajib_hak(buku, 'master', null, 'read');
  foreach v_jenis in array enum_range(null::erp.jenis_transaksi) loop
    perform erp_private.wajib_hak(buku, 'transaksi', null, 'read', v_jenis);
  end loop;
end
$$;
