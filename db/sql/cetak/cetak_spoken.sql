/**
 * A paper in the language that `bahasa` names, else in that of its contact, else in that of the
 * request; `bahasa` of the answer says in which.
 */
-- `apa` is a document {jenis, id, templat, salinan} or a statement {kontak_id, dari, sampai}.
create or replace function erp_private.cetak_spoken(
  buku anyelement, kontak_id bigint, bahasa text, apa jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_bahasa constant text := coalesce(
    cetak_spoken.bahasa,
    (select k.bahasa::text from kontak as k where k.id = cetak_spoken.kontak_id), erp.bahasa(), 'id'
  );
begin
  return case v_bahasa
    when 'en' then erp_private.cetak_en(buku, apa)
    else erp_private.cetak_id(buku, apa)
  end || jsonb_build_object('bahasa', v_bahasa);
end
$$;
