/** Truths that files are written of: what the books must hold when their import is done. */
import fc from 'fast-check';
import type { Row } from '../../helpers/database.ts';
import {
  type Baris,
  daftar,
  desimal,
  harga,
  isi,
  KATEGORI,
  kepala,
  kode,
  kolom,
  type Macam,
  NAMA,
  qty,
  seribu,
  tanggal,
  uang,
  urut,
} from './bahan.ts';

export const BARANG: Macam = {
  jenis: 'barang',
  arb: (tanda) =>
    daftar((n) =>
      fc.record({
        kode: kode(tanda, n),
        nama: fc.constantFrom(...NAMA).map((nama) => `${nama} ${tanda}${n}`),
        satuan: fc.constantFrom('PCS', 'DUS'),
        kategori: fc.constantFrom(...KATEGORI),
        barcode: fc.constantFrom('899', '0').map((awal) => `${awal}${tanda}${n}5`),
        harga_beli: uang,
        harga_jual: uang,
      }),
    ).map((baris) => ({
      jenis: 'barang',
      kolom: [
        kolom('kode', 'kode', 'Kode Barang', 'Kd Brg', 'SKU', 'Item Code'),
        kolom('nama', 'teks', 'Nama Barang', 'Product Name', 'Nama Produk'),
        kolom('satuan', 'teks', 'Sat', 'UOM', 'Unit'),
        kolom('kategori', 'teks', 'Kelompok', 'Category'),
        kolom('barcode', 'kode', 'EAN'),
        kolom('harga_beli', 'uang', 'Harga Beli', 'Hrg Beli', 'Purchase Price', 'Harga Beli (Rp)'),
        kolom('harga_jual', 'uang', 'Harga Jual', 'Sales Price', 'Hrg Jual'),
      ],
      baris,
    })),
  buku: `
    select concat_ws('|', b.kode, b.nama, s.kode, b.kategori, b.barcode,
             trim_scale(b.harga_beli), trim_scale(b.harga_jual)) as teks
      from barang as b join satuan as s on s.id = b.satuan_id
     where b.kode like '%' || $1 || '%' and b.aktif`,
  harap: ({ baris }) =>
    urut(
      baris.map((one) =>
        isi(one, 'kode', 'nama', 'satuan', 'kategori', 'barcode', 'harga_beli', 'harga_jual'),
      ),
    ),
};

export const KONTAK: Macam = {
  jenis: 'kontak',
  arb: (tanda) =>
    daftar((n) =>
      fc.record({
        kode: kode(tanda, n),
        nama: fc
          .constantFrom('Toko Maju', 'PT Sumber, Tbk', 'CV "Jaya"', 'Café Añejo')
          .map((nama) => `${nama} ${tanda}${n}`),
        tipe: fc.constantFrom('pelanggan', 'supplier'),
        alamat: fc.constantFrom('Jl. Melati 1', 'Jl. Mawar 2, RT 02', 'Jl. "Tua" 3; lantai 2'),
        telepon: fc.integer({ min: 100_000, max: 999_999 }).map((x) => `0812${x}`),
        batas_kredit: uang,
      }),
    ).map((baris) => ({
      jenis: 'kontak',
      kolom: [
        kolom('kode', 'kode', 'Kode Kontak', 'Kode', 'Code'),
        kolom('nama', 'teks', 'Nama Kontak', 'Contact Name', 'Name'),
        kolom('tipe', 'teks', 'Jenis Kontak', 'Contact Type'),
        kolom('alamat', 'teks', 'Address', 'Alamat Lengkap'),
        kolom('telepon', 'kode', 'No. HP', 'Phone', 'Telp'),
        kolom('batas_kredit', 'uang', 'Credit Limit', 'Plafon', 'Batas Kredit (Rp)'),
      ],
      baris,
    })),
  buku: `
    select concat_ws('|', kode, nama, tipe, alamat, telepon, trim_scale(batas_kredit)) as teks
      from kontak where kode like '%' || $1 || '%' and aktif`,
  harap: ({ baris }) =>
    urut(baris.map((one) => isi(one, 'kode', 'nama', 'tipe', 'alamat', 'telepon', 'batas_kredit'))),
};

