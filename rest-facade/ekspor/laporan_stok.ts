/** Stock and stock cards as files. */
import { word } from '../../server/base/words.ts';
import {
  type Dokumen,
  type Ekspor,
  hari,
  id,
  jumlahOf,
  kuantitas,
  sel,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { barisOf, type Kolom } from '../../server/cetak/tabel/tabel.ts';
import { isHidden, saldoKontrol, without } from './tersembunyi.ts';

const lokasi = teks('lokasi_nama', 'Lokasi', 16);
const stokKolom = (perLokasi: boolean): Kolom[] => [
  id('barang_id', 'Id barang'),
  teks('kode', 'Kode', 14),
  teks('nama', 'Nama barang', 34),
  ...(perLokasi ? [lokasi] : []),
  kuantitas('qty', 'Stok'),
  kuantitas('tersedia', 'Tersedia'),
  kuantitas('dipesan', 'Dipesan'),
  uang('nilai', 'Nilai', 18),
  kuantitas('hpp', 'HPP per satuan', 16),
];

export const stok: Ekspor = {
  judul: 'Stok barang',
  berkas: 'stok',
  kolom: ({ per_lokasi }, dokumen) => {
    const kolom = stokKolom(per_lokasi === 'true');
    return isHidden(dokumen, 'meta.total_nilai') ? without(kolom, 'nilai', 'hpp') : kolom;
  },
  fungsi: 'ekspor_stok',
  akhir: (dokumen, kolom) =>
    isHidden(dokumen, 'meta.total_nilai')
      ? []
      : [
          barisOf(kolom, 'total', {
            nama: word('JUMLAH'),
            nilai: sel(dokumen, 'meta.total_nilai'),
          }),
        ],
  catatan: (dokumen) => saldoKontrol('saldo akun persediaan', dokumen),
};

const KARTU_STOK: readonly Kolom[] = [
  id('id', 'Id'),
  hari('tanggal', 'Tanggal'),
  teks('nomor', 'Nomor', 24),
  teks('jenis', 'Jenis', 18, { kata: true }),
  teks('lokasi_nama', 'Lokasi', 16),
  teks('keterangan', 'Keterangan', 20),
  kuantitas('masuk', 'Masuk', 11, { garis: true, jumlah: true }),
  kuantitas('keluar', 'Keluar', 11, { garis: true, jumlah: true }),
  uang('nilai', 'Nilai', 16, { jumlah: true }),
  kuantitas('saldo_qty', 'Saldo stok'),
  uang('saldo_nilai', 'Saldo nilai'),
];

export const kartuStok: Ekspor = {
  judul: 'Kartu stok',
  berkas: 'kartu-stok',
  kolom: (_query, dokumen) =>
    isHidden(dokumen, 'meta.saldo_awal.nilai')
      ? without(KARTU_STOK, 'nilai', 'saldo_nilai')
      : KARTU_STOK,
  fungsi: 'ekspor_kartu_stok',
  awal: (dokumen, kolom) => [saldoStok(dokumen, kolom, 'dari', 'saldo_awal', 'Saldo awal')],
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', { keterangan: word('JUMLAH MUTASI'), ...jumlahOf(dokumen) }),
    saldoStok(dokumen, kolom, 'sampai', 'saldo_akhir', 'Saldo akhir'),
  ],
};

function saldoStok(
  dokumen: Dokumen,
  kolom: readonly Kolom[],
  kapan: string,
  kunci: string,
  keterangan: string,
) {
  return barisOf(kolom, 'saldo', {
    tanggal: sel(dokumen, `meta.${kapan}`),
    keterangan: word(keterangan),
    saldo_qty: sel(dokumen, `meta.${kunci}.qty`),
    saldo_nilai: sel(dokumen, `meta.${kunci}.nilai`),
  });
}
