/** Messages about fields that a line of a customer's return must or must not have. */
create or replace function erp_private.retur_penjualan_fields_problems(
  baris erp.retur_penjualan_baris_input, ke integer, berasal boolean
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_kolom text;
  v_salah text[] := '{}';
begin
  if berasal then
    foreach v_kolom in array array['barang_id', 'harga', 'pajak_kode', 'hpp'] loop
      if to_jsonb(baris) ->> v_kolom is not null then
        v_salah := v_salah || format('detail.%s.%s: menurut baris asal', ke, v_kolom);
      end if;
    end loop;
    if baris.baris_asal_id is null then
      v_salah := v_salah
        || erp_private.kalimat_di(format('detail.%s.baris_asal_id', ke), 'wajib');
    end if;
    return v_salah;
  end if;
  return array_remove(array[
    case when baris.barang_id is null then
      erp_private.kalimat_di(format('detail.%s.barang_id', ke), 'wajib')
    end,
    case when baris.baris_asal_id is not null then format(
      'detail.%s.baris_asal_id: semua baris harus dari dokumen asal yang sama', ke
    ) end,
    case when baris.harga is null then
      format('detail.%s.harga: wajib diisi tanpa baris asal', ke)
    end
  ], null);
end
$$;
