/** Whether a record is inactive because an import that had made it was taken back. */
create or replace function erp_private.impor_withdrawn(
  buku anyelement, entitas erp.entitas_master, isi jsonb
) returns boolean language plpgsql stable as $$
begin
  return not coalesce((isi ->> 'aktif')::boolean, true) and exists (
    select
      from impor_baris as b
      join impor as i on i.id = b.impor_id
      join erp_private.impor_jenis as j on j.jenis = i.jenis
     where b.hasil ->> 'aksi' = 'ditarik' and j.entitas = impor_withdrawn.entitas
       and (
         (b.hasil ->> 'id')::bigint = (impor_withdrawn.isi ->> 'id')::bigint
         or impor_withdrawn.isi ->> 'id' is null
         and b.hasil ->> 'nomor' = impor_withdrawn.isi ->> 'kode'
       )
  );
end
$$;
