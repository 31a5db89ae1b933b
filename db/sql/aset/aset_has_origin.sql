/** Whether an asset has an origin, or needs none. */
-- An asset from before origins were kept (`warisan`) needs none.
create or replace function erp_private.aset_has_origin(buku anyelement, aset_id bigint)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select from aset as a where a.id = aset_has_origin.aset_id and a.warisan
  ) or exists (
    select from aset_asal as l where l.aset_id = aset_has_origin.aset_id and l.dilepas_pada is null
  );
end
$$;
