/** Whether a member of some places (`orang`, null: of all) could give a step about a document. */
-- He must see it: it is of one of his places (`dokumen`, lokasi_dokumen). One without a place he
-- sees only where he made it, and then he does not decide. A step `di_lokasi` is for the place
-- itself, not for the one where a transfer goes.
-- @execute erp_writer, erp_reader
create or replace function erp_private.langkah_reaches(
  orang bigint[], dokumen bigint[], lokasi_id bigint, di_lokasi boolean
) returns boolean language sql immutable parallel safe as $$
  select orang is null or dokumen && orang
    and (not di_lokasi or lokasi_id is null or lokasi_id = any (orang))
$$;
