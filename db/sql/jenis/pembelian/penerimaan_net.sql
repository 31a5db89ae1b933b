/** The lines of a receipt at their net price: no tax is booked, and none is part of their value. */
-- `termasuk` says of which lines the order's price contains the tax of `tanggal`.
create or replace function erp_private.penerimaan_net(
  baris erp_private.baris[], termasuk boolean[], tanggal date
) returns erp_private.baris[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.baris[] := erp_private.baris_tax(baris, tanggal, true);
  v_b erp_private.baris;
begin
  for v_i in 1 .. cardinality(v_hasil) loop
    v_b := v_hasil[v_i];
    if coalesce(termasuk[v_i], false) and v_b.dpp <> v_b.subtotal then
      v_b.harga := round(v_b.dpp / v_b.qty, 6);
      v_b.bruto := v_b.dpp;
      v_b.diskon := 0;
      v_b.subtotal := v_b.dpp;
    end if;
    v_b.dpp := v_b.subtotal;
    v_b.dpp_lain := v_b.subtotal;
    v_b.pajak_kode := null;
    v_b.tarif := null;
    v_b.ppn := 0;
    v_hasil[v_i] := v_b;
  end loop;
  return v_hasil;
end
$$;
