/** Messages about the quantity, price and discounts of a line of a sale or purchase. */
-- The form of each is judged by the list of its kind. `faktor` is null where the unit is wrong.
-- `berbarang`: the line is one of goods, `satuan_dasar` the code of their base unit.
create or replace function erp_private.baris_angka_problems(
  qty numeric, faktor numeric, harga numeric, diskon numeric, diskon_persen numeric,
  hibah boolean, beli boolean, berbarang boolean, satuan_dasar text
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    'qty: ' || case
      when qty is null then case when beli and berbarang then erp_private.kalimat('wajib') end
      else coalesce(
        erp_private.baris_qty_problem(qty, faktor, satuan_dasar),
        case
          when qty < 1e13 and qty * faktor >= 1e13 then erp_private.kalimat('terlalu_besar', '13')
        end
      )
    end,
    case
      when harga is null then case when beli then erp_private.kalimat_di('harga', 'wajib') end
      when beli and harga = 0 and not coalesce(hibah, false) then 'harga: 0 hanya untuk hibah'
      when beli and harga > 0 and hibah then 'hibah: harga barang hibah harus 0'
      when harga < 1e13 and coalesce(qty, 1) < 1e13 and coalesce(qty, 1) * harga >= 1e15
        then 'harga: nilai baris terlalu besar'
    end,
    'diskon: ' || erp_private.diskon_problem(
      diskon, diskon_persen, round(coalesce(qty, 1) * harga, 2)
    )
  ], null);
end
$$;
