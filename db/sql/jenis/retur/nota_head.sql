/** The head of a note about prices: what is owed more, or what is given back less tax withheld. */
create or replace function erp_private.nota_head(
  kepala erp_private.dokumen, isi jsonb, termin_hari integer
) returns erp_private.dokumen language plpgsql stable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.dokumen := nota_head.kepala;
  v_pph constant numeric := case
    when isi ? 'pph_kode' then coalesce(
      (isi ->> 'pph')::numeric,
      round(kepala.dpp * erp_private.pph_rate(isi ->> 'pph_kode', kepala.tanggal) / 100, 2)
    )
  end;
begin
  v_hasil.mode := isi ->> 'mode';
  v_hasil.total_nilai := v_hasil.total_nilai - coalesce(v_pph, 0);
  v_hasil.rincian := jsonb_strip_nulls(jsonb_build_object(
    'pajak', coalesce(isi ->> 'pajak', 'ikut'), 'nomor_nota', isi -> 'nomor_nota',
    'nomor_faktur_pajak', isi -> 'nomor_faktur_pajak', 'masa_pajak', isi -> 'masa_pajak',
    'pph_kode', isi -> 'pph_kode', 'pph', v_pph
  ));
  if v_hasil.jenis in ('pembelian', 'penjualan') then
    v_hasil.jatuh_tempo := coalesce(
      (isi ->> 'jatuh_tempo')::date, v_hasil.tanggal + nota_head.termin_hari
    );
    v_hasil.dibayar := 0;
    v_hasil.sisa := v_hasil.total_nilai;
  else
    v_hasil.rincian := v_hasil.rincian
      || jsonb_build_object('cara', coalesce(isi ->> 'cara', 'potong_hutang'));
  end if;
  return v_hasil;
end
$$;
