/** The key of the master record that has an external id; null when none has. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.id_luar_master_key(
  buku anyelement, entitas erp.entitas_master, sumber text, id_luar text
) returns text language plpgsql stable as $$
begin
  return (
    select l.kunci
      from master_id_luar as l
     where l.entitas = id_luar_master_key.entitas and l.sumber = id_luar_master_key.sumber
       and l.nilai = id_luar_master_key.id_luar
  );
end
$$;
