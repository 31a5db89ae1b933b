/**
 * What approvals say of a document that was just posted in a rehearsal, or of an action on a posted
 * one, with those that go along; null where neither a rule nor a setting could have it wait.
 */
-- Of a posting the rules alone: what the settings say of it is said by them.
create or replace function erp_private.aturan_verdict(
  buku anyelement, jenis erp.jenis_transaksi, dokumen bigint[],
  aksi erp.aksi_aturan default 'posting'
) returns json language plpgsql as $$
declare
  v_setelan constant boolean := aturan_verdict.aksi <> 'posting'
    and erp_private.persetujuan_needed(buku, aturan_verdict.jenis);
  v_aturan constant bigint := erp_private.aturan_first(buku, aturan_verdict.aksi, dokumen);
  v_hasil json;
begin
  if v_aturan is null and not v_setelan
    and not erp_private.aturan_any(buku, aturan_verdict.aksi, aturan_verdict.jenis)
  then
    return null;
  end if;
  select json_build_object(
      'perlu', true, 'aturan', a.nama, 'langkah', erp_private.aturan_steps_json(a.langkah)
    )
    into v_hasil
    from aturan_persetujuan as a
   where a.id = v_aturan;
  return coalesce(
    v_hasil, json_build_object('perlu', v_setelan, 'aturan', null, 'langkah', '[]'::json)
  );
end
$$;
