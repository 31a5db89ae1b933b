/** The state of an order or a quotation as of today: a quotation expires after its last day. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_state(
  buku anyelement, status_order erp.status_order, rincian jsonb
) returns erp.status_order language plpgsql stable as $$
begin
  return case
    when status_order = 'penawaran'
      and (rincian ->> 'berlaku_sampai')::date < erp_private.tenant_today(buku) then 'kedaluwarsa'
    else status_order
  end;
end
$$;
