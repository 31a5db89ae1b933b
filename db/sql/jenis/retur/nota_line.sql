/** A line of a note, with the amount by which it changes a row of nota_sources, and its tax. */
-- At the code, rate and formula of the line. A note that takes all that is left takes all tax that
-- is left. `rincian` is what the line says beside it.
create or replace function erp_private.nota_line(
  id bigint, s erp_private.nota_sumber, jumlah numeric, naik boolean, pajak boolean, rincian jsonb
) returns erp_private.baris language plpgsql stable set search_path = pg_catalog as $$
declare
  v_habis constant boolean := not naik and jumlah = s.dpp;
  v_pembilang integer;
  v_penyebut integer;
  v_lain numeric;
  v_ppn numeric := 0;
  v_selisih numeric := 0;
begin
  if pajak then
    select r.pembilang, r.penyebut into v_pembilang, v_penyebut
      from erp_private.pajak_rate(s.pajak_kode, s.hari) as r;
    v_lain := round(jumlah * coalesce(v_pembilang, 1) / coalesce(v_penyebut, 1), 2);
    v_ppn := round(v_lain * s.tarif / 100, 2);
    if v_habis then
      v_lain := s.dpp_lain;
      v_ppn := s.ppn;
      v_selisih := s.selisih_ppn;
    elsif not naik then
      v_lain := least(v_lain, s.dpp_lain);
      v_ppn := least(v_ppn, s.ppn);
    end if;
  end if;
  return erp_private.baris(
    id => nota_line.id, baris => s.ke, barang_id => s.barang_id, barang_jenis => s.barang_jenis,
    akun_kode => s.akun_kode, satuan_id => s.satuan_id, faktor => s.faktor, bruto => jumlah,
    diskon => 0, diskon_dokumen => 0, subtotal => jumlah, dpp => jumlah,
    pajak_kode => case when pajak then s.pajak_kode end,
    tarif => case when pajak then s.tarif end, dpp_lain => v_lain, ppn => v_ppn,
    dikreditkan => s.dikreditkan, biaya => 0, akun_persediaan => s.akun_persediaan,
    akun_hpp => s.akun_hpp, keterangan => s.keterangan, baris_asal_id => s.id,
    rincian => nullif(nota_line.rincian || jsonb_strip_nulls(jsonb_build_object(
      'harga_baru', s.harga_baru, 'persen', s.persen, 'selisih_ppn', nullif(v_selisih, 0)
    )), '{}')
  );
end
$$;
