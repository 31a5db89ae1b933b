/** The document of a change without what is only read of the record and stands as it is shown. */
-- Who reads a record, changes a field and gives all of it back changes that field.
create or replace function erp_private.master_given_back(
  buku anyelement, entitas erp.entitas_master, kunci text, dokumen jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_nama text[];
  v_terlihat jsonb;
begin
  if jsonb_typeof(dokumen) is distinct from 'object' then
    return dokumen;
  end if;
  v_nama := array(
    select k.nama
      from erp_private.master_kolom as k
     where k.entitas = master_given_back.entitas and k.standar and not k.dapat_ditulis
       and dokumen ? k.nama
  );
  if v_nama = '{}' then
    return dokumen;
  end if;
  v_terlihat := erp_private.master_json(buku, entitas, kunci);
  return dokumen - array(
    select n from unnest(v_nama) as n where dokumen -> n = v_terlihat -> n
  );
end
$$;
