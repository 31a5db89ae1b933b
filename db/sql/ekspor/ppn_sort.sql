/** Lines of the report on value added tax in its order. */
-- The custom plan prevents one made for any period.
create or replace function erp_private.ppn_sort(buku anyelement, masa text, tahu timestamptz)
returns table (
  tanggal date, transaksi_id bigint, arah integer, sisi text, pajak_kode text, tarif numeric,
  dikreditkan boolean, faktur text, uang_muka boolean, dpp numeric, dpp_lain numeric, ppn numeric
) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_m record;
begin
  v_m := erp_private.masa_rentang(buku, masa);
  return query
    select b.tanggal, b.transaksi_id, b.arah, b.sisi, b.pajak_kode, b.tarif, b.dikreditkan,
           b.faktur, b.uang_muka, b.dpp, b.dpp_lain, b.ppn
      from erp_private.ppn_baris(v_m.mulai, v_m.akhir, tahu) as b
     where b.masa_ini
     order by b.sisi, b.tanggal, b.transaksi_id, b.arah desc, b.dikreditkan desc, b.pajak_kode,
           b.tarif, b.faktur, b.uang_muka;
end
$$;
