/**
 * A paper in the language that `bahasa` names, else in that of its contact, else in that of the
 * request; `bahasa` of the answer says in which.
 */
-- `apa` is a document {jenis, id, templat, salinan} or a statement {pos, kontak_id, dari, sampai}.
-- The owner of a managed database may not write `set erp.bahasa` in the head of a function.
create or replace function erp_private.cetak_spoken(
  buku anyelement, kontak_id bigint, bahasa text, apa jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_permintaan constant text := erp.bahasa();
  v_bahasa constant text := coalesce(
    cetak_spoken.bahasa,
    (select k.bahasa::text from kontak as k where k.id = cetak_spoken.kontak_id), v_permintaan, 'id'
  );
  v_isi jsonb;
begin
  perform erp_private.bahasa_speak(v_bahasa);
  v_isi := erp_private.cetak_apa(buku, apa);
  perform erp_private.bahasa_speak(v_permintaan);
  return v_isi || jsonb_build_object('bahasa', v_bahasa);
end
$$;
