import type { Row } from '../../helpers/database.ts';
import { hari } from '../../helpers/toko.ts';
import { awal, BENTUK, type Bentuk, type Dunia, pembukaan, tanggal } from './aturan_dokumen.ts';

type Isi = Row | Row[];
/**
 * What makes a right document of the kind wrong, and the line of the message that says so: a text is the field that
 * it begins with.
 */
type Salah = [isi: Isi | ((d: Dunia) => Isi), pesan: RegExp | string, kode?: string];

const panjang = (n: number) => 'x'.repeat(n);
const banyak = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
/** A line on each of these accounts. */
const akun = (kode: string, nama = 'akun_kode'): Salah[] =>
  kode.split(' ').map((satu) => [{ [nama]: satu }, `detail.0.${nama}`]);
const pph = (isi: Row, field: string): Salah => [isi, `detail.0.${field}`];
const uangMuka = (isi: Row[], field: string, kode?: string, lain: Row = {}): Salah => [
  (d) => ({
    uang_muka: isi.map((satu) => ({ dokumen_id: d.titipan, jumlah: 1, ...satu })),
    ...lain,
  }),
  field,
  kode,
];
const bayar = (jumlah: number, lain: Row = {}, akun_kode = '1101'): Row => ({
  pembayaran: [{ akun_kode, jumlah }],
  ...lain,
});
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

