/** Does what a void of this kind needs besides the general reversal. */
-- Example: voided depreciation gives the assets their months back. Most kinds need nothing.
create or replace function erp_private.void_kind(
  buku anyelement, jenis erp.jenis_transaksi, transaksi_id bigint, posting_id bigint, tanggal date
) returns void language plpgsql as $$
begin
  case void_kind.jenis
    when {kinds} then perform erp_private.{call};
    else null;
  end case;
end
$$;
