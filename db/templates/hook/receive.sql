/** Books a receipt with the function of its kind (KOTRM); true: everything has arrived. */
create or replace function erp_private.terima_kind(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, posting_id bigint, tanggal date,
  detail jsonb, sisa_hilang boolean
) returns boolean language plpgsql as $$
begin
  case terima_kind.jenis
    when {kinds} then return erp_private.{call};
    else
      raise exception using errcode = 'KOTRM',
        message = format('transaksi %s tidak menunggu penerimaan', terima_kind.jenis);
  end case;
end
$$;
