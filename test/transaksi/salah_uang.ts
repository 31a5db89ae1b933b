import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/toko.ts';
import { awal, type Dunia, pembukaan, tanggal } from './aturan_dokumen.ts';
import { banyak, panjang, type Salah } from './salah.ts';

/** A line on each of these accounts. */
const akun = (kode: string, nama = 'akun_kode'): Salah[] =>
  kode.split(' ').map((satu) => [{ [nama]: satu }, `detail.0.${nama}`]);
const pph = (isi: Row, field: string): Salah => [isi, `detail.0.${field}`];
/** A settlement of the sale of the world. */
const lunasi = (alokasi: Row, pesan: RegExp | string, lain: Row = {}): Salah => [
  (d) => ({ alokasi: [{ dokumen_id: d.jual, ...alokasi }], ...lain }),
  pesan,
];
/** A journal's first line as one of a control account. */
const kendali = (
  baris: (d: Dunia) => Row,
  pesan: RegExp | string = 'detail.0.dokumen_id',
  lain: Row = {},
): Salah => [(d) => [baris(d), {}, lain], pesan];
/** Goods for points. */
const tukar = (pesan: string, isi: (d: Dunia) => Row): Salah => [
  (d) => ({ cara: 'barang', akun_kas: null, ...isi(d) }),
  pesan,
];

