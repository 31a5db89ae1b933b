import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/toko.ts';
import { pembukaan } from './aturan_dokumen.ts';
import { banyak, panjang, type Salah } from './salah.ts';

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

/** What is wrong in documents that trade, move or order goods. */
export const SALAH_BARANG: Record<string, Salah[]> = {
  penjualan: [
    [{ jatuh_tempo: hari('03-09') }, /^jatuh_tempo: sebelum tanggal/],
    [{ jatuh_tempo: 'infinity' }, /^jatuh_tempo: harus di antara 1900-01-01 dan 2999-12-31/],
    [{ tanggal: 'infinity' }, /^tanggal: .*(antara|wajib)/, 'VATGL|VADOK'],
    [{ tanggal: '5874897-12-31' }, /^tanggal: harus di antara 1900-01-01 dan 2999-12-31/],
    [{ detail: [] }, /^detail: paling sedikit 1 isi/],
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
    [{ diskon_persen: 101 }, /^diskon_persen: paling besar 100/],
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
    ...['1201', '1191'].map((akun): Salah => [bayar(1, {}, akun), 'pembayaran.0.akun_kode']),
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
      [{}, { pajak_kode: 'PPN', nomor_faktur_pajak: '' }],
      /^detail\.0\.nomor_faktur_pajak: tidak boleh kosong/,
    ],
    [
      [{}, { pajak_kode: 'PPN', nomor_faktur_pajak: panjang(51) }],
      /^detail\.0\.nomor_faktur_pajak: paling banyak 50 huruf/,
    ],
  ],
  pembelian: [
    [{ tanggal: '300000-01-01' }, /^tanggal: harus di antara 1900-01-01 dan 2999-12-31/],
    [
      [{}, { pajak_kode: 'PPN', dikreditkan: false, masa_kredit: hari('03') }],
      /^detail\.0\.masa_kredit: hanya untuk baris yang pajaknya dikreditkan/,
    ],
    [[{}, { masa_kredit: hari('03') }], 'detail.0.masa_kredit'],
    [[{}, { nomor_faktur_pajak: '01' }], 'detail.0.nomor_faktur_pajak'],
    [bayar(1, {}, '1191'), 'pembayaran.0.akun_kode'],
    [[{}, { pajak_kode: 'PPN', masa_kredit: hari('13') }], /^detail\.0\.masa_kredit: harus bulan/],
    ...[0, null].map((harga): Salah => [[{}, { harga }], 'detail.0.harga']),
    [[{}, { hibah: true }], 'detail.0.hibah'],
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
    ...['1301', '1101', '2101', '4101', 'X'].map(
      (akun_kode): Salah => [{ detail: [{ akun_kode, qty: 1, harga: 1 }] }, 'detail.0.akun_kode'],
    ),
    [
      (d) => ({ detail: [{ akun_kode: '6202', barang_id: d.barang, qty: 1, harga: 1 }] }),
      /^detail\.0\.barang_id: isi salah satu/,
    ],
  ],
  'retur-penjualan': [
    [(d) => [{}, { barang_id: d.jasa }], /barang_id: menurut baris/],
    [[{}, { pajak_kode: 'PPN' }], /pajak_kode: menurut baris/],
    [[{}, { hpp: 1 }], /hpp: menurut baris/],
    [(d) => ({ dokumen_asal_id: d.beli }), 'dokumen_asal_id'],
    [{ tanggal: hari('02-09') }, 'dokumen_asal_id'],
    [(d) => ({ kontak_id: d.umum }), 'dokumen_asal_id'],
    [[{}, { qty: 11 }], /^detail\.0\.qty: melebihi/],
  ],
  'retur-pembelian': [
    [{ nomor_nota_retur: panjang(101) }, 'nomor_nota_retur'],
    [{ dokumen_asal_id: 999_999_999 }, /^dokumen_asal_id: .*ditemukan/],
    [{ dokumen_asal_id: null }, 'dokumen_asal_id'],
    [{ tanggal: hari('01-31') }, 'dokumen_asal_id'],
    [(d) => ({ kontak_id: d.pelanggan }), 'dokumen_asal_id'],
    [[{}, { qty: 101 }], 'detail.0.qty'],
    [[{}, { qty: 95 }], /./, 'KOSTK'],
  ],
  'transfer-stok': [
    [(d) => ({ lokasi_tujuan_id: d.lokasi }), /sama dengan lokasi asal/],
    [{ lokasi_asal_id: 999_999_999 }, /^lokasi_asal_id: tidak ditemukan/],
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
    [{ tanggal_kirim: 'infinity' }, /^tanggal_kirim: harus di antara/],
    [{ reservasi: true, lokasi_id: null }, /^lokasi_id: wajib/],
    [{ harga_kode: 'X' }, 'harga_kode'],
    [{ detail: [] }, 'detail'],
  ],
};
