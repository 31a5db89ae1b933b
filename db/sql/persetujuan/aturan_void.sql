/** The rule that catches the void of a document; null: none does. */
-- With kaskade also of those that go with it: of their rules the first by urutan, then id.
create or replace function erp_private.aturan_void(
  buku anyelement, transaksi_id bigint, kaskade boolean
) returns bigint language plpgsql as $$
begin
  if aturan_void.kaskade is not true then
    return erp_private.aturan_match(buku, 'void', aturan_void.transaksi_id);
  elsif not exists (select from aturan_persetujuan as a where a.aktif and a.aksi = 'void') then
    return null;
  end if;
  return (
    select a.id
      from erp_private.kaskade_tree(buku, aturan_void.transaksi_id) as k (id)
      join aturan_persetujuan as a on a.id = erp_private.aturan_match(buku, 'void', k.id)
     order by a.urutan, a.id
     limit 1
  );
end
$$;
