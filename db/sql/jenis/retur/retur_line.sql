/** A line of a return, with its share of each amount of the line `s` that retur_read has read. */
-- `dasar` is the returned quantity in base units.
create or replace function erp_private.retur_line(
  id bigint, s record, dasar numeric, tanggal date
) returns erp_private.baris language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_dpp constant numeric := erp_private.retur_bagian(
    s.dpp, s.dpp_sisa, dasar, s.qty_dasar, s.sisa
  );
begin
  return erp_private.baris(
    id => retur_line.id, baris => s.ordinality,
    barang_id => s.barang_id, barang_jenis => s.jenis, akun_kode => s.akun_kode,
    satuan_id => s.satuan_id, faktor => s.faktor, qty => s.diminta,
    qty_dasar => dasar, harga => round(s.dpp * s.faktor / s.qty_dasar, 6),
    bruto => v_dpp, diskon => 0, diskon_dokumen => 0, subtotal => v_dpp, dpp => v_dpp,
    pajak_kode => s.pajak_kode, tarif => s.tarif,
    dpp_lain => erp_private.retur_bagian(
      s.dpp_lain, s.dpp_lain_sisa, dasar, s.qty_dasar, s.sisa
    ),
    ppn => erp_private.retur_bagian(s.ppn, s.ppn_sisa, dasar, s.qty_dasar, s.sisa),
    dikreditkan => s.dikreditkan, biaya => 0, akun_persediaan => s.akun_persediaan,
    akun_hpp => s.akun_hpp, akun_penjualan => s.akun_penjualan,
    keterangan => s.keterangan, baris_asal_id => s.id,
    rincian => nullif(jsonb_strip_nulls(jsonb_build_object(
      'masa_kredit', case
        when s.rincian ->> 'masa_kredit' > to_char(retur_line.tanggal, 'YYYY-MM')
          then s.rincian -> 'masa_kredit'
      end,
      'order_baris_id', s.rincian -> 'order_baris_id',
      'penerimaan_baris_id', s.rincian -> 'penerimaan_baris_id',
      'selisih_ppn', nullif(
        sign(s.selisih_ppn) * erp_private.retur_bagian(
          abs(s.selisih_ppn), abs(s.selisih_ppn_sisa), dasar, s.qty_dasar, s.sisa
        ), 0
      )
    )), '{}')
  );
end
$$;
