/**
 * What differs between a branch and its parent: documents of these days by kind and number, the
 * turnover of each account in them, and stock as it is (TDUJI).
 */
-- A document shows its status and total; null: it is not there. `npm run -s tenant -- compare`.
create or replace function erp_private.cabang_compare(kode text, dari date, sampai date)
returns table (bagian text, kunci text, induk text, cabang text) language plpgsql stable as $$
declare
  v_induk constant text := erp_private.cabang_parent(kode);
  v_sisi constant text := 'select ''dokumen'', t.jenis || '' '' || t.nomor,
      t.status || '' '' || t.total_nilai
      from %1$I.transaksi as t
     where t.tanggal between $1 and $2
    union all
    select ''akun'', s.akun_kode, sum(s.debit) || '' / '' || sum(s.kredit)
      from %1$I.saldo_harian as s
     where s.tanggal between $1 and $2
     group by s.akun_kode
    union all
    select ''stok'', b.kode || '' di '' || l.kode, s.qty::text
      from %1$I.stok_lokasi as s
      join %1$I.barang as b on b.id = s.barang_id
      join %1$I.lokasi as l on l.id = s.lokasi_id
     where s.qty <> 0';
begin
  return query execute format(
    'select coalesce(i.bagian, c.bagian), coalesce(i.kunci, c.kunci), i.nilai, c.nilai
       from (%s) as i (bagian, kunci, nilai)
       full join (%s) as c (bagian, kunci, nilai) on c.bagian = i.bagian and c.kunci = i.kunci
      where i.nilai is distinct from c.nilai
      order by 1, 2', format(v_sisi, 't_' || v_induk), format(v_sisi, 't_' || kode)
  ) using dari, sampai;
end
$$;