/** The goods, contacts and accounts of the shop. */
export const ADA = {
  barang: ['B1', 'B2', '00123', '7788'],
  pelanggan: ['C1', 'C2', '0042'],
  supplier: ['S1', 'S2'],
  akun: ['1101', '1111', '1503', '1603', '2401', '3101', '3102', '6201'],
} as const;

/** Lines of documents; `diskon` is in rupiah, of whole percents of the line. */
const garis = fc
  .record({
    barang: fc.constantFrom(...ADA.barang),
    qty: fc.integer({ min: 1, max: 60 }).map((n) => desimal(n * 500, 3)),
    harga,
    persen: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
  })
  .map(({ persen, ...line }): Baris => {
    const kotor = (seribu(line.qty) * seribu(line.harga)) / 10_000n;
    const diskon = (kotor * BigInt(persen)) / 100n;
    const total = kotor - diskon;
    return {
      ...line,
      persen: String(persen),
      diskon: desimal(diskon, 2),
      total: desimal(total, 2),
    };
  });

const dagang = (jenis: 'penjualan' | 'pembelian'): Macam => ({
  jenis,
  arb: (tanda) =>
    fc
      .tuple(
        daftar(
          (n) =>
            fc.record({
              nomor: kode(`${tanda}-`, n),
              tanggal,
              kontak: fc.constantFrom(...ADA[jenis === 'penjualan' ? 'pelanggan' : 'supplier']),
              baris: fc.array(garis, { minLength: 1, maxLength: 3 }),
            }),
          4,
        ),
        fc.boolean(),
      )
      .map(([dokumen, adaDiskon]) => ({
        jenis,
        kolom: [
          kepala('nomor', 'kode', 'No Faktur', 'Invoice No', 'No. Nota', 'Nomor Transaksi'),
          kepala('tanggal', 'tanggal', 'Tgl', 'Date', 'Tanggal Transaksi', 'Tgl Faktur'),
          kepala('kontak', 'kode', jenis === 'penjualan' ? 'Kode Pelanggan' : 'Kode Supplier'),
          kepala('lokasi', 'teks', 'Gudang', 'Kode Gudang', 'Warehouse'),
          kolom('barang', 'kode', 'Kode Barang', 'SKU', 'Item Code'),
          kolom('qty', 'qty', 'Jumlah', 'Quantity', 'Jml'),
          kolom('harga', 'uang', 'Harga Satuan', 'Unit Price', 'Harga (Rp)'),
          ...(adaDiskon ? [kolom('diskon', 'diskon', 'Disc', 'Discount', 'Potongan')] : []),
        ],
        baris: dokumen.flatMap(({ baris, ...kop }) =>
          baris.map(
            (line): Baris => ({
              ...kop,
              lokasi: 'UTAMA',
              ...line,
              ...(adaDiskon ? {} : { persen: '0', diskon: '0', total: bruto(line) }),
            }),
          ),
        ),
      })),
  buku: `
    select concat_ws('|', t.nomor_referensi, t.tanggal, k.kode, l.kode, b.kode, trim_scale(r.qty),
             trim_scale(r.harga), trim_scale(r.diskon), trim_scale(r.subtotal)) as teks
      from transaksi as t
      join transaksi_baris as r on r.transaksi_id = t.id
      join barang as b on b.id = r.barang_id
      join kontak as k on k.id = t.kontak_id
      join lokasi as l on l.id = t.lokasi_id
     where t.jenis = '${jenis}' and t.nomor_referensi like '%' || $1 || '-%' and t.status = 'final'`,
  harap: ({ baris }) =>
    urut(
      baris.map((one) =>
        isi(
          one,
          'nomor',
          'tanggal',
          'kontak',
          'lokasi',
          'barang',
          'qty',
          'harga',
          'diskon',
          'total',
        ),
      ),
    ),
});

