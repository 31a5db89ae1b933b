/** The texts of a document's paper, in the language that is set (cetak_spoken). */
create or replace function erp_private.cetak_lembar(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, templat text, salinan boolean
) returns jsonb language plpgsql stable as $$
declare
  v_t record;
  v_p record;
  v_b record;
  v_isi record;
  v_kwitansi jsonb := '{}';
  v_harga boolean;
begin
  select t.* into v_t from transaksi as t
   where t.id = cetak_lembar.id and t.jenis = cetak_lembar.jenis;
  v_b := erp_private.cetak_bentuk(
    buku, cetak_lembar.jenis, cetak_lembar.templat, v_t.mode
  );
  select p.* into v_p from pengaturan as p;
  v_harga := v_b.kolom @? '$[*].kunci ? (@ == "jumlah")';
  v_isi := erp_private.cetak_isi(
    buku, v_t.id, v_b.dasar, v_b.kolom, coalesce(v_p.pkp_sejak <= v_t.tanggal, false)
  );
  if v_b.rupa = 'kwitansi' then
    v_kwitansi := erp_private.cetak_kwitansi(buku, v_t.id);
  end if;
  return jsonb_build_object(
    'kop', erp_private.cetak_kop(buku), 'templat', v_b.nama, 'rupa', v_b.rupa, 'ukuran', v_b.ukuran,
    'judul', upper(erp_private.istilah(v_b.judul)),
    'berkas', regexp_replace(v_b.nama || '-' || v_t.nomor, '[^A-Za-z0-9.]+', '-', 'g'),
    'cap', nullif(concat_ws(' · ',
      case when erp_private.keluar_isi() is not null then 'UJI' end,
      case v_t.status
        when 'draft' then 'DRAFT'
        when 'final' then null
        else erp_private.istilah('BATAL')
      end,
      case when (v_kwitansi -> 'nol')::boolean then erp_private.istilah('BELUM DIBAYAR') end,
      case when cetak_lembar.salinan then erp_private.istilah('SALINAN') end
    ), ''),
    'pihak', erp_private.cetak_pihak(buku, v_t.kontak_id, erp_private.istilah(case
      when v_t.jenis in ('pembelian', 'order-pembelian', 'retur-pembelian') then 'Supplier'
      when v_t.jenis = 'kas-masuk' then 'Diterima dari'
      when v_t.jenis = 'kas-keluar' then 'Dibayar kepada'
      else 'Kepada'
    end)),
    'info', erp_private.cetak_info(buku, v_t.id, v_harga),
    'bidang', erp_private.cetak_bidang(buku, v_t.jenis::text, false, v_t.atribut),
    'kolom', v_isi.kolom_tampil, 'baris', v_isi.baris,
    'pindahan', case when v_t.status not in ('draft', 'batal') then v_isi.pindahan end,
    'jumlah', v_isi.jumlah,
    'terbilang', case
      when v_harga and v_b.rupa = 'dokumen' and v_t.status not in ('draft', 'batal')
        then erp_private.terbilang(case
          when v_b.dasar <> 'penutupan' then v_t.total_nilai
          else (select coalesce(sum(n.jumlah), 0) from erp_private.cetak_tutup(buku, v_t.id) as n)
        end, v_p.mata_uang)
    end,
    'catatan', to_jsonb(array_remove(array[
      nullif(v_t.keterangan, ''),
      case
        when v_harga and v_t.harga_termasuk_pajak and v_t.ppn <> 0 and v_p.pkp_sejak <= v_t.tanggal
          then erp_private.istilah('Harga sudah termasuk PPN.')
      end,
      case
        when v_harga and v_t.status = 'draft' and v_t.total_nilai = 0
          then erp_private.istilah('Nilai dihitung saat diposting.')
      end,
      v_b.catatan
    ], null)),
    'rekening', case when v_b.dasar like 'faktur-%' then
      erp_private.cetak_rekening(buku) else '[]'
    end,
    'tanda_tangan', erp_private.cetak_istilah(v_b.tanda_tangan),
    'tempat', erp_private.tanggal_cetak(v_t.tanggal),
    'kaki', v_b.kaki, 'kode', erp_private.cetak_kode(buku, v_t.id)
  ) || (v_kwitansi - 'nol');
end
$$;
