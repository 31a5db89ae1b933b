/** Refuses a working draft that became a transaction (KODRF). */
-- Names the transaction it became.
create or replace function erp_private.draft_sent_refuse(transaksi_id bigint, nomor text)
returns void language plpgsql immutable set search_path = pg_catalog as $$
begin
  if transaksi_id is not null then
    raise exception using errcode = 'KODRF', message = format(
      'draft sudah dikirim sebagai transaksi %s (transaksi_id %s)', nomor, transaksi_id
    );
  end if;
end
$$;
