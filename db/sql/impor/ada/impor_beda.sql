/** How a document of a file differs from one that is there: [{ke, kolom, pesan}], both said. */
-- All that is unlike in its head, and the first line that is. `baris` are the lines of the file
-- with their rows (`ke`).
create or replace function erp_private.impor_beda(
  buku anyelement, jenis text, ke integer, kepala jsonb, baris jsonb, transaksi_id bigint,
  nomor text
) returns jsonb language plpgsql stable as $$
declare
  v_b record;
  v_hasil jsonb;
  v_lain record;
begin
  v_b := erp_private.impor_dokumen_buku(buku, transaksi_id);
  select coalesce(jsonb_agg(jsonb_build_object(
      'ke', impor_beda.ke, 'bidang', f.key, 'dokumen', true, 'berkas', f.value,
      'buku', v_b.kepala -> f.key
    )), '[]') into v_hasil
    from jsonb_each(impor_beda.kepala - 'nomor_referensi') as f
   where f.value is distinct from coalesce(v_b.kepala -> f.key, 'null');
  if jsonb_array_length(baris) <> jsonb_array_length(v_b.baris) then
    v_hasil := v_hasil || jsonb_build_object(
      'ke', impor_beda.ke, 'bidang', 'baris', 'berkas', jsonb_array_length(baris),
      'buku', jsonb_array_length(v_b.baris)
    );
  else
    select b.isi, l.isi as lama into v_lain
      from jsonb_array_elements(impor_beda.baris) with ordinality as b (isi, n)
      join jsonb_array_elements(v_b.baris) with ordinality as l (isi, n) on l.n = b.n
     where not l.isi @> b.isi - 'ke'
     order by b.n
     limit 1;
    v_hasil := v_hasil || coalesce((
      select jsonb_agg(jsonb_build_object(
          'ke', v_lain.isi -> 'ke', 'bidang', f.key, 'dokumen', false, 'berkas', f.value,
          'buku', v_lain.lama -> f.key
        ))
        from jsonb_each(v_lain.isi - 'ke') as f
       where f.value is distinct from coalesce(v_lain.lama -> f.key, 'null')
    ), '[]');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', b.ke, 'kolom', case
          when b.bidang ~ ':' then case when b.dokumen then '' else 'detail.' end || b.bidang
          else (
            select k.nama from erp_private.impor_kolom as k
             where k.jenis = impor_beda.jenis and k.dokumen = b.dokumen
               and k.bidang = case b.bidang when 'faktor' then 'satuan_id' else b.bidang end
             limit 1
          )
        end,
        'pesan', format(
          '%s%s di berkas, %s di %s yang sudah ada; batalkan dulu itu, atau samakan',
          case b.bidang when 'baris' then 'banyak baris: ' end,
          erp_private.impor_label(buku, b.bidang, b.berkas),
          erp_private.impor_label(buku, b.bidang, b.buku), impor_beda.nomor
        )
      ) order by b.ke, b.bidang), '[]')
      from jsonb_to_recordset(v_hasil)
        as b (ke integer, bidang text, dokumen boolean, berkas jsonb, buku jsonb)
  );
end
$$;
