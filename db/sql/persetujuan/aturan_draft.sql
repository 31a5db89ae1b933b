/** Files a draft that was just written under the rule that catches it, if any does. */
-- Whoever writes it anew begins its steps again, under the rule that catches it then.
create or replace function erp_private.aturan_draft(
  buku anyelement, persetujuan_id bigint, jenis erp.jenis_transaksi, transaksi_id bigint
) returns void language plpgsql as $$
declare
  v_aturan bigint;
begin
  if erp_private.aturan_any(buku, 'posting', aturan_draft.jenis) then
    v_aturan := erp_private.aturan_match(buku, 'posting', aturan_draft.transaksi_id);
  end if;
  if v_aturan is not null or exists (
    select from persetujuan as p
     where p.id = aturan_draft.persetujuan_id and p.aturan is not null
  ) then
    perform erp_private.langkah_begin(buku, aturan_draft.persetujuan_id, v_aturan);
  end if;
end
$$;
