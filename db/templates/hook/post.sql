/** Posts a document, each kind by its own function. */
-- A statement, so that only the expressions up to the kind's own are planned and started.
create or replace function erp_private.transaksi_post_kind(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns void language plpgsql as $$
begin
  case transaksi_post_kind.jenis
    when {kinds} then perform erp_private.{call};
    else
      raise exception using errcode = 'TDJNS', message = format(
        'jenis transaksi %s belum dilayani', coalesce(transaksi_post_kind.jenis::text, '(kosong)')
      );
  end case;
end
$$;
