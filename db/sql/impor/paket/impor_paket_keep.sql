/** Keeps what the rehearsal of a bundle found, whose own writes were rolled back. */
-- Of its parts, of their rows, and of what they would make on the way (`buat`).
create or replace function erp_private.impor_paket_keep(
  buku anyelement, impor jsonb[], baris jsonb[], buat jsonb[]
) returns void language plpgsql as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_bagian jsonb;
begin
  update impor as i
     set status = n.status, tahap = n.tahap, kolom = n.kolom, catatan = n.catatan,
         saksi = n.saksi, desimal = n.desimal, hari_dulu = n.hari_dulu, banyak = n.banyak,
         posisi = n.posisi, ringkasan = n.ringkasan, gerak = n.gerak, galat = n.galat,
         bagian = n.bagian, diubah_pada = v_kini
    from unnest(impor_paket_keep.impor) as x (isi)
   cross join lateral jsonb_to_record(x.isi) as n (
     id bigint, status text, tahap text, kolom jsonb, catatan jsonb, saksi jsonb, desimal text,
     hari_dulu boolean, banyak integer, posisi integer, ringkasan jsonb, gerak jsonb, galat text,
     bagian jsonb
   )
   where i.id = n.id;
  delete from impor_buat as b
   using unnest(impor_paket_keep.impor) as x (isi)
   where b.impor_id = (x.isi -> 'id')::bigint and not b.dibuat;
  insert into impor_buat (impor_id, macam, kunci, nama, ke)
    select n.impor_id, n.macam, n.kunci, n.nama, n.ke
      from unnest(impor_paket_keep.buat) as x (isi)
     cross join lateral jsonb_to_record(x.isi)
             as n (impor_id bigint, macam text, kunci text, nama text, ke integer)
    on conflict do nothing;
  foreach v_bagian in array impor_paket_keep.baris loop
    update impor_baris as b
       set macam = n.macam, dokumen = n.dokumen, temuan = n.temuan, hasil = n.hasil, isi = null
      from jsonb_to_recordset(v_bagian -> 'baris')
             as n (ke integer, macam text, dokumen integer, temuan jsonb, hasil jsonb)
     where b.impor_id = (v_bagian ->> 'id')::bigint and b.ke = n.ke;
  end loop;
end
$$;
