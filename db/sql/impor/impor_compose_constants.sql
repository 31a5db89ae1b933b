/** Fills what the first row of a document leaves empty and a constant says. */
-- Of columns that the file has; those that it lacks were filled as rows were read (impor_read). An
-- empty number is that of the row above it.
create or replace function erp_private.impor_compose_constants(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_isi jsonb;
begin
  select jsonb_object_agg(k.bidang, coalesce(n.nilai, to_jsonb(
             erp_private.impor_buat_find(buku, i.id, n.tipe, n.teks, 1)
           ))) into v_isi
    from impor as i
   cross join lateral erp_private.impor_tetap_nilai(buku, i.jenis, i.tetap, i.gaya) as n
    join erp_private.impor_kolom_of(buku, impor_compose_constants.id) as k on k.nama = n.nama
   where i.id = impor_compose_constants.id and k.dokumen and k.nama <> 'nomor'
     and (n.salah is null or n.tipe = any (i.buat));
  if v_isi is not null then
    update impor_baris as b
       set isi = jsonb_set(b.isi, '{dokumen}', v_isi || (b.isi -> 'dokumen'))
     where b.impor_id = impor_compose_constants.id and b.macam = 'data' and b.ke = b.dokumen
       and not b.isi -> 'dokumen' ?& array(select jsonb_object_keys(v_isi));
  end if;
end
$$;
