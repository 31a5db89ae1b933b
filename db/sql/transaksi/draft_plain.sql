/**
 * Whether warnings kept with a draft that the caller works out leave out everybody's figures: one
 * of those who wrote it sees only his own documents, and reads them there.
 */
create or replace function erp_private.draft_plain(buku anyelement, penyusun uuid[])
returns boolean language plpgsql stable as $$
begin
  return penyusun <> array[erp.pengguna_id()] and exists (
    select
      from erp_private.membership_peran(erp.tenant_kode(), draft_plain.penyusun) as m
     where m.milik
  );
end
$$;
