/** Messages about the quantity, price and discounts of a line of a sale or purchase. */
-- `faktor` is null where the unit is wrong. `berbarang`: the line is one of goods. `satuan_dasar`
-- is the code of their base unit.
create or replace function erp_private.baris_angka_problems(
  qty numeric, faktor numeric, harga numeric, diskon numeric, diskon_persen numeric,
  hibah boolean, beli boolean, berbarang boolean, satuan_dasar text
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text[] := '{}';
  v_pesan text;
begin
  v_pesan := case
    when qty is null then case when berbarang then erp_private.kalimat('wajib') end
    else coalesce(
      erp_private.angka_problem(qty, 6, false),
      erp_private.baris_qty_problem(qty, faktor, satuan_dasar),
      case when qty * faktor >= 1e13 then erp_private.kalimat('terlalu_besar', '13') end
    )
  end;
  if v_pesan is not null then
    v_salah := v_salah || ('qty: ' || v_pesan);
  end if;
  if harga is null then
    if beli then
      v_salah := v_salah || erp_private.kalimat_di('harga', 'wajib');
    end if;
  else
    v_pesan := erp_private.angka_problem(harga, 6, true);
    if v_pesan is not null then
      v_salah := v_salah || ('harga: ' || v_pesan);
    elsif beli and harga = 0 and not coalesce(hibah, false) then
      v_salah := v_salah || 'harga: 0 hanya untuk hibah'::text;
    elsif beli and harga > 0 and hibah then
      v_salah := v_salah || 'hibah: harga barang hibah harus 0'::text;
    elsif qty is distinct from 'NaN' and coalesce(qty, 1) * harga >= 1e15 then
      v_salah := v_salah || 'harga: nilai baris terlalu besar'::text;
    end if;
  end if;
  if num_nonnulls(diskon, diskon_persen) > 0 then
    v_salah := v_salah || erp_private.diskon_problems(
      diskon, diskon_persen, round(coalesce(qty, 1) * harga, 2)
    );
  end if;
  return v_salah;
end
$$;
