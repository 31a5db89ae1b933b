/** What rules say of a document that was just posted in a rehearsal; null where there are none. */
create or replace function erp_private.aturan_verdict(
  buku anyelement, jenis erp.jenis_transaksi, transaksi_id bigint
) returns json language plpgsql as $$
declare
  v_hasil json;
begin
  if not erp_private.aturan_any(buku, 'posting', aturan_verdict.jenis) then
    return null;
  end if;
  select json_build_object(
      'perlu', true, 'aturan', a.nama, 'langkah', erp_private.aturan_steps_json(a.langkah)
    )
    into v_hasil
    from aturan_persetujuan as a
   where a.id = erp_private.aturan_match(buku, 'posting', aturan_verdict.transaksi_id);
  return coalesce(
    v_hasil, json_build_object('perlu', false, 'aturan', null, 'langkah', '[]'::json)
  );
end
$$;
