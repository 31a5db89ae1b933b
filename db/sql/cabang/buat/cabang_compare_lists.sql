/** What differs between the master records of a branch and of its parent, by field (TDUJI). */
-- By their code, those without one by their id.
create or replace function erp_private.cabang_compare_lists(kode text)
returns table (bagian text, kunci text, induk text, cabang text) language plpgsql stable as $$
declare
  v_induk constant text := erp_private.cabang_parent(kode);
  v_sisi constant text := 'select concat_ws('' '', x.isi ->> ''kode'', case
        when x.isi ->> ''kode'' is null then x.isi ->> ''id''
      end, e.key), e.value
      from (
        select to_jsonb(b) - ''{cari,dibuat_pada,diubah_pada}''::text[] as isi from %I.%I as b
      ) as x
     cross join lateral jsonb_each_text(x.isi) as e
     where e.key <> ''id''';
  v_tabel text;
begin
  foreach v_tabel in array '{akun,aset,barang,barang_harga,barang_lokasi,barang_pemasok,
    barang_satuan,dimensi,dimensi_nilai,harga,kontak,lokasi,satuan}'::text[]
  loop
    return query execute format(
      'select $1, coalesce(i.kunci, c.kunci), i.nilai, c.nilai
         from (%s) as i (kunci, nilai)
         full join (%s) as c (kunci, nilai) on c.kunci = i.kunci
        where i.nilai is distinct from c.nilai
        order by 2', format(v_sisi, 't_' || v_induk, v_tabel),
      format(v_sisi, 't_' || cabang_compare_lists.kode, v_tabel)
    ) using 'daftar ' || replace(v_tabel, '_', ' ');
  end loop;
end
$$;
