/** The documents that are measured alone and in a list. */
import { type Shop, saleOf } from './shops.ts';

export type Kind = {
  jenis: string;
  /** What the books need for it, and what all later ones then find. */
  prepare?: string;
  fungsi: string;
  document: (given: Given) => object;
};

export type Given = Contacts & {
  shop: Shop;
  n: number;
  /** Of the document among all of the run. */
  urut: number;
};

export type Source = { id: number; garis: number[] };

export type Contacts = {
  supplier: number;
  /** A customer with a limit of credit. */
  limited: number;
  /** Suppliers of whom some bills are open, who have points too, and the newest bill of each. */
  suppliers: number[];
  bills: number[];
  /** Assets that are due in every month of last year. */
  aset: number[];
  /** Locations where stock is transferred to and counted. */
  tempat: number[];
  /** Open sales of the shop's customer, and purchases, with their lines. */
  sales: Source[];
  purchases: Source[];
  /** The day of openings. */
  pembukaan: string;
};

const tanggal = new Date().toISOString().slice(0, 10);

export const saleAt = (shop: Parameters<typeof saleOf>[0], n: number) =>
  JSON.parse(saleOf(shop, n % (shop.barang.length - 2)));

export const bill = (kontak_id: number | undefined) => ({
  tanggal,
  kontak_id,
  detail: [{ akun_lawan: '6101', jumlah: 5000 }],
});

export const points = (kontak_id: number | undefined, pembukaan: string) => ({
  tanggal: pembukaan,
  mode: 'saldo_awal',
  kontak_id,
  poin: 1000,
});

/** A tenth of each line of the shop's first ones comes back. */
const returnOf = ({ shop, urut }: Given, sources: Source[], kontak_id: number) => {
  const { id, garis } = sources[urut % sources.length] as Source;
  return {
    tanggal,
    kontak_id,
    lokasi_id: shop.lokasi,
    dokumen_asal_id: id,
    detail: garis.map((baris_asal_id) => ({ baris_asal_id, qty: '0.1' })),
  };
};

/** The goods of a sale, without their prices. */
const goodsAt = (shop: Shop, n: number): { barang_id: number; qty: number }[] =>
  saleAt(shop, n).detail.map(({ barang_id, qty }: { barang_id: number; qty: number }) => ({
    barang_id,
    qty,
  }));

const DIMENSIONS = `
  with baru as (
    insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1), ('proyek', 'Proyek', 2)
    returning id
  )
  insert into dimensi_nilai (dimensi_id, kode, nama)
    select b.id, 'N' || n, 'N' || n from baru as b cross join generate_series(0, 19) as n`;

