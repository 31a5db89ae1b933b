/** Refuses a key that no master record has. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.master_absent_refuse(
  buku anyelement, entitas erp.entitas_master, kunci text
) returns void language plpgsql stable as $$
declare
  v_label text;
  v_kode text;
begin
  select e.label, e.kode_galat into v_label, v_kode
    from erp_private.master_entitas as e
   where e.entitas = master_absent_refuse.entitas;
  raise exception using errcode = v_kode,
    message = erp_private.kalimat(
      'tidak_ada_kunci', erp_private.istilah(v_label), erp_private.master_name_shown(kunci)
    );
end
$$;
