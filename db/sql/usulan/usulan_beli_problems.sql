/** Messages about lines that somebody wants to have drafted as orders to suppliers, or none. */
create or replace function erp_private.usulan_beli_problems(
  buku anyelement, baris erp.usulan_beli_baris_input[]
) returns text[] language plpgsql stable as $$
begin
  if cardinality(baris) = 0 then
    return array[erp_private.kalimat_di('baris', 'isi_paling_sedikit', '1')];
  elsif cardinality(baris) > 10000 then
    return array[erp_private.kalimat_di('baris', 'isi_paling_banyak', '10000')];
  end if;
  return array(
    select format('baris.%s.%s', d.ordinality - 1, m.pesan)
      from unnest(usulan_beli_problems.baris)
        with ordinality as d
      left join barang as b on b.id = d.barang_id
      left join kontak as k on k.id = d.kontak_id
      left join lokasi as l on l.id = d.lokasi_id
     cross join lateral (values
       (1, case
         when d.barang_id is null then erp_private.kalimat_di('barang_id', 'wajib')
         when b.id is null then erp_private.kalimat_di('barang_id', 'tidak_ditemukan')
         when not b.aktif then 'barang_id: tidak aktif'
       end),
       (2, case
         when d.kontak_id is null then erp_private.kalimat_di('kontak_id', 'wajib')
         when k.id is null then erp_private.kalimat_di('kontak_id', 'tidak_ditemukan')
         when not k.aktif then 'kontak_id: tidak aktif'
       end),
       (3, case
         when d.lokasi_id is not null and l.id is null
           then erp_private.kalimat_di('lokasi_id', 'tidak_ditemukan')
         when not l.aktif then 'lokasi_id: tidak aktif'
       end),
       (4, case
         when d.qty is null then erp_private.kalimat_di('qty', 'wajib')
         when not coalesce(d.qty > 0 and d.qty < 1e13, false)
           then erp_private.kalimat_di('qty', 'lebih_dari', '0')
         when scale(trim_scale(d.qty)) > 6
           then erp_private.kalimat_di('qty', 'desimal', '6')
       end)
     ) as m (urutan, pesan)
     where m.pesan is not null
     order by d.ordinality, m.urutan
  );
end
$$;
