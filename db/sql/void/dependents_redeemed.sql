/** Documents that still redeem points which a document gave. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.dependents_redeemed(buku anyelement, transaksi_id bigint)
returns bigint[] language plpgsql stable as $$
begin
  if not erp_private.poin_moved(buku, dependents_redeemed.transaksi_id) then
    return null;
  end if;
  return array(
    select g.transaksi_id
      from transaksi as a
      join poin_lot as l on l.posting_id = a.posting_id and l.poin > 0
      join poin_gerak as g on g.lot_id = l.id and g.jenis = 'tukar'
     where a.id = dependents_redeemed.transaksi_id
     group by g.transaksi_id
    having sum(g.poin) < 0
  );
end
$$;
