/** By how many days an open order is late; null where it names no day on which it comes. */
-- One that is closed or fulfilled is late by none.
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_days_late(
  buku anyelement, status_order erp.status_order, rincian jsonb
) returns integer language plpgsql stable as $$
begin
  return case
    when rincian ->> 'tanggal_kirim' is null or status_order is null then null
    when status_order in ('terbuka', 'sebagian')
      then greatest(
        erp_private.tenant_today(buku) - (rincian ->> 'tanggal_kirim')::date, 0
      )
    else 0
  end;
end
$$;