const SALAH: Record<string, Salah[]> = {
  penjualan: [
    [{ jatuh_tempo: hari('03-09') }, /^jatuh_tempo: sebelum tanggal/],
    [{ jatuh_tempo: 'infinity' }, /^jatuh_tempo: di luar batas/],
    [{ tanggal: 'infinity' }, /^tanggal: .*(batas|wajib)/, 'VATGL|VADOK'],
    [{ tanggal: '5874897-12-31' }, /^tanggal: di luar batas/],
    [{ detail: [] }, /^detail: paling sedikit satu baris/],
    [[{}, { qty: 0 }], /^detail\.0\.qty: harus lebih dari 0/],
    ...['NaN', 'Infinity', '-Infinity', '1e400', '10000000000000', '-1', '0.0000001'].map(
      (qty): Salah => [[{}, { qty }], 'detail.0.qty'],
    ),
    [[{}, { diskon: 16 }], 'detail.0.diskon'],
    [[{}, { diskon: '0.001' }], 'detail.0.diskon'],
    [[{}, { diskon: 1, diskon_persen: 1 }], 'detail.0.diskon'],
    [[{}, { diskon_persen: 101 }], 'detail.0.diskon_persen'],
    [{ diskon: 1, diskon_persen: 1 }, 'diskon'],
    [[{}, { harga: -1 }], 'detail.0.harga'],
    [{ diskon: 16 }, 'diskon', 'VAHRG|VADOK'],
    [{ diskon_persen: 101 }, /^diskon_persen: paling banyak 100/],
    [{ ongkos: 1, ongkos_pajak_kode: 'X' }, /^ongkos_pajak_kode: tidak/],
    [{ ongkos: -1 }, 'ongkos'],
    [[{ pembulatan: -16 }, { harga: 15 }], 'pembulatan'],
    [{ pembulatan: 1 }, 'pembulatan'],
    [(d) => ({ kontak_id: d.umum }), 'pembayaran', 'VABYR'],
    [(d) => bayar(14, { kontak_id: d.umum }), 'pembayaran', 'VABYR'],
    [bayar(16), 'pembayaran', 'VABYR'],
    [bayar(20, { kembalian: 5 }, '1111'), 'kembalian', 'VABYR'],
    [bayar(5, { kembalian: 6 }), 'kembalian', 'VABYR'],
    [{ kembalian: -1 }, 'kembalian'],
    [bayar(0), 'pembayaran.0.jumlah'],
    [bayar(1, {}, '9999'), 'pembayaran.0.akun_kode'],
    [{ harga_kode: 'TIADA' }, 'harga_kode'],
    [bayar(1, {}, '1201'), 'pembayaran.0.akun_kode'],
    uangMuka([{ jumlah: 99 }], 'uang_muka.0.jumlah'),
    uangMuka([{ jumlah: 16 }], 'uang_muka', 'VABYR'),
    uangMuka([{ jumlah: 0 }], 'uang_muka.0.jumlah'),
    uangMuka([{ dokumen_id: null }], 'uang_muka.0.dokumen_id'),
    uangMuka([{}, {}], 'uang_muka.0.dokumen_id'),
    uangMuka([{}], 'uang_muka.0.dokumen_id', 'VADOK', { tanggal: hari('02-10') }),
    [
      (d) => ({ kontak_id: d.pegawai, uang_muka: [{ dokumen_id: d.titipan, jumlah: 1 }] }),
      'uang_muka.0.dokumen_id',
    ],
    uangMuka([{ jumlah: 10 }], 'pembayaran', 'VABYR', bayar(6)),
    [
      [{}, { nomor_faktur_pajak: '01' }],
      /^detail\.0\.nomor_faktur_pajak: hanya untuk baris yang dikenai pajak/,
    ],
    [
      [{}, { pajak_kode: 'PPN', nomor_faktur_pajak: panjang(51) }],
      /^detail\.0\.nomor_faktur_pajak: paling sedikit 1 dan paling banyak 50/,
    ],
  ],
  pembelian: [
    [{ tanggal: '300000-01-01' }, /^tanggal: di luar batas/],
    [
      [{}, { pajak_kode: 'PPN', dikreditkan: false, masa_kredit: hari('03') }],
      /^detail\.0\.masa_kredit: hanya untuk baris yang pajaknya dikreditkan/,
    ],
    [[{}, { pajak_kode: 'PPN', masa_kredit: hari('13') }], /^detail\.0\.masa_kredit: harus bulan/],
    [[{}, { harga: 0 }], 'detail.0.harga'],
    [{ nomor_faktur_supplier: panjang(101) }, 'nomor_faktur_supplier'],
    [
      (d) => [{ biaya_tambahan: [{ jumlah: 1 }] }, { barang_id: d.jasa }],
      'biaya_tambahan',
      'VABIA',
    ],
    [{ biaya_tambahan: [{ jumlah: 0 }] }, 'biaya_tambahan.0.jumlah'],
    ...['2101', '3202', '4101', 'X'].map(
      (akun_kode): Salah => [
        { biaya_tambahan: [{ jumlah: 1, akun_kode }] },
        'biaya_tambahan.0.akun_kode',
      ],
    ),
    [
      { detail: [{ akun_kode: '6202', satuan_id: 1, qty: 1, harga: 1 }] },
      /^detail\.0\.satuan_id: hanya untuk baris barang/,
    ],
    [{ detail: [{ akun_kode: '1301', qty: 1, harga: 1 }] }, 'detail.0.akun_kode'],
    [
      (d) => ({ detail: [{ akun_kode: '6202', barang_id: d.barang, qty: 1, harga: 1 }] }),
      /^detail\.0\.barang_id: isi salah satu/,
    ],
  ],
  'retur-penjualan': [
    [(d) => [{}, { barang_id: d.barang }], /barang_id: menurut baris/],
    [[{}, { pajak_kode: 'PPN' }], /pajak_kode: menurut baris/],
    [[{}, { hpp: 1 }], /hpp: menurut baris/],
    [(d) => ({ dokumen_asal_id: d.beli }), 'dokumen_asal_id'],
    [{ tanggal: hari('02-09') }, 'dokumen_asal_id'],
    [(d) => ({ kontak_id: d.umum }), 'dokumen_asal_id'],
    [[{}, { qty: 11 }], /^detail\.0\.qty: melebihi/],
  ],
  'retur-pembelian': [
    [{ nomor_nota_retur: panjang(101) }, 'nomor_nota_retur'],
    [{ dokumen_asal_id: 0 }, /^dokumen_asal_id: .*ditemukan/],
    [{ dokumen_asal_id: null }, 'dokumen_asal_id'],
    [{ tanggal: hari('01-31') }, 'dokumen_asal_id'],
    [(d) => ({ kontak_id: d.pelanggan }), 'dokumen_asal_id'],
    [[{}, { qty: 101 }], 'detail.0.qty'],
    [[{}, { qty: 95 }], /./, 'KOSTK'],
  ],
  'transfer-stok': [
    [(d) => ({ lokasi_tujuan_id: d.lokasi }), /sama dengan lokasi asal/],
    [{ lokasi_asal_id: 0 }, /^lokasi_asal_id: tidak ditemukan/],
    [(d) => [{}, { barang_id: d.jasa }], /tidak memiliki stok/],
  ],
  'opname-stok': [
    [[{}, { qty_fisik: -1 }], 'detail.0.qty_fisik'],
    [(d) => [{}, { barang_id: d.jasa }], /^detail\.0\.barang_id: .*stok/],
    [
      (d) => ({ detail: banyak(2, { barang_id: d.barang, qty_fisik: 1 }) }),
      /^detail\.1\.barang_id: barang ini sudah ada di baris lain/,
    ],
    [{ detail: [] }, 'detail'],
    [{ lokasi_id: null }, 'lokasi_id'],
    [{ akun_selisih: '1301' }, 'akun_selisih'],
    [{ mode: 'saldo_awal', tanggal: pembukaan }, /^detail\.0\.hpp: wajib diisi pada saldo awal/],
  ],
  'penggunaan-persediaan': [
    [{ alasan: panjang(1001) }, 'alasan'],
    [[{}, { akun_kode: '4101' }], /akun_kode: /],
    [{ detail: [] }, 'detail'],
    [[{}, { qty: 1000 }], /kurang/, 'KOSTK'],
  ],
  'order-pembelian': [[{ reservasi: true }, /^reservasi: hanya/]],
  'order-penjualan': [
    [{ tanggal_kirim: hari('03-09') }, /^tanggal_kirim: sebelum/],
    [{ tanggal_kirim: 'infinity' }, /^tanggal_kirim: di luar/],
    [{ reservasi: true, lokasi_id: null }, /^lokasi_id: wajib/],
    [{ harga_kode: 'X' }, 'harga_kode'],
    [{ detail: [] }, 'detail'],
  ],
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
    [{ nomor_faktur_asli: ' ' }, /nomor_faktur_asli: wajib/],
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

export const ATURAN = Object.entries(SALAH).flatMap(([jenis, rows]) =>
  rows.map(([isi, pesan, kode]) => ({
    jenis,
    pesan: typeof pesan === 'string' ? new RegExp(`^${pesan.replaceAll('.', '\\.')}: `) : pesan,
    kode,
    dokumen: (d: Dunia): Row => {
      const parts = [typeof isi === 'function' ? isi(d) : isi].flat() as Row[];
      return (BENTUK[jenis] as Bentuk)(d, ...parts);
    },
  })),
);
