/** Makes the records that documents of a file name and nobody has; answers what is wrong. */
-- As [{ke, kolom, pesan}] of the rows that name them. Of the documents behind `sesudah` up to
-- another: the contacts that they name; of other kinds, which are few, all.
create or replace function erp_private.impor_buat_make(
  buku anyelement, id bigint, sesudah integer, sampai integer
) returns jsonb language plpgsql as $$
declare
  v_b record;
  v_k record;
  v_jenis constant text := (select i.jenis from impor as i where i.id = impor_buat_make.id);
  v_hasil jsonb;
  v_salah jsonb := '[]';
begin
  if not exists (
    select from impor_buat as b
     where b.impor_id = impor_buat_make.id and b.macam <> 'kategori' and not b.dibuat
  ) then
    return v_salah;
  end if;
  for v_b in
    select b.macam, b.kunci, b.nama, b.ke
      from impor_buat as b
     where b.impor_id = impor_buat_make.id and b.macam <> 'kategori' and b.hasil_id is null
       and b.hasil_kode is null and (b.macam <> 'kontak' or b.ke = any (array(
         select -coalesce(
             (r.isi #>> '{dokumen,kontak_id}')::bigint, (r.isi #>> '{baris,kontak_id}')::bigint
           )
           from impor_baris as r
          where r.impor_id = impor_buat_make.id and r.macam = 'data'
            and r.dokumen > impor_buat_make.sesudah and r.dokumen <= impor_buat_make.sampai
       )))
     order by b.macam, b.ke
  loop
    begin
      v_hasil := erp_private.impor_buat_one(buku, v_jenis, v_b.macam, v_b.nama);
      update impor_buat as b
         set hasil_id = (v_hasil ->> 'id')::bigint, hasil_kode = v_hasil ->> 'kode',
             dibuat = (v_hasil ->> 'dibuat')::boolean
       where b.impor_id = impor_buat_make.id and b.macam = v_b.macam and b.kunci = v_b.kunci;
    exception
      when others then
        if not erp_private.kesalahan_client(sqlstate) then
          raise;
        end if;
        v_salah := v_salah || jsonb_build_object('ke', v_b.ke, 'kolom', v_b.macam, 'pesan', format(
          '%s tidak dapat dibuatkan: %s', left(v_b.nama, 60), replace(sqlerrm, E'\n', '; ')
        ));
    end;
  end loop;
  for v_k in
    select k.tipe, array[case when k.dokumen then 'dokumen' else 'baris' end, k.bidang] as letak
      from erp_private.impor_kolom as k
     where k.jenis = v_jenis and k.tipe in ('satuan', 'lokasi', 'kontak')
  loop
    update impor_baris as r
       set isi = jsonb_set(r.isi, v_k.letak, to_jsonb(b.hasil_id))
      from impor_buat as b
     where r.impor_id = impor_buat_make.id and r.macam = 'data'
       and r.dokumen > impor_buat_make.sesudah and r.dokumen <= impor_buat_make.sampai
       and r.isi #>> v_k.letak like '-%' and b.impor_id = r.impor_id and b.macam = v_k.tipe
       and b.ke = -(r.isi #>> v_k.letak)::bigint and b.hasil_id is not null;
  end loop;
  return v_salah;
end
$$;
