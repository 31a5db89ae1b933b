/** A group of the summary of purchases as JSON, with the key of each of its dimensions. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.pembelian_summary_json(
  buku anyelement, dimensi erp.kelompok_penjualan[], kunci text, kunci_2 text, qty erp.kuantitas,
  dpp erp.uang, ppn erp.uang, biaya erp.uang
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_1 record;
  v_2 record;
  v_total constant erp.uang := dpp + ppn + biaya;
begin
  v_1 := erp_private.pembelian_kunci(buku, dimensi[1], kunci);
  if cardinality(dimensi) = 1 then
    return json_build_object(
      'kunci', v_1.nilai, 'kode', v_1.kode, 'nama', v_1.nama, 'qty', qty, 'dpp', dpp, 'ppn', ppn,
      'biaya', biaya, 'total', v_total
    );
  end if;
  v_2 := erp_private.pembelian_kunci(buku, dimensi[2], kunci_2);
  return json_build_object(
    'kunci', v_1.nilai, 'kode', v_1.kode, 'nama', v_1.nama, 'kunci_2', v_2.nilai, 'kode_2',
    v_2.kode, 'nama_2', v_2.nama, 'qty', qty, 'dpp', dpp, 'ppn', ppn, 'biaya', biaya, 'total',
    v_total
  );
end
$$;
