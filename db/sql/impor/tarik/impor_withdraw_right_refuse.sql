/** Refuses a caller who may not take back what an import of a kind made. */
create or replace function erp_private.impor_withdraw_right_refuse(
  buku anyelement, jenis erp_private.impor_jenis
) returns void language plpgsql stable as $$
begin
  if jenis.sifat = 'induk' then
    perform erp_private.wajib_hak_entitas(buku, jenis.entitas, 'update');
  elsif jenis.sifat = 'riwayat' then
    perform erp_private.wajib_hak(buku, 'transaksi', 'akuntansi', 'create');
  else
    perform erp_private.wajib_hak_jenis(buku, jenis.jenis_transaksi, 'void');
  end if;
end
$$;