/** What is wrong in documents of money, debts, points and journals. */
export const SALAH_UANG: Record<string, Salah[]> = {
  'kas-masuk': [
    ...akun('1201 1111 2101 1301 1302 2302 1102 3202 3299 X'),
    ...['4101', '1191', null].map(
      (akun_kas): Salah => [[{ akun_kode: '4201' }, { akun_kas }], 'akun_kas'],
    ),
    [{ akun_kode: '4201', jumlah: 0 }, 'detail.0.jumlah'],
    [{ akun_kode: '4201', jumlah: 1.005 }, 'detail.0.jumlah'],
    [{ akun_kode: '4201', pajak_kode: 'PPH' }, 'detail.0.pajak_kode'],
    [[{ akun_kode: '2301' }, { kontak_id: null }], 'detail.0.kontak_id'],
    [{ akun_kode: '4201', dokumen_id: 1 }, 'detail.0.dokumen_id'],
    [{ akun_kode: '2301', dokumen_id: 1 }, 'detail.0.dokumen_id'],
    [{ akun_kode: '1403' }, 'detail.0.dokumen_id'],
    [{ akun_kode: '4201', order_id: 1 }, 'detail.0.order_id'],
    [{ akun_kode: '2301', order_id: 1 }, 'detail.0.order_id'],
    [[{}, { detail: [] }], 'detail'],
  ],
  'kas-keluar': [
    ...akun('1201 2101 1301 1302 2302 1102 3202 3299 X'),
    [[{ akun_kode: '6203' }, { akun_kas: '1301' }], 'akun_kas'],
    [{ akun_kode: '2301' }, 'detail.0.dokumen_id'],
    [
      (d) => ({ akun_kode: '2301', dokumen_id: d.titipan, jumlah: 99 }),
      /^detail\.0\.dokumen_id: melebihi sisa/,
    ],
    [{ akun_kode: '6203', jumlah: 1e9 }, /./, 'KOKAS'],
  ],
  'kas-bank': [
    [{ akun_asal: '1101' }, /^akun_tujuan: harus berbeda/],
    [{ akun_tujuan: '1191' }, 'akun_tujuan'],
    [{ akun_asal: '2101' }, 'akun_asal'],
    [{ akun_asal: null }, 'akun_asal'],
    [{ jumlah: 0 }, 'jumlah'],
    [{ jumlah: null }, 'jumlah'],
    [{ biaya_admin: -1 }, 'biaya_admin'],
    [{ keterangan: panjang(2001) }, 'keterangan'],
  ],
  'pelunasan-piutang': [
    [{ alokasi: banyak(1001, {}) }, /^alokasi: paling banyak/],
    [{ uang_muka: banyak(101, {}) }, /^uang_muka: paling/],
    [{ akun_kas: null }, 'akun_kas'],
    [{ biaya_bank: 6 }, /^biaya_bank: melebihi jumlah/],
    [{ pembulatan: 1 }, 'pembulatan'],
    [{ jumlah: -1 }, 'jumlah'],
    [{ jumlah: 0 }, 'jumlah'],
    lunasi({ jumlah: 5, pph_kode: 'PPH23' }, /^alokasi\.0\.pph_kode: hanya bersama pph/),
    lunasi({ jumlah: 200 }, /^alokasi\.0\.\w+: /, { jumlah: 200 }),
    lunasi({ jumlah: 150.01 }, 'alokasi.0.jumlah'),
    lunasi({ jumlah: 0 }, 'alokasi.0.jumlah'),
    lunasi({ jumlah: 6 }, 'jumlah'),
    lunasi({ potongan: 151 }, 'alokasi.0.potongan'),
    [(d) => ({ alokasi: banyak(2, { dokumen_id: d.jual }) }), 'alokasi.0.dokumen_id'],
    [
      (d) => ({ kontak_id: d.pegawai, alokasi: [{ dokumen_id: d.jual, jumlah: 5 }] }),
      'alokasi.0.dokumen_id',
    ],
    lunasi({ jumlah: 5 }, /^(alokasi\.0\.dokumen_id|tanggal): /, { tanggal: hari('02-09') }),
    [(d) => ({ uang_muka: [{ dokumen_id: d.jual, jumlah: 1 }] }), 'uang_muka.0.dokumen_id'],
    [{ jumlah: 999, kelebihan: 'tolak' }, /^(jumlah|kelebihan)/],
    [{ tanggal: hari('02-09'), kelebihan: 'tolak' }, 'kelebihan'],
    [
      (d) => ({
        jumlah: 0,
        akun_kas: null,
        uang_muka: [{ dokumen_id: d.titipan, jumlah: 20 }],
        alokasi: [{ dokumen_id: d.jual, jumlah: 5 }],
      }),
      /^(uang_muka|kelebihan|jumlah).*: /,
    ],
  ],
  'pelunasan-hutang': [[(d) => ({ kontak_id: d.supplier, jumlah: 1e9 }), /./, 'KOKAS']],
  piutang: [
    ...akun('1201 2101 2301 1403 1301 1191 3202 3299 X', 'akun_lawan'),
    ...['2101', '1101', 'X'].map((akun_kode): Salah => [[{}, { akun_kode }], 'akun_kode']),
    [{ jumlah: 0 }, 'detail.0.jumlah'],
    [{ pajak_kode: 'X' }, 'detail.0.pajak_kode'],
    [{ pajak_kode: 'PPH23' }, 'detail.0.pajak_kode'],
    [{ pph: 1 }, /^detail\.0\.pph_kode: wajib diisi bersama pph/],
    [{ pph: 6, pph_kode: 'PPH23' }, /^detail\.0\.pph: melebihi jumlah/],
    [[{}, { kontak_id: null }], 'kontak_id'],
    [[{}, { jatuh_tempo: hari('03-09') }], /^jatuh_tempo: sebelum/],
  ],
  hutang: [
    [{ akun_lawan: '2101' }, 'detail.0.akun_lawan'],
    [[{}, { akun_kode: '1201' }], 'akun_kode'],
    [{ jumlah: 0 }, 'detail.0.jumlah'],
    [[{}, { detail: [] }], 'detail'],
    pph({ pph: 5 }, 'pph_kode'),
    pph({ pph_kode: 'PPN' }, 'pph_kode'),
    pph({ pph_kode: 'PPH21' }, 'pph'),
    pph({ pph_kode: 'PPH23', pph: -1 }, 'pph'),
    pph({ pph_kode: 'PPH23', pph: 1.005 }, 'pph'),
    pph({ pph_kode: 'PPH23', pph: 5.01 }, 'pph'),
  ],
  penyusutan: [
    [{ periode: hari('13') }, /^periode: harus bulan/],
    [{ periode: hari('01'), keterangan: panjang(2001) }, 'keterangan'],
    [
      (d) => ({ periode: hari('01'), detail: banyak(2, { aset_id: d.aset }) }),
      /^detail\.\d\.aset_id: aset .* disebut dua kali/,
    ],
    [
      (d) => ({ periode: hari('01'), detail: [{ aset_id: d.aset, nilai: 5 }] }),
      /^detail\.0\.aset_id: akun dan nilai aset dihitung/,
    ],
    [
      {
        periode: hari('01'),
        detail: [{ akun_beban: '6205', akun_akumulasi: '1301', nilai: 5 }],
      },
      /^detail\.0\.akun_akumulasi: harus akun akumulasi/,
    ],
  ],
  'bayar-poin': [
    [(d) => ({ kontak_id: d.umum }), /^kontak_id: UMUM tidak mempunyai poin/],
    [{ kontak_id: null }, 'kontak_id'],
    [{ lokasi_id: 999999 }, 'lokasi_id'],
    ...[null, 0, '99999999999999999'].map((poin): Salah => [{ poin }, 'poin']),
    [{ poin: 999 }, 'poin', 'KOPNK'],
    [(d) => ({ dokumen_id: d.jual }), /^dokumen_id: hanya untuk cara potong/],
    [{ cara: 'potong_piutang' }, /^dokumen_id: wajib diisi/],
    [{ cara: null }, 'cara'],
    [{ akun_kas: '4101' }, 'akun_kas'],
    [{ akun_kas: '1102' }, /./, 'KOKAS'],
    [(d) => ({ detail: [{ barang_id: d.barang, qty: 1 }] }), /^detail: hanya/],
    tukar('akun_kas', () => ({ akun_kas: '1101' })),
    tukar('detail', (d) => ({ lokasi_id: d.lokasi })),
    tukar('lokasi_id', (d) => ({ detail: [{ barang_id: d.barang, qty: 1 }] })),
    tukar('detail.0.barang_id', (d) => ({ lokasi_id: d.lokasi, detail: [{ qty: 1 }] })),
    tukar('detail.0.qty', (d) => ({
      lokasi_id: d.lokasi,
      detail: [{ barang_id: d.barang, qty: 0 }],
    })),
    [{ keterangan: panjang(2001) }, 'keterangan'],
    [{ nilai: 1 }, /^nilai: hanya untuk mode saldo_awal/],
    [{ kedaluwarsa: tanggal }, /^kedaluwarsa: hanya untuk mode/],
    [{ mode: 'saldo_awal', tanggal: pembukaan }, /^cara: tidak dapat/],
    [
      { mode: 'saldo_awal', cara: null, tanggal: pembukaan, kedaluwarsa: pembukaan },
      /^kedaluwarsa: harus sesudah tanggal/,
    ],
  ],
  'jurnal-umum': [
    [{ debit: 6 }, /^detail: tidak seimbang, debit 6.* dan kredit 5/],
    [[{}, {}, { detail: [{ akun_kode: '6202', debit: 5 }] }], 'detail'],
    [{ kredit: 5 }, /^detail\.0\.debit: isi salah satu/],
    [[{}, { kredit: 0 }], 'detail.1.debit'],
    [[{ debit: 1.005 }, { kredit: 1.005 }], 'detail.0.debit'],
    ...akun('1301 1302 2302 3202 XXXX'),
    [{ kontak_id: 999999 }, 'detail.0.kontak_id'],
    [{ akun_kode: '1201' }, /kontak_id: wajib diisi pada akun kendali/],
    [(d) => ({ dokumen_id: d.jual }), /dokumen_id: hanya untuk akun kendali/],
    kendali(
      (d) => ({ akun_kode: '1201', kontak_id: d.pelanggan, dokumen_id: d.jual }),
      /^detail\.0\.dokumen_id: tidak boleh diisi pada sisi yang menambah/,
    ),
    [
      (d) => [{}, { akun_kode: '1201', kontak_id: d.pelanggan }],
      /^detail\.1\.dokumen_id: wajib diisi pada sisi yang mengurangi/,
    ],
    // Not the item of this contact, account or side; younger than the journal.
    kendali((d) => ({ akun_kode: '2101', kontak_id: d.pelanggan, dokumen_id: d.beli })),
    kendali((d) => ({ akun_kode: '2109', kontak_id: d.supplier, dokumen_id: d.beli })),
    kendali((d) => ({ akun_kode: '1201', kontak_id: d.pelanggan, dokumen_id: d.beli })),
    kendali(
      (d) => ({ akun_kode: '2101', kontak_id: d.supplier, dokumen_id: d.beli }),
      'detail.0.dokumen_id',
      { tanggal: hari('01-31') },
    ),
    kendali(
      (d) => ({ akun_kode: '1201', kontak_id: d.pelanggan }),
      /^balik_otomatis: tidak dapat dengan akun kendali/,
      { balik_otomatis: hari('04-01') },
    ),
    [[{}, {}, { balik_otomatis: tanggal }], /^balik_otomatis: harus sesu/],
    [
      [{}, {}, { balik_otomatis: hari('04-01'), koreksi_periode_lalu: true }],
      /^balik_otomatis: tidak dapat bersama koreksi_periode_lalu/,
    ],
    [
      [{ akun_kode: '1404' }, {}, { koreksi_periode_lalu: true }],
      /^koreksi_periode_lalu: tidak ada akun pendapatan atau beban/,
    ],
    [[{}, {}, { tanggal: pembukaan }], 'tanggal', 'VATGL'],
    // A cash box may not be overdrawn, a bank may.
    [[{ debit: 1e9 }, { akun_kode: '1101', kredit: 1e9 }], /./, 'KOKAS'],
  ],
  'saldo-awal-piutang': [
    [{ nomor_faktur_asli: ' ' }, /nomor_faktur_asli: tidak boleh kosong/],
    [{ tanggal_faktur: tanggal }, /sesudah tanggal saldo awal/],
    [{ tanggal_faktur: null }, 'detail.0.tanggal_faktur'],
    [{ jatuh_tempo: '1990-01-01' }, /sebelum tanggal faktur/],
    [{ nilai_sisa: 0 }, 'detail.0.nilai_sisa'],
    [
      (d) => [{}, { lagi: awal(d).detail }],
      /^detail\.1\.nomor_faktur_asli: F-9 sudah ada pada baris lain/,
    ],
    [[{}, { kontak_id: null }], 'kontak_id'],
    [[{}, { detail: [] }], 'detail'],
    [[{}, { tanggal }], /^tanggal: saldo awal harus/, 'VATGL'],
    [
      [{ tanggal_faktur: '1990-01-01' }, { tanggal: pembukaan.replace('12-31', '12-30') }],
      'tanggal',
      'VATGL',
    ],
  ],
  'audit-hutang-piutang': [
    [{ saldo_konfirmasi: -1 }, /saldo_konfirmasi: /],
    [{ dokumen_id: null }, /jenis: wajib diisi tanpa/],
    [{ akun_selisih: '1201' }, /akun_selisih: /],
    [{ jatuh_tempo: tanggal }, /jatuh_tempo: hanya untuk/],
    [(d) => [{}, { kontak_id: d.pegawai }], /dokumen_id: /],
    [
      (d) => [{}, { kompensasi: [{ piutang_id: d.jual, hutang_id: d.hutang, jumlah: 0 }] }],
      'kompensasi.0.jumlah',
    ],
  ],
};
