/** Posts many documents of one kind as one set of rows; false: the caller posts one by one. */
create or replace function erp_private.massal_kind(
  buku anyelement, jenis erp.jenis_transaksi, ids bigint[], isi jsonb
) returns boolean language plpgsql as $$
begin
  case massal_kind.jenis
    when {kinds} then return erp_private.{call};
    else return false;
  end case;
end
$$;
