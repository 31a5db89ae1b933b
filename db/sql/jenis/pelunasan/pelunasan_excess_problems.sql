/** Messages about money and deposits of a settlement that its allocations do not use up. */
-- `uang` is the money with the deposits (`pakai`), `bayar` the sum of the allocations.
create or replace function erp_private.pelunasan_excess_problems(
  buku anyelement, masukan erp_private.pelunasan, uang numeric, pakai numeric, bayar numeric,
  banyak integer
) returns text[] language plpgsql stable as $$
declare
  v_lebih constant numeric := uang - bayar;
begin
  return array_remove(array[
    case when v_lebih < 0 then format('jumlah: alokasi %s melebihi uang %s', bayar, uang) end,
    case when pakai > bayar then format('uang_muka: melebihi alokasi %s', bayar) end,
    -- Rounding down pays an item without money; a deposit needs money.
    case
      when v_lebih > 0 and (masukan).pembulatan < 0
        then format('pembulatan: tidak dapat menjadi titipan, lebih %s', v_lebih)
    end,
    case
      when v_lebih > 0 and (masukan).kelebihan = 'tolak'
        then format('kelebihan: %s tidak teralokasi', v_lebih)
    end,
    case
      when v_lebih > 0
        then 'kelebihan: ' || erp_private.titipan_problem(buku, (masukan).kontak_id)
    end,
    case when v_lebih = 0 and banyak = 0 then 'jumlah: tidak ada yang dilunasi' end
  ], null);
end
$$;
