/** The texts of a statement of a contact, in the language that is set (cetak_spoken). */
-- Each movement of the period has the balance after it. Ages and the deposit held are those of the
-- last day. That of a supplier names below what came from him and is not billed.
create or replace function erp_private.pernyataan_lembar(
  buku anyelement, jenis erp.jenis_pos, kontak_id bigint, dari date, sampai date
) returns jsonb language plpgsql stable as $$
declare
  v_beli constant boolean := pernyataan_lembar.jenis = 'hutang';
  v_r record;
  v_k record;
  v_p record;
  v_kop record;
  v_m record;
begin
  v_r := erp_private.laporan_rentang(buku, dari, sampai);
  select k.id, k.kode into v_k from kontak as k where k.id = pernyataan_lembar.kontak_id;
  select p.mata_uang into v_p from pengaturan as p;
  select k.tanda_tangan, k.kaki into v_kop from kop as k;
  v_m := erp_private.pernyataan_mutasi(
    buku, pernyataan_lembar.jenis, v_k.id, v_r.mulai, v_r.akhir
  );
  if v_m.banyak > 5000 then
    raise exception using errcode = 'VACTK',
      message = format('dari: %s mutasi, paling banyak 5000; persempit masanya', v_m.banyak);
  end if;
  return jsonb_build_object(
    'templat', 'pernyataan-' || pernyataan_lembar.jenis, 'rupa', 'dokumen', 'ukuran', 'a4',
    'judul', erp_private.istilah(case
      when v_beli then 'PERNYATAAN HUTANG' else 'PERNYATAAN PIUTANG'
    end),
    'berkas', regexp_replace(
      format('pernyataan-%s-%s-%s', pernyataan_lembar.jenis, v_k.kode, v_r.akhir),
      '[^A-Za-z0-9.]+', '-', 'g'
    ),
    'cap', case when erp_private.keluar_isi() is not null then 'UJI' end,
    'kop', erp_private.cetak_kop(buku),
    'pihak', erp_private.cetak_pihak(buku, v_k.id, erp_private.istilah('Kepada')),
    'info', jsonb_build_array(
      jsonb_build_array(erp_private.istilah('Masa'), format(
        '%s – %s', erp_private.tanggal_cetak(v_r.mulai), erp_private.tanggal_cetak(v_r.akhir)
      )),
      jsonb_build_array(erp_private.istilah(case
        when v_beli then 'Supplier' else 'Pelanggan'
      end), v_k.kode)
    ),
    'kolom', (
      select jsonb_agg(jsonb_build_object(
          'kunci', c.kunci, 'judul', erp_private.istilah(c.judul), 'rata', c.rata, 'lebar', c.lebar
        ) order by c.urutan)
        from (values
          (1, 'tanggal', 'Tanggal', 'kiri', 50), (2, 'nomor', 'Nomor', 'kiri', 104),
          (3, 'keterangan', 'Keterangan', 'kiri', 0), (4, 'tagihan', 'Tagihan', 'kanan', 70),
          (5, 'pembayaran', 'Pembayaran', 'kanan', 70), (6, 'saldo', 'Saldo', 'kanan', 74)
        ) as c (urutan, kunci, judul, rata, lebar)
    ),
    'baris', v_m.sel, 'pindahan', v_m.saldo,
    'umur', erp_private.pernyataan_umur(
      buku, pernyataan_lembar.jenis, v_k.id, v_r.akhir, v_m.sen
    ),
    'jumlah', erp_private.pernyataan_jumlah(
      buku, pernyataan_lembar.jenis, v_k.id, v_r.akhir, v_m.awal, v_m.naik, v_m.turun, v_m.sen
    ),
    'terbilang', case
      when v_m.awal + v_m.naik > v_m.turun
        then erp_private.terbilang(v_m.awal + v_m.naik - v_m.turun, v_p.mata_uang)
    end,
    'catatan', case
      when v_beli then erp_private.pernyataan_penerimaan(buku, v_k.id, v_r.akhir)
      else '[]'
    end || jsonb_build_array(
      erp_private.istilah('Bila berbeda dengan catatan Anda, mohon beri tahu kami.')
    ),
    'rekening', case when v_beli then '[]' else erp_private.cetak_rekening(buku) end,
    'tanda_tangan', erp_private.cetak_istilah(
      coalesce(v_kop.tanda_tangan, '{Hormat kami}')
    ),
    'tempat', erp_private.tanggal_cetak(v_r.akhir), 'kaki', v_kop.kaki, 'kode', null
  );
end
$$;
