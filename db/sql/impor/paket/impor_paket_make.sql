/**
 * Makes the records that the next documents of a part name and nobody has; answers what is wrong.
 */
-- As impor_buat_make, for the documents that impor_paket_sehari answers.
create or replace function erp_private.impor_paket_make(buku anyelement, id bigint)
returns jsonb language plpgsql as $$
declare
  v_sesudah constant integer := (select i.posisi from impor as i where i.id = impor_paket_make.id);
begin
  return erp_private.impor_buat_make(
    buku, impor_paket_make.id, v_sesudah, erp_private.impor_dokumen_sampai(
      buku, impor_paket_make.id, v_sesudah, 50
    )
  );
end
$$;
