/** Says that a rule of approvals is not there (TDPSJ). */
-- @execute erp_writer, erp_reader
create or replace function erp_private.aturan_missing_refuse()
returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  raise exception using errcode = 'TDPSJ',
    message = erp_private.kalimat('tidak_ada', erp_private.istilah('aturan persetujuan'));
end
$$;
