/** Posts one document with the posting function of its kind. */
-- Or of its mode. `case` is a statement here: PostgreSQL plans only the call that runs, not all.
create or replace function erp_private.transaksi_post_kind(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns void language plpgsql as $$
begin
  if isi ? 'mode' then
    case jenis || '/' || (isi ->> 'mode')
      when {modes} then perform erp_private.{call}; return;
      else null;
    end case;
  end if;
  case transaksi_post_kind.jenis
    when {kinds} then perform erp_private.{call};
    else
      raise exception using errcode = 'TDJNS', message = format(
        'jenis transaksi %s belum dilayani', coalesce(transaksi_post_kind.jenis::text, '(kosong)')
      );
  end case;
end
$$;
