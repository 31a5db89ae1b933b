/** Cash flows, equity, value added tax, and what changed afterwards. */
import { word } from '../../server/base/words.ts';
import {
  cells,
  type Ekspor,
  hari,
  id,
  jumlahOf,
  kuantitas,
  nilai,
  rowsOf,
  sel,
  tambahanOf,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { barisOf, type Kolom } from '../../server/cetak/tabel/tabel.ts';
import {
  arusKasBerbanding,
  jumlahArusKas,
  perubahanEkuitasBerbanding,
  susunArusKas,
} from './laporan_berbanding.ts';

const ARUS_KAS: readonly Kolom[] = [
  teks('kategori', 'Kategori', 22, { cetak: false }),
  teks('kode', 'Kode', 9, { cetak: false }),
  teks('nama', 'Nama', 40),
  uang('masuk', 'Kas masuk', 18, { garis: true }),
  uang('keluar', 'Kas keluar', 18, { garis: true }),
  uang('nilai', 'Jumlah', 18),
];

export const arusKas: Ekspor = {
  judul: 'Arus kas',
  berkas: 'arus-kas',
  kolom: () => ARUS_KAS,
  jumlahDari: jumlahArusKas,
  berbanding: arusKasBerbanding,
  perKolom: { keterangan: () => ['Metode langsung'], ...arusKasBerbanding },
  susun: susunArusKas((dokumen, path) => ({ nilai: sel(dokumen, path) })),
  keterangan: () => ['Metode langsung'],
  catatan: (dokumen) =>
    nilai(dokumen, 'cocok') === false ? ['arus kas ini tidak cocok dengan saldo kas.'] : [],
};

const EKUITAS: readonly Kolom[] = [
  teks('kode', 'Kode', 9),
  teks('nama', 'Nama akun', 24),
  uang('saldo_awal', 'Saldo awal', 18, { garis: true }),
  uang('koreksi', 'Koreksi tahun lalu', 18, { garis: true }),
  uang('laba', 'Laba bersih', 18, { garis: true }),
  uang('setoran', 'Setoran', 18, { garis: true }),
  uang('penarikan', 'Prive dan penarikan', 18, { garis: true }),
  uang('transfer', 'Pemindahan', 18, { garis: true }),
  uang('saldo_akhir', 'Saldo akhir', 18, { garis: true }),
];

export const perubahanEkuitas: Ekspor = {
  judul: 'Perubahan ekuitas',
  berkas: 'perubahan-ekuitas',
  kolom: () => EKUITAS,
  berbanding: perubahanEkuitasBerbanding,
  susun: (dokumen, kolom) => [
    ...rowsOf(kolom, dokumen, 'akun', { jenis: 'akun' }),
    barisOf(kolom, 'total', { ...cells(kolom, dokumen), nama: word('JUMLAH') }),
  ],
  catatan: (dokumen) =>
    nilai(dokumen, 'cocok') === false ? ['ekuitas ini tidak cocok dengan neraca.'] : [],
};

const YA_TIDAK = { true: 'ya', false: 'tidak', t: 'ya', f: 'tidak' };

const PAJAK: readonly Kolom[] = [
  teks('dikreditkan', 'Dikreditkan', 13, { tampil: YA_TIDAK }),
  teks('pajak_kode', 'Pajak', 8),
  kuantitas('tarif', 'Tarif %', 8),
  uang('dpp', 'DPP', 17),
  uang('dpp_lain', 'DPP nilai lain', 17),
  uang('ppn', 'PPN', 17),
];

const PPN: readonly Kolom[] = [
  teks('sisi', 'Sisi', 10, { kata: true }),
  hari('tanggal', 'Tanggal', 13),
  teks('nomor', 'Nomor', 24),
  teks('jenis', 'Jenis', 15, { kata: true, cetak: false }),
  teks('nomor_faktur', 'Nomor faktur', 21),
  id('kontak_id', 'Id kontak'),
  teks('kontak_nama', 'Kontak', 18),
  teks('npwp', 'NPWP', 20),
  ...PAJAK,
];

const PPN_TARIF: readonly Kolom[] = [teks('sisi', 'Sisi', 20, { kata: true }), ...PAJAK];

const REKONSILIASI: readonly Kolom[] = [
  teks('sisi', 'Sisi', 10, { kata: true }),
  teks('akun_kode', 'Akun', 9),
  teks('akun_nama', 'Nama akun', 24),
  uang('mutasi_akun', 'Mutasi akun', 18),
  uang('jurnal_manual', 'Jurnal manual', 18),
  uang('dari_dokumen', 'Dari dokumen', 18),
  uang('beda_masa', 'Beda masa', 18),
  uang('selisih', 'Selisih', 18),
];

/** The totals below the list. Their tax is in `meta`, their bases are sums over the rows per rate. */
const PPN_JUMLAH = [
  ['ppn_keluaran', 'PPN KELUARAN'],
  ['ppn_masukan', 'PPN MASUKAN'],
  ['ppn_tidak_dikreditkan', 'TIDAK DIKREDITKAN'],
  ['kurang_bayar', 'KURANG (LEBIH) BAYAR'],
] as const;

const PPN_DASAR = { daftar: 'extra.per_tarif', kolom: ['dpp', 'dpp_lain', 'ppn'] } as const;

export const ppn: Ekspor = {
  judul: 'PPN',
  berkas: 'ppn',
  kolom: () => PPN,
  fungsi: 'ekspor_ppn',
  jumlahDari: {
    ppn_keluaran: { ...PPN_DASAR, di: { sisi: 'keluaran' } },
    ppn_masukan: { ...PPN_DASAR, di: { sisi: 'masukan', dikreditkan: true } },
    ppn_tidak_dikreditkan: { ...PPN_DASAR, di: { sisi: 'masukan', dikreditkan: false } },
  },
  akhir: (dokumen, kolom) =>
    PPN_JUMLAH.map(([kunci, nama]) =>
      barisOf(kolom, 'total', {
        kontak_nama: word(nama),
        ...jumlahOf(dokumen, kunci),
        ppn: sel(dokumen, `meta.${kunci}`),
      }),
    ),
  tambahan: [
    {
      tabel: (dokumen) => ({
        judul: 'PPN per tarif',
        kolom: PPN_TARIF,
        baris: [
          ...rowsOf(PPN_TARIF, dokumen, 'extra.per_tarif'),
          // All but the last one, the difference, which stands below the list.
          ...PPN_JUMLAH.slice(0, 3).map(([kunci, nama]) =>
            barisOf(PPN_TARIF, 'total', { sisi: word(nama), ...jumlahOf(dokumen, kunci) }),
          ),
        ],
      }),
    },
    tambahanOf('Rekonsiliasi akun pajak', REKONSILIASI, 'extra.rekonsiliasi'),
  ],
};

const BEDA: readonly Kolom[] = [
  id('posting_id', 'Id posting'),
  teks('dicatat_pada', 'Dicatat pada', 24, { sekali: true }),
  teks('aksi', 'Aksi', 10, { kata: true, sekali: true }),
  hari('tanggal', 'Tanggal', 11, { sekali: true }),
  teks('nomor', 'Nomor', 24, { sekali: true }),
  teks('jenis', 'Jenis', 15, { kata: true, sekali: true }),
  teks('kontak_nama', 'Kontak', 18, { sekali: true }),
  teks('akun_kode', 'Akun', 8),
  teks('akun_nama', 'Nama akun', 22),
  uang('debit', 'Debit', 16, { garis: true, jumlah: true }),
  uang('kredit', 'Kredit', 16, { garis: true, jumlah: true }),
];

const BEDA_AKUN: readonly Kolom[] = [
  teks('akun_kode', 'Akun', 9),
  teks('akun_nama', 'Nama akun', 40),
  uang('sebelum', 'Sebelum', 19, { jumlah: true }),
  uang('selisih', 'Selisih', 19, { jumlah: true }),
  uang('sesudah', 'Sesudah', 19, { jumlah: true }),
];

export const beda: Ekspor = {
  judul: 'Perubahan buku',
  berkas: 'beda',
  kolom: () => BEDA,
  fungsi: 'ekspor_beda',
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', { akun_nama: word('JUMLAH'), ...jumlahOf(dokumen) }),
  ],
  keterangan: () => ['Saldo: debit dikurangi kredit'],
  tambahan: [tambahanOf('Perubahan per akun', BEDA_AKUN, 'extra.akun')],
};
