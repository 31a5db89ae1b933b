/** What is open of a line that is continued, in base units. */
create or replace function erp_private.salin_qty(buku anyelement, cara text, baris_id bigint)
returns numeric language plpgsql stable as $$
begin
  return case salin_qty.cara
    when 'penawaran' then (
      select b.qty_dasar from transaksi_baris as b where b.id = salin_qty.baris_id
    )
    when 'order' then (
      select sum(g.sisa) from order_gerak as g where g.baris_id = salin_qty.baris_id
    )
    else (erp_private.penerimaan_left(buku, salin_qty.baris_id)).qty
  end;
end
$$;
