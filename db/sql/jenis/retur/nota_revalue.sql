/** Changes goods in value where they came, by the lines of a supplier's note (KOTUP). */
-- Answers the heads of the correcting journals.
create or replace function erp_private.nota_revalue(
  buku anyelement, dokumen erp_private.dokumen, baris erp_private.baris[], sumber bigint[],
  naik boolean
) returns erp_private.jurnal_kepala[] language plpgsql as $$
declare
  v_koreksi constant erp_private.koreksi[] := array(
    select row (
        nota_revalue.sumber[b.baris],
        case when nota_revalue.naik then 1 else -1 end * erp_private.nota_cost(b), null, false, null
      )::erp_private.koreksi
      from unnest(nota_revalue.baris) as b
     where nota_revalue.sumber[b.baris] is not null
  );
begin
  if cardinality(v_koreksi) = 0 then
    return '{}';
  end if;
  return erp_private.stok_kertas_post(
    buku, nota_revalue.dokumen.posting_id, nota_revalue.dokumen.id, nota_revalue.dokumen.tanggal,
    v_koreksi, nota_revalue.dokumen.gabungan_id
  );
end
$$;
