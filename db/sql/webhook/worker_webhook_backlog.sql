/** How many deliveries of the tenant in context wait, and for how many seconds the first has. */
create or replace function erp_private.worker_webhook_backlog(
  out banyak integer, out umur_detik double precision
) language plpgsql stable security definer as $$
begin
  select count(*), coalesce(extract(epoch from clock_timestamp() - min(k.dibuat_pada)), 0)
    into banyak, umur_detik
    from webhook as w
    join webhook_pengiriman as k on k.webhook_id = w.id and k.status = 'menunggu'
   where w.aktif;
end
$$;
