/** A bundle of imports: its parts, what each seems to hold, how far it is (TDIMP). */
create or replace function erp.impor_paket_get(id bigint)
returns json language plpgsql stable security definer as $$
begin
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  perform erp_private.impor_paket_right_refuse(null::buku, impor_paket_get.id, 'read');
  return erp_private.impor_paket_json(null::buku, impor_paket_get.id);
end
$$;
