/** By how much a line of a note changes the net amount of the line that it prices; above 0. */
-- `s` is a row of nota_sources; `naik`: the price rises. Codes: KONIL, more than is left of the
-- line; VADOK, a price that does not change, or not to this side.
create or replace function erp_private.nota_amount(s erp_private.nota_sumber, naik boolean)
returns numeric language plpgsql stable set search_path = pg_catalog as $$
declare
  v_di constant text := format('detail.%s.', s.ke - 1);
  v_jumlah constant numeric := case
    when s.jumlah is not null then s.jumlah
    when s.persen is not null then round(s.dpp * s.persen / 100, 2)
    when naik then round(s.harga_baru * s.qty / s.faktor, 2) - s.dpp
    else s.dpp - round(s.harga_baru * s.qty / s.faktor, 2)
  end;
  v_harga constant numeric := trim_scale(round(s.dpp * s.faktor / nullif(s.qty, 0), 6));
begin
  if s.qty = 0 then
    perform erp_private.kesalahan_refuse(
      'KONIL', v_di || 'baris_asal_id: barisnya sudah diretur seluruhnya'
    );
  elsif v_jumlah <= 0 then
    perform erp_private.dokumen_refuse(array[case
      when s.harga_baru is null then v_di || 'persen: tidak mengubah harganya'
      when naik then format('%sharga_baru: harus di atas %s', v_di, v_harga)
      else format('%sharga_baru: harus di bawah %s', v_di, v_harga)
    end]);
  elsif not naik and v_jumlah > s.dpp then
    perform erp_private.kesalahan_refuse('KONIL', format(
      '%sjumlah: %s melebihi %s yang tersisa dari baris ini', v_di, v_jumlah, s.dpp
    ));
  end if;
  return v_jumlah;
end
$$;
