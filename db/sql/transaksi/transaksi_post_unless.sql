/** Posts a document, unless a rule of approvals catches it; whether it was posted. */
-- What it comes to is known when it is posted, so it is posted first and taken back.
create or replace function erp_private.transaksi_post_unless(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb
) returns boolean language plpgsql set enable_seqscan = off as $$
begin
  perform erp_private.transaksi_post(
    buku, transaksi_post_unless.id, transaksi_post_unless.jenis, transaksi_post_unless.isi
  );
  if erp_private.aturan_match(buku, 'posting', transaksi_post_unless.id) is not null then
    raise exception using errcode = 'XATUR', message = 'menunggu persetujuan';
  end if;
  return true;
exception
  when sqlstate 'XATUR' then
    return false;
end
$$;
