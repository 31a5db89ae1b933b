import type { Peran } from '../../server/base/context.ts';
import { GOODS, type Goods } from './katalog.ts';
import { CUSTOMERS, type Customer, SUPPLIERS, type Supplier } from './kontak.ts';
import type { Office } from './office.ts';

/** A place of the shop; `opens` is the day of the story, 0 being the first, on which it is stocked. */
export type Place = {
  kode: string;
  nama: string;
  tipe: 'gudang' | 'toko';
  alamat: string;
  opens: number;
  /** Packs it wants to hold of goods of the lowest `laku`; of others in proportion. */
  packs: number;
};

export type DemoTenant = {
  kode: string;
  nama: string;
  users: { email: string; nama: string; peran: Peran }[];
  places: Place[];
  goods: Goods[];
  suppliers: Supplier[];
  customers: Customer[];
  office: Office;
  /** Days of trade, up to and with today. */
  days: number;
  seed: number;
};

const goodsOf = (...suppliers: string[]): Goods[] =>
  GOODS.filter((goods) => suppliers.includes(goods.supplier));
const suppliersOf = (...kode: string[]): Supplier[] =>
  SUPPLIERS.filter((supplier) => kode.includes(supplier.kode));

export const DEMO_TENANTS: DemoTenant[] = [
  {
    kode: 'demo',
    nama: 'Toko Sembako Makmur',
    users: [
      { email: 'admin@demo.test', nama: 'Hendra Makmur', peran: 'admin' },
      { email: 'staff@demo.test', nama: 'Rina Kusuma', peran: 'staff' },
      { email: 'viewer@demo.test', nama: 'Budi Hartono', peran: 'viewer' },
      { email: 'ops@demo.test', nama: 'Yusuf Ramadhan', peran: 'ops' },
    ],
    places: [
      {
        kode: 'UTAMA',
        nama: 'Gudang Utama',
        tipe: 'gudang',
        alamat: 'Jl. Raya Narogong KM 7, Bekasi',
        opens: 0,
        packs: 16,
      },
      {
        kode: 'TOKO',
        nama: 'Toko Pekayon',
        tipe: 'toko',
        alamat: 'Jl. Pekayon Raya 21, Bekasi',
        opens: 0,
        packs: 3,
      },
      {
        kode: 'CABANG',
        nama: 'Toko Cabang Jatiasih',
        tipe: 'toko',
        alamat: 'Ruko Jatiasih Indah B-4, Bekasi',
        opens: 38,
        packs: 2,
      },
    ],
    goods: GOODS,
    suppliers: SUPPLIERS,
    customers: CUSTOMERS,
    office: {
      modal: 750_000_000,
      kas: 5_000_000,
      equipment: [
        {
          kode: 'AST-01',
          nama: 'Mobil bak terbuka',
          akun: '1503',
          akumulasi: '1603',
          harga: 185_000_000,
          umur: 96,
        },
        {
          kode: 'AST-02',
          nama: 'Rak gudang dan toko',
          akun: '1504',
          akumulasi: '1604',
          harga: 46_000_000,
          umur: 48,
        },
        {
          kode: 'AST-03',
          nama: 'Komputer kasir, tiga set',
          akun: '1504',
          akumulasi: '1604',
          harga: 24_000_000,
          umur: 48,
        },
      ],
      sewa: 9_000_000,
      gaji: 21_500_000,
      listrik: 3_250_000,
    },
    days: 92,
    seed: 19450817,
  },
  {
    kode: 'demo2',
    nama: 'CV Pena Jaya',
    users: [{ email: 'admin@demo2.test', nama: 'Ratih Permata', peran: 'admin' }],
    places: [
      {
        kode: 'UTAMA',
        nama: 'Gudang dan Kantor',
        tipe: 'gudang',
        alamat: 'Jl. Cikini Raya 60, Jakarta Pusat',
        opens: 0,
        packs: 8,
      },
    ],
    goods: goodsOf('SUP-06', 'SUP-08', 'SUP-12'),
    suppliers: suppliersOf('SUP-06', 'SUP-08', 'SUP-12'),
    customers: CUSTOMERS.filter(({ harga_kode }) => harga_kode === 'GROSIR').slice(5, 13),
    office: {
      modal: 120_000_000,
      kas: 2_000_000,
      equipment: [
        {
          kode: 'AST-01',
          nama: 'Mesin fotokopi',
          akun: '1504',
          akumulasi: '1604',
          harga: 28_000_000,
          umur: 48,
        },
      ],
      sewa: 3_500_000,
      gaji: 6_000_000,
      listrik: 900_000,
    },
    days: 30,
    seed: 20251028,
  },
];
