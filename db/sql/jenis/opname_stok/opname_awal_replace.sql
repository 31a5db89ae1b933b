/** The lines and movements that reverse opening stock of the same goods and place (KOAWL). */
-- KOAWL where there is some and the document does not replace it (`ganti`). The function locks the
-- documents that are replaced, then the goods. A mirror movement leaves at the cost that it came
-- with. The lines are numbered after those of the document.
create or replace function erp_private.opname_awal_replace(
  buku anyelement, dokumen erp.opname_stok_input, out balik erp_private.baris[],
  out gerak erp_private.gerak[]
) language plpgsql as $$
declare
  v_d constant erp.opname_stok_input := opname_awal_replace.dokumen;
  v_barang constant bigint[] := array(select d.barang_id from unnest(v_d.detail) as d);
  v_kunci bigint[];
  v_pesan text;
  v_m record;
begin
  if v_d.ganti then
    v_kunci := array(
      select l.transaksi_id
        from erp_private.opname_awal_lama(buku, v_d.lokasi_id, v_d.tanggal, v_barang) as l
    );
    perform erp_private.dokumen_lock_final(buku, v_kunci);
  end if;
  perform erp_private.stok_lock(buku, v_barang);
  balik := '{}';
  gerak := '{}';
  for v_m in
    select l.*, d.ordinality as ke, b.satuan_id,
           cardinality(v_barang) + row_number() over (order by l.mutasi_id) as baris
      from unnest(v_d.detail) with ordinality as d
      join erp_private.opname_awal_lama(buku, v_d.lokasi_id, v_d.tanggal, v_barang) as l
        on l.barang_id = d.barang_id
      join barang as b on b.id = d.barang_id
     order by l.mutasi_id
  loop
    if v_d.ganti is not true then
      v_pesan := concat_ws(E'\n', v_pesan, format(
        'detail.%s.barang_id: stok awal barang ini di sini (%s) sudah dibukukan pada %s'
          '; kirim ganti: true untuk menggantinya',
        v_m.ke - 1, trim_scale(v_m.qty), v_m.nomor
      ));
    elsif v_m.transaksi_id <> all (v_kunci) then
      raise exception using errcode = '40001', message = 'stok awal berubah; ulangi';
    end if;
    balik := balik || jsonb_populate_record(null::erp_private.baris, jsonb_build_object(
      'id', nextval('transaksi_baris_id_seq'), 'baris', v_m.baris, 'barang_id', v_m.barang_id,
      'barang_jenis', 'persediaan', 'satuan_id', v_m.satuan_id, 'faktor', 1, 'qty', -v_m.qty,
      'qty_dasar', -v_m.qty, 'akun_persediaan', v_m.akun_persediaan,
      'baris_asal_id', v_m.baris_id, 'gabungan_id', v_m.gabungan_id,
      'keterangan', format('Mengganti stok awal %s', v_m.nomor)
    ));
    gerak := gerak || erp_private.gerak(
      baris_id => (balik[cardinality(balik)]).id, baris => v_m.baris,
      barang_id => v_m.barang_id, lokasi_id => v_d.lokasi_id,
      jenis => case when v_m.qty > 0 then 'keluar' else 'masuk' end::erp.jenis_mutasi,
      dasar => 'cermin', qty => -v_m.qty, akun_persediaan => v_m.akun_persediaan,
      akun_lawan => v_m.akun_lawan, sumber_id => v_m.mutasi_id, gabungan_id => v_m.gabungan_id
    );
  end loop;
  if v_pesan is not null then
    raise exception using errcode = 'KOAWL', message = v_pesan;
  end if;
end
$$;
