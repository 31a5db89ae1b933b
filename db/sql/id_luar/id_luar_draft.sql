/** Keeps the external ids of a draft apart from its body, which it answers without them. */
-- A body that does not speak of them leaves those that the draft has.
create or replace function erp_private.id_luar_draft(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns jsonb language plpgsql as $$
declare
  v_ada jsonb;
begin
  if not id_luar_draft.isi ? 'id_luar' then
    v_ada := erp_private.id_luar_json(buku, id_luar_draft.id);
    if v_ada = '{}' then
      return id_luar_draft.isi;
    end if;
    id_luar_draft.isi := id_luar_draft.isi || jsonb_build_object('id_luar', v_ada);
  end if;
  return erp_private.id_luar_take(
    buku, id_luar_draft.jenis, id_luar_draft.id, id_luar_draft.isi
  );
end
$$;
