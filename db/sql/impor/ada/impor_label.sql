/** What a value of a field of a document is called: records by their code, others as they are. */
create or replace function erp_private.impor_label(buku anyelement, bidang text, nilai jsonb)
returns text language plpgsql stable as $$
begin
  return coalesce(case
    when nilai is null or nilai = 'null' then 'kosong'
    when bidang = 'kontak_id'
      then (select k.kode from kontak as k where k.id = (nilai #>> '{}')::bigint)
    when bidang = 'lokasi_id'
      then (select l.kode from lokasi as l where l.id = (nilai #>> '{}')::bigint)
    when bidang = 'barang_id'
      then (select b.kode from barang as b where b.id = (nilai #>> '{}')::bigint)
    when bidang = 'satuan_id'
      then (select s.kode from satuan as s where s.id = (nilai #>> '{}')::bigint)
    when bidang = 'faktor' then 'isi ' || trim_scale((nilai #>> '{}')::numeric)
    when jsonb_typeof(nilai) = 'number' then trim_scale((nilai #>> '{}')::numeric)::text
  end, left(nilai #>> '{}', 100));
end
$$;
