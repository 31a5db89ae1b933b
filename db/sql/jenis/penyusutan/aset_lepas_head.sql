/** The head of the disposal of an asset, with its price and the tax on it. */
create or replace function erp_private.aset_lepas_head(
  id bigint, isi jsonb, gabungan_id bigint, nilai numeric, ppn numeric
) returns erp_private.dokumen language plpgsql stable set search_path = pg_catalog as $$
declare
  v_kepala erp_private.dokumen := jsonb_populate_record(
    null::erp_private.dokumen, isi - 'pelepasan'
  );
begin
  v_kepala.id := aset_lepas_head.id;
  v_kepala.jenis := 'penyusutan';
  v_kepala.gabungan_id := aset_lepas_head.gabungan_id;
  v_kepala.bruto := nilai;
  v_kepala.dpp := nilai;
  v_kepala.ppn := aset_lepas_head.ppn;
  v_kepala.total_nilai := nilai + aset_lepas_head.ppn;
  return v_kepala;
end
$$;
