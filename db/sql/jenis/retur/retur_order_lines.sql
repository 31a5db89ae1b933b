/** The lines of a return with the order lines that it opens again. */
-- Goods that came with an order are no longer received, so far as nobody says `buka`: a replacement
-- may not come. What was bought without a receipt opens its order, as always.
create or replace function erp_private.retur_order_lines(
  buku anyelement, baris erp_private.baris[], penerimaan boolean, buka boolean
) returns erp_private.baris[] language plpgsql stable as $$
declare
  v_hasil erp_private.baris[] := baris;
  v_b erp_private.baris;
begin
  for v_i in 1 .. coalesce(cardinality(v_hasil), 0) loop
    v_b := v_hasil[v_i];
    if penerimaan and not buka then
      v_hasil[v_i].rincian := v_b.rincian - 'order_baris_id';
    elsif buka and v_b.rincian ? 'penerimaan_baris_id' then
      v_hasil[v_i].rincian := v_b.rincian || coalesce((
        select jsonb_build_object('order_baris_id', s.rincian -> 'order_baris_id')
          from transaksi_baris as s
         where s.id = (v_b.rincian ->> 'penerimaan_baris_id')::bigint
           and s.rincian ? 'order_baris_id'
      ), '{}');
    end if;
  end loop;
  return v_hasil;
end
$$;