export const KINDS: readonly Kind[] = [
  {
    jenis: 'penjualan, 3 baris',
    fungsi: 'penjualan',
    document: ({ shop, n }) => saleAt(shop, n),
  },
  {
    // To one contact, of whom more and more is unpaid.
    jenis: 'penjualan, batas kredit',
    fungsi: 'penjualan',
    document: ({ shop, n, limited }) => saleAt({ ...shop, kontak: limited }, n),
  },
  {
    jenis: 'pembelian, 3 baris',
    fungsi: 'pembelian',
    document: ({ shop, n, supplier }) => saleAt({ ...shop, kontak: supplier }, n),
  },
  {
    jenis: 'kas-masuk',
    fungsi: 'kas_masuk',
    document: () => ({ tanggal, akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 5000 }] }),
  },
  {
    jenis: 'jurnal-umum',
    fungsi: 'jurnal_umum',
    document: () => ({
      tanggal,
      detail: [
        { akun_kode: '6101', debit: 5000 },
        { akun_kode: '1101', kredit: 5000 },
      ],
    }),
  },
  {
    jenis: 'pelunasan-piutang, 1 dokumen',
    fungsi: 'pelunasan_piutang',
    document: ({ shop, urut, sales }) => {
      const alokasi = [{ dokumen_id: sales[urut % sales.length]?.id, jumlah: 10 }];
      return { tanggal, kontak_id: shop.kontak, akun_kas: '1111', jumlah: 10, alokasi };
    },
  },
  {
    // Paying the oldest of ten bills.
    jenis: 'pelunasan-hutang, dicari',
    fungsi: 'pelunasan_hutang',
    document: ({ urut, suppliers }) => {
      const kontak_id = suppliers[urut % suppliers.length];
      return { tanggal, kontak_id, akun_kas: '1111', jumlah: 10 };
    },
  },
  {
    jenis: 'saldo-awal-piutang, 1 faktur',
    fungsi: 'saldo_awal_piutang',
    document: ({ shop, urut, pembukaan }) => ({
      tanggal: pembukaan,
      kontak_id: shop.kontak,
      detail: [{ nomor_faktur_asli: `A-${urut}`, tanggal_faktur: pembukaan, nilai_sisa: 5000 }],
    }),
  },
  {
    jenis: 'hutang',
    fungsi: 'hutang',
    document: ({ supplier }) => bill(supplier),
  },
  {
    jenis: 'transfer-stok, 3 baris',
    fungsi: 'transfer_stok',
    document: ({ shop, n, tempat }) => ({
      tanggal,
      lokasi_asal_id: shop.lokasi,
      lokasi_tujuan_id: tempat[0],
      detail: goodsAt(shop, n),
    }),
  },
  {
    jenis: 'penggunaan-persediaan, 3 baris',
    fungsi: 'penggunaan_persediaan',
    document: ({ shop, n }) => ({
      tanggal,
      lokasi_id: shop.lokasi,
      detail: goodsAt(shop, n),
    }),
  },
  {
    // Each counts other goods or at another place.
    jenis: 'opname-stok, 3 baris',
    fungsi: 'opname_stok',
    document: ({ shop, n, urut, tempat }) => ({
      tanggal,
      lokasi_id: tempat[Math.floor(n / 4) % tempat.length],
      detail: goodsAt(shop, 3 * (n % 4)).map(({ barang_id }) => ({
        barang_id,
        qty_fisik: urut % 1000,
        hpp: 700,
      })),
    }),
  },
  {
    jenis: 'retur-penjualan tanpa asal, 3 baris',
    fungsi: 'retur_penjualan',
    document: ({ shop, n }) => saleAt(shop, n),
  },
  {
    jenis: 'retur-penjualan, 3 baris',
    fungsi: 'retur_penjualan',
    document: (given) => returnOf(given, given.sales, given.shop.kontak),
  },
  {
    jenis: 'retur-pembelian, 3 baris',
    fungsi: 'retur_pembelian',
    document: (given) => returnOf(given, given.purchases, given.supplier),
  },
  {
    jenis: 'order-penjualan, 3 baris',
    fungsi: 'order_penjualan',
    document: ({ shop, n }) => saleAt(shop, n),
  },
  {
    jenis: 'order-pembelian, 3 baris',
    fungsi: 'order_pembelian',
    document: ({ shop, n, supplier }) => saleAt({ ...shop, kontak: supplier }, n),
  },
  {
    jenis: 'kas-bank',
    fungsi: 'kas_bank',
    document: () => ({ tanggal, akun_asal: '1111', akun_tujuan: '1101', jumlah: 5000 }),
  },
  {
    // Each asset once for each month.
    jenis: 'penyusutan, 1 aset',
    fungsi: 'penyusutan',
    document: ({ urut, aset }) => ({
      periode: `${new Date().getUTCFullYear() - 1}-${String(1 + (urut % 12)).padStart(2, '0')}`,
      detail: [{ aset_id: aset[Math.floor(urut / 12) % aset.length] }],
    }),
  },
  {
    jenis: 'bayar-poin, tunai',
    fungsi: 'bayar_poin',
    document: ({ n, suppliers }) => ({
      tanggal,
      kontak_id: suppliers[n % suppliers.length],
      poin: 1,
      cara: 'tunai',
    }),
  },
  {
    jenis: 'bayar-poin, saldo awal',
    fungsi: 'bayar_poin',
    document: ({ n, suppliers, pembukaan }) => points(suppliers[n % suppliers.length], pembukaan),
  },
  {
    // Each confirms a little less than the one before it.
    jenis: 'audit-hutang-piutang, 1 dokumen',
    fungsi: 'audit_hutang_piutang',
    document: ({ n, urut, suppliers, bills }) => ({
      tanggal,
      kontak_id: suppliers[n % suppliers.length],
      detail: [
        { dokumen_id: bills[n % bills.length], saldo_konfirmasi: (5000 - urut / 100).toFixed(2) },
      ],
    }),
  },
  {
    // Two values on each line, one of them the document's.
    jenis: 'penjualan, 2 dimensi',
    prepare: DIMENSIONS,
    fungsi: 'penjualan',
    document: ({ shop, n }) => {
      const sale = saleAt(shop, n);
      const detail = sale.detail.map((baris: object, nth: number) => ({
        ...baris,
        dimensi: { proyek: `N${nth}` },
      }));
      return { ...sale, dimensi: { cabang: `N${n % 20}` }, detail };
    },
  },
  {
    // The last of all: other kinds do not take goods of which some are reserved.
    jenis: 'order-penjualan, reservasi',
    prepare: 'update dimensi set aktif = false',
    fungsi: 'order_penjualan',
    document: ({ shop, n }) => ({ ...saleAt(shop, n), reservasi: true }),
  },
];
