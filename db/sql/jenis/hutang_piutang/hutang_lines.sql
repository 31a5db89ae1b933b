/** The lines of a payable with what only they have: their tax invoice, and landed cost. */
-- Codes: VADOK, KOBYA, VATGL, VAALO.
create or replace function erp_private.hutang_lines(
  buku anyelement, dokumen erp.hutang_input, baris erp_private.baris[]
) returns erp_private.baris[] language plpgsql stable as $$
declare
  v_hasil erp_private.baris[] := baris;
  v_rincian jsonb[] := '{}';
  v_l erp.pos_lain_baris_input;
  v_i integer := 0;
begin
  foreach v_l in array dokumen.detail loop
    v_i := v_i + 1;
    v_hasil[v_i].dikreditkan := coalesce(v_l.dikreditkan, true);
    v_rincian := v_rincian || jsonb_strip_nulls(jsonb_build_object(
      'nomor_faktur_pajak', v_l.nomor_faktur_pajak, 'tanggal_faktur_pajak',
      v_l.tanggal_faktur_pajak, 'masa_kredit', v_l.masa_kredit
    ));
  end loop;
  if '{}' <> any (v_rincian) then
    perform erp_private.faktur_pajak_refuse(v_hasil, v_rincian, erp_private.tenant_today(buku));
    v_hasil := erp_private.baris_extend(
      v_hasil, erp_private.masa_kredit_isi(v_hasil, v_rincian, dokumen.tanggal)
    );
  end if;
  v_i := 0;
  foreach v_l in array dokumen.detail loop
    v_i := v_i + 1;
    continue when v_l.alokasi is null;
    v_hasil[v_i].rincian := coalesce(v_hasil[v_i].rincian, '{}') || jsonb_build_object(
      'alokasi', erp_private.hutang_alokasi_spread(
        buku, v_l.alokasi, v_i, dokumen.tanggal, v_hasil[v_i].dpp,
        case when v_hasil[v_i].dikreditkan then 0 else v_hasil[v_i].ppn end
      )
    );
  end loop;
  return v_hasil;
end
$$;
