/** The lines of a customer's return without goods, price and cost that repeat those of the sale. */
-- So a return can be sent back as it was read. A value that differs stays, and is refused.
create or replace function erp_private.retur_penjualan_said(
  buku anyelement, detail erp.retur_penjualan_baris_input[]
) returns erp.retur_penjualan_baris_input[] language plpgsql stable as $$
declare
  v_l erp.retur_penjualan_baris_input;
  v_s record;
  v_hasil erp.retur_penjualan_baris_input[] := '{}';
begin
  foreach v_l in array coalesce(detail, '{}') loop
    if v_l.baris_asal_id is not null
       and num_nonnulls(v_l.barang_id, v_l.harga, v_l.pajak_kode, v_l.hpp) > 0 then
      select b.barang_id, b.pajak_kode, b.harga * k.kali as harga,
             b.nilai_hpp / nullif(b.qty, 0) * k.kali as hpp into v_s
        from transaksi_baris as b
        join barang as g on g.id = b.barang_id
        left join barang_satuan as s
          on s.barang_id = b.barang_id and s.satuan_id = v_l.satuan_id
       cross join lateral (
         select case
                  when coalesce(v_l.satuan_id, b.satuan_id) = b.satuan_id then 1
                  when v_l.satuan_id = g.satuan_id then 1 / b.faktor
                  else s.faktor / b.faktor
                end as kali
       ) as k
       where b.id = v_l.baris_asal_id;
      v_l.barang_id := nullif(v_l.barang_id, v_s.barang_id);
      v_l.pajak_kode := nullif(v_l.pajak_kode, v_s.pajak_kode);
      v_l.harga := case
        when round(v_l.harga - v_s.harga, 5) is distinct from 0 then v_l.harga
      end;
      v_l.hpp := case
        when round(v_l.hpp - abs(v_s.hpp), 5) is distinct from 0 then v_l.hpp
      end;
    end if;
    v_hasil := v_hasil || v_l;
  end loop;
  return v_hasil;
end
$$;
