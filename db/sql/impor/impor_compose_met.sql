/**
 * Sets aside documents and records that are there already, and reports those that are there
 * otherwise.
 */
-- Documents are known by an external id, or by number and contact or day (impor_ada). Records
-- without a code or an external id are known by their name (impor_lama): two of one name in a file
-- could not be told apart.
create or replace function erp_private.impor_compose_met(
  buku anyelement, id bigint, jenis text, sifat text
) returns void language plpgsql as $$
declare
  v_ada jsonb;
  v_temuan jsonb;
begin
  if sifat = 'induk' and jenis in ('kontak', 'barang', 'lokasi', 'aset') then
    select jsonb_agg(jsonb_build_object('ke', d.ke, 'kolom', 'nama', 'pesan', format(
        'bernama sama dengan baris %s; beri kode, agar keduanya tidak tertukar', d.pertama
      ))) into v_temuan
      from (
        select b.ke, min(b.ke) over nama as pertama, bool_and(l.ada) over nama as berid
          from impor_baris as b
         cross join lateral (
           select exists (
               select from jsonb_object_keys(b.isi -> 'baris') as k where k like 'id_luar:%'
             ) as ada
         ) as l
         where b.impor_id = impor_compose_met.id and b.macam = 'data'
           and b.isi #> '{baris,nama}' is not null and b.hasil is null
           and b.isi #> '{baris,kode}' is null
        window nama as (partition by b.isi #>> '{baris,nama}', b.isi #>> '{baris,tipe}')
      ) as d
     where d.ke > d.pertama and not d.berid;
  elsif sifat = 'dokumen' then
    select jsonb_agg(to_jsonb(a)) filter (where a.beda = '[]'),
           jsonb_agg(t.satu) filter (where t.satu is not null)
      into v_ada, v_temuan
      from erp_private.impor_ada(buku, impor_compose_met.id) as a
      left join lateral jsonb_array_elements(a.beda) as t (satu) on true;
  end if;
  if v_temuan is not null then
    perform erp_private.impor_temuan_add(buku, impor_compose_met.id, v_temuan);
  end if;
  if v_ada is not null then
    update impor_baris as b
       set hasil = jsonb_build_object('aksi', 'sudah', 'id', a.transaksi_id, 'nomor', a.nomor)
      from jsonb_to_recordset(v_ada) as a (pertama integer, transaksi_id bigint, nomor text)
     where b.impor_id = impor_compose_met.id and b.ke = a.pertama;
    update impor as i
       set catatan = i.catatan || to_jsonb(format(
         'baris dari %s dokumen yang sudah ada: tidak ditambah lagi', jsonb_array_length(v_ada)
       ))
     where i.id = impor_compose_met.id;
  end if;
end
$$;
