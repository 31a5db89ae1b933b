/** The rule that catches an action on one of some documents; null: none does. */
-- Of their rules the first by urutan, then id: a void with kaskade is one of all that goes along.
create or replace function erp_private.aturan_first(
  buku anyelement, aksi erp.aksi_aturan, dokumen bigint[]
) returns bigint language plpgsql as $$
begin
  return (
    select a.id
      from unnest(dokumen) as d (id)
      join aturan_persetujuan as a
        on a.id = erp_private.aturan_match(buku, aturan_first.aksi, d.id)
     order by a.urutan, a.id
     limit 1
  );
end
$$;
