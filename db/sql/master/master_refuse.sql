/** Refuses a change of a master record that what stands beside it does not allow. */
create or replace function erp_private.master_refuse(
  buku anyelement, entitas erp.entitas_master, lama jsonb, baru jsonb
) returns void language plpgsql stable as $$
begin
  if entitas = 'barang' then
    perform erp_private.master_barang_refuse(buku, lama, baru);
  elsif entitas = 'kontak' then
    perform erp_private.master_kontak_refuse(buku, lama, baru);
  elsif entitas = 'akun' then
    perform erp_private.master_akun_refuse(buku, lama, baru);
  elsif entitas = 'aset' then
    perform erp_private.master_aset_refuse(buku, lama, baru);
  elsif entitas in ('dimensi', 'dimensi_nilai') then
    perform erp_private.master_dimensi_refuse(buku, lama, baru);
  end if;
end
$$;