const bruto = (line: Baris): string =>
  desimal((seribu(line.qty ?? '0') * seribu(line.harga ?? '0')) / 10_000n, 2);

export const PENJUALAN = dagang('penjualan');
export const PEMBELIAN = dagang('pembelian');

/** Balances of accounts, debit positive; most of them sum to nothing, as trial balances do. */
export const SALDO_AKUN: Macam = {
  jenis: 'saldo-awal-akun',
  arb: () =>
    fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...ADA.akun), { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.boolean()), {
          minLength: 6,
          maxLength: 6,
        }),
        fc.boolean(),
      )
      .map(([akun, nilai, seimbang]) => {
        const kredit = ['1603', '2401', '3101'];
        const angka = akun.map((kode, n) => {
          const [besar = 1, balik = false] = nilai[n] ?? [];
          // Now and then a balance stands on the other side, as of an overdrawn bank.
          return besar * 100 * (kredit.includes(kode) === (balik && besar % 5 === 0) ? 1 : -1);
        });
        const akhir = angka.slice(0, -1).reduce((sum, one) => sum + one, 0);
        if (seimbang && akun.length > 1 && akhir !== 0) angka[angka.length - 1] = -akhir;
        return {
          jenis: 'saldo-awal-akun',
          kolom: [
            kolom('akun_kode', 'kode', 'Kode Akun', 'No Akun', 'Account Code'),
            kolom('saldo', 'debit_kredit', 'Saldo', 'Balance'),
          ],
          baris: akun.map((akun_kode, n) => ({ akun_kode, saldo: desimal(angka[n] ?? 1, 2) })),
        };
      }),
  buku: `
    select concat_ws('|', akun_kode, trim_scale(sum(debit - kredit))) as teks
      from saldo_harian where akun_kode <> '3299' and $1 <> ''
     group by akun_kode having sum(debit - kredit) <> 0`,
  harap: ({ baris }) => urut(baris.map((one) => isi(one, 'akun_kode', 'saldo'))),
};

export const SALDO_STOK: Macam = {
  jenis: 'saldo-awal-stok',
  arb: () =>
    fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...ADA.barang), { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(qty, harga), { minLength: 4, maxLength: 4 }),
      )
      .map(([barang, angka]) => ({
        jenis: 'saldo-awal-stok',
        kolom: [
          kolom('barang', 'kode', 'Kode Barang', 'SKU', 'Item Code'),
          kolom('lokasi', 'teks', 'Gudang', 'Warehouse'),
          kolom('qty', 'qty', 'Stok', 'Quantity', 'On Hand', 'Saldo Stok'),
          kolom('hpp', 'uang', 'Harga Pokok', 'Unit Cost', 'Average Cost'),
        ],
        baris: barang.map((kode, n) => {
          const [banyak = '1', hpp = '500'] = angka[n] ?? [];
          return {
            ...{ barang: kode, lokasi: 'UTAMA', qty: banyak, hpp },
            total: bruto({ qty: banyak, harga: hpp }),
          };
        }),
      })),
  buku: `
    select concat_ws('|', b.kode, trim_scale(s.qty), trim_scale(s.nilai)) as teks
      from stok_pool as s join barang as b on b.id = s.barang_id
     where $1 <> '' and (s.qty <> 0 or s.nilai <> 0)`,
  harap: ({ baris }) => urut(baris.map((one) => isi(one, 'barang', 'qty', 'total'))),
};

