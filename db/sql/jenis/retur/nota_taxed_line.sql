/** A line of a note about prices, with its amount, its tax and the month of that (KONIL, VADOK). */
-- `s` is a row of nota_sources. Without `pajak: tanpa` the tax of a taxed line changes with it.
create or replace function erp_private.nota_taxed_line(
  buku anyelement, s erp_private.nota_sumber, isi jsonb, naik boolean
) returns erp_private.baris language plpgsql as $$
declare
  v_pajak constant boolean := s.tarif > 0 and isi ->> 'pajak' is distinct from 'tanpa';
  v_rincian jsonb := '{}';
begin
  if v_pajak then
    v_rincian := jsonb_strip_nulls(jsonb_build_object(
      'nomor_faktur_pajak', isi -> 'nomor_faktur_pajak', 'masa_kredit', case
        when s.dikreditkan then erp_private.nota_month(
          s.masa, isi ->> 'masa_pajak', (isi ->> 'tanggal')::date
        )
      end
    ));
  end if;
  return erp_private.nota_line(
    nextval('transaksi_baris_id_seq'), s, erp_private.nota_amount(s, naik), naik,
    coalesce(v_pajak, false), v_rincian
  );
end
$$;
