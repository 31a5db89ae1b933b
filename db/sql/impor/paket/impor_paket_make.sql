/** Makes what the next documents of a part name and is not there; answers what is wrong. */
-- As impor_buat_make, of those that impor_paket_sehari has at most.
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