export const SALDO_PIUTANG: Macam = {
  jenis: 'saldo-awal-piutang',
  arb: (tanda) =>
    daftar((n) =>
      fc.record({
        kontak: fc.constantFrom(...ADA.pelanggan),
        nomor_faktur: kode(`${tanda}-`, n),
        tanggal_faktur: fc
          .integer({ min: 1, max: 300 })
          .map((x) => new Date(Date.UTC(2025, 11, 31 - x)).toISOString().slice(0, 10)),
        jatuh_tempo: tanggal,
        sisa: uang,
      }),
    ).map((baris) => ({
      jenis: 'saldo-awal-piutang',
      kolom: [
        kolom('kontak', 'kode', 'Kode Pelanggan', 'Customer'),
        kolom('nomor_faktur', 'kode', 'No Faktur', 'Invoice No', 'Nomor Invoice'),
        kolom('tanggal_faktur', 'tanggal', 'Tgl Faktur', 'Invoice Date', 'Tanggal'),
        kolom('jatuh_tempo', 'tanggal', 'Due Date', 'Tgl Jatuh Tempo'),
        kolom('sisa', 'uang', 'Sisa Tagihan', 'Outstanding', 'Sisa Piutang'),
      ],
      baris,
    })),
  buku: `
    select concat_ws('|', k.kode, p.nomor_faktur_asli, p.tanggal_faktur, p.jatuh_tempo,
             trim_scale(p.nilai)) as teks
      from pos_terbuka as p join kontak as k on k.id = p.kontak_id
     where p.nomor_faktur_asli like '%' || $1 || '-%' and p.membalik_id is null
       and not exists (select from pos_terbuka as m where m.membalik_id = p.id)`,
  harap: ({ baris }) =>
    urut(
      baris.map((one) =>
        isi(one, 'kontak', 'nomor_faktur', 'tanggal_faktur', 'jatuh_tempo', 'sisa'),
      ),
    ),
};

export const JURNAL: Macam = {
  jenis: 'jurnal-umum',
  arb: (tanda) =>
    daftar(
      (n) =>
        fc.record({
          nomor: kode(`${tanda}-`, n),
          tanggal,
          nilai: fc.array(uang, { minLength: 1, maxLength: 3 }),
        }),
      4,
    ).map((jurnal) => ({
      jenis: 'jurnal-umum',
      kolom: [
        kepala('nomor', 'kode', 'No Bukti', 'Voucher No', 'Nomor Bukti'),
        kepala('tanggal', 'tanggal', 'Tgl', 'Date'),
        kolom('akun_kode', 'kode', 'Kode Akun', 'Account Code', 'No Akun'),
        { ...kolom('saldo', 'saldo'), judul: ['Debit|Kredit', 'Debet|Kredit', 'Dr|Cr'] },
      ],
      baris: jurnal.flatMap(({ nomor, tanggal: hari, nilai }) => {
        const sum = nilai.reduce((n, one) => n + seribu(one), 0n);
        return [
          { nomor, tanggal: hari, akun_kode: '1101', saldo: desimal(sum, 3) },
          ...nilai.map((one, n) => ({
            ...{ nomor, tanggal: hari, saldo: `-${one}` },
            akun_kode: ['3101', '2401', '6201'][n] ?? '',
          })),
        ];
      }),
    })),
  buku: `
    select concat_ws('|', t.nomor_referensi, t.tanggal, b.akun_kode,
             trim_scale(b.debit - b.kredit)) as teks
      from transaksi as t
      join posting as p on p.transaksi_id = t.id
      join jurnal_baris as b on b.posting_id = p.id
     where t.nomor_referensi like '%' || $1 || '-%' and t.jenis = 'jurnal-umum'
       and t.status = 'final'`,
  harap: ({ baris }) =>
    urut(baris.map((one) => isi(one, 'nomor', 'tanggal', 'akun_kode', 'saldo'))),
};

export const MACAM: readonly Macam[] = [
  ...[BARANG, KONTAK, PENJUALAN, PEMBELIAN, SALDO_AKUN, SALDO_STOK, SALDO_PIUTANG, JURNAL],
];

export const teksOf = (rows: Row[]): string[] => rows.map(({ teks }) => String(teks)).toSorted();
