/** Whether a document of a list must be posted alone, given those before it. */
-- True where its day is before the last one's, where another goes back to the same document, and
-- where it fills an order or goes back to a document that did.
create or replace function erp_private.massal_alone(
  satu erp_private.dokumen, baris erp_private.baris[], sebelum erp_private.dokumen[]
) returns boolean language plpgsql immutable set search_path = pg_catalog as $$
begin
  return satu.tanggal < sebelum[cardinality(sebelum)].tanggal
    or exists (
      select from unnest(sebelum) as k where k.dokumen_asal_id = satu.dokumen_asal_id
    )
    or exists (select from unnest(massal_alone.baris) as b where b.rincian ? 'order_baris_id');
end
$$;
