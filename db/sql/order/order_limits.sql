/**
 * Refuses prices of a customer's order that are below their limits, or answers warnings (KOHRG).
 */
-- Does what baris_batas does for a sale; the prices of a quotation were agreed on (`sepakat`). The
-- cost of the goods is not known yet, so the average of what lies in stock stands for it.
create or replace function erp_private.order_limits(
  buku anyelement, baris erp_private.baris[], tanggal date, harga_kode text, berbatas boolean,
  sepakat boolean[], kontak_id bigint
) returns text[] language plpgsql stable as $$
declare
  v_p record;
  v_baris erp_private.baris[] := baris;
  v_batas record;
begin
  select p.batas_harga_hpp_persen as hpp, p.batas_harga_diskon_maksimum as diskon into v_p
    from pengaturan as p;
  if v_p.hpp is not null then
    for v_i in 1 .. cardinality(v_baris) loop
      v_baris[v_i].nilai_hpp := (
        select round(v_baris[v_i].qty_dasar * sum(s.nilai) / sum(s.qty), 2)
          from stok_pool as s
         where s.barang_id = v_baris[v_i].barang_id and s.qty > 0
      );
    end loop;
  end if;
  v_batas := erp_private.baris_batas(
    buku, v_baris, sepakat, tanggal, harga_kode, v_p.hpp, v_p.diskon is not null or berbatas,
    kontak_id
  );
  if v_batas.salah is not null then
    perform erp_private.kesalahan_refuse('KOHRG', variadic v_batas.salah);
  end if;
  return v_batas.peringatan;
end
$$;
