/** Files a draft that comes to more than before under the rule that catches it by now. */
-- Steps under the same rule stay as they are.
create or replace function erp_private.aturan_grown(
  buku anyelement, persetujuan_id bigint, transaksi_id bigint
) returns void language plpgsql as $$
declare
  v_aturan constant bigint := erp_private.aturan_match(
    buku, 'posting', aturan_grown.transaksi_id
  );
begin
  if exists (
    select
      from aturan_persetujuan as a
      join persetujuan as p on p.id = aturan_grown.persetujuan_id
     where a.id = v_aturan and p.aturan is distinct from a.nama
  ) then
    perform erp_private.langkah_begin(buku, aturan_grown.persetujuan_id, v_aturan);
    perform erp_private.langkah_tell(buku, aturan_grown.persetujuan_id);
  end if;
end
$$;
