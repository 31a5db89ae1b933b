/** Has a delivery tried again when its orders were delivered meanwhile (40001). */
-- Looks at what a document takes of its orders once more, now that they are locked: another
-- delivery or void that was under way while the lines were priced may have taken, or given back, a
-- part of their discounts, and the last delivery takes the rest to the cent. `diminta` are the
-- lines as they came, `jadi` as order_terms made them. Such a posting is tried again from the start
-- (serialization_failure, which the server repeats by itself).
create or replace function erp_private.order_moved_refuse(
  buku anyelement, diminta erp_private.baris_masukan[], order_baris bigint[],
  jadi erp_private.baris_masukan[]
) returns void language plpgsql stable as $$
begin
  if jadi is distinct from erp_private.order_terms(buku, diminta, order_baris) then
    raise exception using errcode = '40001', message = 'order berubah selagi diposting; ulangi';
  end if;
end
$$;
