import type { Row } from '../../helpers/database.ts';
import { hari } from '../../helpers/toko.ts';
import { awal, BENTUK, type Bentuk, type Dunia, pembukaan, tanggal } from './aturan_dokumen.ts';

type Isi = Row | Row[];
/** What makes a right document of the kind wrong, and the line of the message that says so. */
type Salah = [isi: Isi | ((d: Dunia) => Isi), pesan: RegExp, kode?: string];

const panjang = (n: number) => 'x'.repeat(n);
const banyak = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

const SALAH: Record<string, Salah[]> = {
  penjualan: [
    [{ jatuh_tempo: hari('03-09') }, /^jatuh_tempo: sebelum tanggal/],
    [{ jatuh_tempo: 'infinity' }, /^jatuh_tempo: di luar batas/],
    [{ tanggal: 'infinity' }, /^tanggal: .*(batas|wajib)/, 'VATGL|VADOK'],
    [{ tanggal: '5874897-12-31' }, /^tanggal: di luar batas/],
    [{ detail: [] }, /^detail: paling sedikit satu baris/],
    [[{}, { qty: 0 }], /^detail\.0\.qty: harus lebih dari 0/],
    [[{}, { diskon: 16 }], /^detail\.0\.diskon: /],
    [[{}, { harga: -1 }], /^detail\.0\.harga: /],
    [{ diskon: 16 }, /^diskon: /, 'VAHRG|VADOK'],
    [{ diskon_persen: 101 }, /^diskon_persen: paling banyak 100/],
    [{ ongkos: 1, ongkos_pajak_kode: 'X' }, /^ongkos_pajak_kode: tidak/],
    [{ ongkos: -1 }, /^ongkos: /],
    [[{ pembulatan: -16 }, { harga: 15 }], /^pembulatan: /],
    [(d) => ({ kontak_id: d.umum }), /^pembayaran: /, 'VABYR'],
    [{ harga_kode: 'TIADA' }, /^harga_kode: /],
    [{ pembayaran: [{ akun_kode: '1201', jumlah: 1 }] }, /^pembayaran\.0\.akun_kode: /],
    [(d) => ({ uang_muka: [{ dokumen_id: d.titipan, jumlah: 99 }] }), /^uang_muka(\.0)?.*: /],
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
    [[{}, { harga: 0 }], /^detail\.0\.harga: /],
    [{ nomor_faktur_supplier: panjang(101) }, /^nomor_faktur_supplier: /],
    [
      { detail: [{ akun_kode: '6202', satuan_id: 1, qty: 1, harga: 1 }] },
      /^detail\.0\.satuan_id: hanya untuk baris barang/,
    ],
    [{ detail: [{ akun_kode: '1301', qty: 1, harga: 1 }] }, /^detail\.0\.akun_kode: /],
    [
      (d) => ({ detail: [{ akun_kode: '6202', barang_id: d.barang, qty: 1, harga: 1 }] }),
      /^detail\.0\.barang_id: isi salah satu/,
    ],
  ],
  'retur-penjualan': [
    [(d) => [{}, { barang_id: d.barang }], /barang_id: menurut baris/],
    [[{}, { pajak_kode: 'PPN' }], /pajak_kode: menurut baris/],
    [[{}, { hpp: 1 }], /hpp: menurut baris/],
    [(d) => ({ dokumen_asal_id: d.beli }), /^dokumen_asal_id: /],
    [[{}, { qty: 11 }], /^detail\.0\.qty: melebihi/],
  ],
  'retur-pembelian': [
    [{ nomor_nota_retur: panjang(101) }, /^nomor_nota_retur/],
    [{ dokumen_asal_id: 0 }, /^dokumen_asal_id: .*ditemukan/],
  ],
  'transfer-stok': [
    [(d) => ({ lokasi_tujuan_id: d.lokasi }), /sama dengan lokasi asal/],
    [{ lokasi_asal_id: 0 }, /^lokasi_asal_id: tidak ditemukan/],
    [(d) => [{}, { barang_id: d.jasa }], /tidak memiliki stok/],
  ],
  'opname-stok': [
    [[{}, { qty_fisik: -1 }], /^detail\.0\.qty_fisik: /],
    [(d) => [{}, { barang_id: d.jasa }], /^detail\.0\.barang_id: .*stok/],
    [
      (d) => ({ detail: banyak(2, { barang_id: d.barang, qty_fisik: 1 }) }),
      /^detail\.1\.barang_id: barang ini sudah ada di baris lain/,
    ],
    [{ mode: 'saldo_awal', tanggal: pembukaan }, /^detail\.0\.hpp: wajib diisi pada saldo awal/],
  ],
  'penggunaan-persediaan': [
    [{ alasan: panjang(1001) }, /^alasan: /],
    [[{}, { akun_kode: '4101' }], /akun_kode: /],
    [[{}, { qty: 1000 }], /kurang/, 'KOSTK'],
  ],
  'order-pembelian': [[{ reservasi: true }, /^reservasi: hanya/]],
  'order-penjualan': [
    [{ tanggal_kirim: hari('03-09') }, /^tanggal_kirim: sebelum/],
    [{ tanggal_kirim: 'infinity' }, /^tanggal_kirim: di luar/],
    [{ reservasi: true, lokasi_id: null }, /^lokasi_id: wajib/],
  ],
  'kas-masuk': [
    [{ akun_kode: '1201' }, /^detail\.0\.akun_kode: /],
    [{ akun_kode: '1111' }, /^detail\.0\.akun_kode: /],
    [{ akun_kode: '4201', jumlah: 0 }, /^detail\.0\.jumlah: /],
  ],
  'kas-keluar': [
    [[{ akun_kode: '6203' }, { akun_kas: '1301' }], /^akun_kas: /],
    [
      (d) => ({ akun_kode: '2301', dokumen_id: d.titipan, jumlah: 99 }),
      /^detail\.0\.dokumen_id: melebihi sisa/,
    ],
    [{ akun_kode: '6203', jumlah: 1e9 }, /./, 'KOKAS'],
  ],
  'kas-bank': [
    [{ tanggal, akun_asal: '1101', akun_tujuan: '1101', jumlah: 5 }, /^akun_tujuan: harus berbeda/],
    [
      { tanggal, akun_asal: '1111', akun_tujuan: '1101', jumlah: 5, biaya_admin: -1 },
      /^biaya_admin: /,
    ],
  ],
  'pelunasan-piutang': [
    [{ alokasi: banyak(1001, {}) }, /^alokasi: paling banyak/],
    [{ uang_muka: banyak(101, {}) }, /^uang_muka: paling/],
    [{ biaya_bank: 6 }, /^biaya_bank: melebihi jumlah/],
    [{ jumlah: -1 }, /^jumlah: /],
    [
      (d) => ({ alokasi: [{ dokumen_id: d.jual, jumlah: 5, pph_kode: 'PPH23' }] }),
      /^alokasi\.0\.pph_kode: hanya bersama pph/,
    ],
    [
      (d) => ({ jumlah: 200, alokasi: [{ dokumen_id: d.jual, jumlah: 200 }] }),
      /^alokasi\.0\.\w+: /,
    ],
    [
      (d) => ({ kontak_id: d.pegawai, alokasi: [{ dokumen_id: d.jual, jumlah: 5 }] }),
      /^alokasi\.0\.dokumen_id: /,
    ],
    [
      (d) => ({ tanggal: hari('02-09'), alokasi: [{ dokumen_id: d.jual, jumlah: 5 }] }),
      /^(alokasi\.0\.dokumen_id|tanggal): /,
    ],
    [{ jumlah: 999, kelebihan: 'tolak' }, /^(jumlah|kelebihan)/],
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
    [{ akun_lawan: '1201' }, /^detail\.0\.akun_lawan: /],
    [[{}, { akun_kode: '2101' }], /^akun_kode: /],
    [{ pph: 1 }, /^detail\.0\.pph_kode: wajib diisi bersama pph/],
    [{ pph: 6, pph_kode: 'PPH23' }, /^detail\.0\.pph: melebihi jumlah/],
    [[{}, { jatuh_tempo: hari('03-09') }], /^jatuh_tempo: sebelum/],
  ],
  hutang: [
    [{ akun_lawan: '2101' }, /^detail\.0\.akun_lawan: /],
    [{ jumlah: 0 }, /^detail\.0\.jumlah: /],
  ],
  penyusutan: [
    [{ periode: hari('13') }, /^periode: harus bulan/],
    [{ periode: hari('01'), keterangan: panjang(2001) }, /^keterangan: /],
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
    [(d) => ({ dokumen_id: d.jual }), /^dokumen_id: hanya untuk cara potong/],
    [{ cara: 'potong_piutang' }, /^dokumen_id: wajib diisi/],
    [(d) => ({ detail: [{ barang_id: d.barang, qty: 1 }] }), /^detail: hanya/],
    [{ nilai: 1 }, /^nilai: hanya untuk mode saldo_awal/],
    [{ kedaluwarsa: tanggal }, /^kedaluwarsa: hanya untuk mode/],
    [{ mode: 'saldo_awal', tanggal: pembukaan }, /^cara: tidak dapat/],
    [
      { mode: 'saldo_awal', cara: null, tanggal: pembukaan, kedaluwarsa: pembukaan },
      /^kedaluwarsa: harus sesudah tanggal/,
    ],
    [{ poin: 999 }, /./, 'KOPNK'],
  ],
  'jurnal-umum': [
    [{ debit: 6 }, /^detail: tidak seimbang, debit 6.* dan kredit 5/],
    [{ kredit: 5 }, /^detail\.0\.debit: isi salah satu/],
    [{ akun_kode: '1201' }, /kontak_id: wajib diisi pada akun kendali/],
    [(d) => ({ dokumen_id: d.jual }), /dokumen_id: hanya untuk akun kendali/],
    [
      (d) => ({ akun_kode: '1201', kontak_id: d.pelanggan, dokumen_id: d.jual }),
      /^detail\.0\.dokumen_id: tidak boleh diisi pada sisi yang menambah/,
    ],
    [
      (d) => [{}, { akun_kode: '1201', kontak_id: d.pelanggan }],
      /^detail\.1\.dokumen_id: wajib diisi pada sisi yang mengurangi/,
    ],
    ...['1301', '1302', '2302', '3202'].map(
      (akun_kode): Salah => [{ akun_kode }, /^detail\.0\.akun_kode: /],
    ),
    [
      (d) => [{ akun_kode: '1201', kontak_id: d.pelanggan }, {}, { balik_otomatis: hari('04-01') }],
      /^balik_otomatis: tidak dapat dengan akun kendali/,
    ],
    [[{}, {}, { balik_otomatis: tanggal }], /^balik_otomatis: harus sesu/],
    [
      [{}, {}, { balik_otomatis: hari('04-01'), koreksi_periode_lalu: true }],
      /^balik_otomatis: tidak dapat bersama koreksi_periode_lalu/,
    ],
    [
      [{ akun_kode: '1404' }, {}, { koreksi_periode_lalu: true }],
      /^koreksi_periode_lalu: tidak ada akun pendapatan atau beban/,
    ],
  ],
  'saldo-awal-piutang': [
    [{ nomor_faktur_asli: ' ' }, /nomor_faktur_asli: wajib/],
    [{ tanggal_faktur: tanggal }, /sesudah tanggal saldo awal/],
    [{ jatuh_tempo: '1990-01-01' }, /sebelum tanggal faktur/],
    [{ nilai_sisa: 0 }, /^detail\.0\.nilai_sisa: /],
    [
      (d) => [{}, { lagi: awal(d).detail }],
      /^detail\.1\.nomor_faktur_asli: F-9 sudah ada pada baris lain/,
    ],
    [[{}, { tanggal }], /^tanggal: saldo awal harus/, 'VATGL'],
  ],
  'audit-hutang-piutang': [
    [{ saldo_konfirmasi: -1 }, /saldo_konfirmasi: /],
    [{ dokumen_id: null }, /jenis: wajib diisi tanpa/],
    [{ akun_selisih: '1201' }, /akun_selisih: /],
    [{ jatuh_tempo: tanggal }, /jatuh_tempo: hanya untuk/],
    [(d) => [{}, { kontak_id: d.pegawai }], /dokumen_id: /],
    [
      (d) => [{}, { kompensasi: [{ piutang_id: d.jual, hutang_id: d.hutang, jumlah: 0 }] }],
      /^kompensasi\.0\.jumlah: /,
    ],
  ],
};

export const ATURAN = Object.entries(SALAH).flatMap(([jenis, rows]) =>
  rows.map(([isi, pesan, kode]) => ({
    jenis,
    pesan,
    kode,
    dokumen: (d: Dunia): Row => {
      const parts = [typeof isi === 'function' ? isi(d) : isi].flat() as Row[];
      return (BENTUK[jenis] as Bentuk)(d, ...parts);
    },
  })),
);
