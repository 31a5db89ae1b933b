import type { Peran } from '../../server/base/context.ts';
import { GOODS, type Goods, records } from './katalog.ts';
import {
  CUSTOMERS,
  type Customer,
  OTHERS,
  type Person,
  SUPPLIERS,
  type Supplier,
} from './kontak.ts';
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
  /** The value of the dimension `cabang` that its documents bear. */
  cabang?: string;
};

export type DemoTenant = {
  kode: string;
  nama: string;
  users: { email: string; nama: string; peran: Peran }[];
  places: Place[];
  goods: Goods[];
  suppliers: Supplier[];
  customers: Customer[];
  /** Contacts that are neither; a tenant that has some writes documents of all kinds. */
  others?: Person[];
  office: Office;
  /** Days of trade, up to and with today. */
  days: number;
  seed: number;
};

/** Whom the second tenant buys from; it trades in their goods alone. */
const CHOSEN = ['SUP-06', 'SUP-08', 'SUP-12'];

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
    places: records('kode nama tipe alamat opens packs cabang', [
      ['UTAMA', 'Gudang Utama', 'gudang', 'Jl. Raya Narogong KM 7, Bekasi', 0, 16, 'GUDANG'],
      ['TOKO', 'Toko Pekayon', 'toko', 'Jl. Pekayon Raya 21, Bekasi', 0, 3, 'PEKAYON'],
      ['CABANG', 'Toko Cabang Jatiasih', 'toko', 'Ruko Jatiasih Indah B-4', 38, 2, 'JATIASIH'],
    ]),
    goods: GOODS,
    suppliers: SUPPLIERS,
    customers: CUSTOMERS,
    others: OTHERS,
    office: {
      modal: 900_000_000,
      kas: 5_000_000,
      equipment: records('kode nama akun akumulasi harga umur', [
        ['AST-01', 'Mobil bak terbuka', '1503', '1603', 185_000_000, 96],
        ['AST-02', 'Rak gudang dan toko', '1504', '1604', 46_000_000, 48],
        ['AST-03', 'Komputer kasir, tiga set', '1504', '1604', 24_000_000, 48],
      ]),
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
    places: records('kode nama tipe alamat opens packs', [
      ['UTAMA', 'Gudang dan Kantor', 'gudang', 'Jl. Cikini Raya 60, Jakarta Pusat', 0, 8],
    ]),
    goods: GOODS.filter(({ supplier }) => CHOSEN.includes(supplier)),
    suppliers: SUPPLIERS.filter(({ kode }) => CHOSEN.includes(kode)),
    customers: CUSTOMERS.filter(({ harga_kode }) => harga_kode === 'GROSIR').slice(5, 13),
    office: {
      modal: 120_000_000,
      kas: 2_000_000,
      equipment: records('kode nama akun akumulasi harga umur', [
        ['AST-01', 'Mesin fotokopi', '1504', '1604', 28_000_000, 48],
      ]),
      sewa: 3_500_000,
      gaji: 6_000_000,
      listrik: 900_000,
    },
    days: 30,
    seed: 20251028,
  },
];
