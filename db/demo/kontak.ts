/** Whom the demo shops trade with. Names, numbers and addresses are made up. */
import { codeOf, records } from './katalog.ts';

export type Person = { kode: string; nama: string; tipe: 'pegawai' | 'lain'; kota: string };
export type Supplier = { kode: string; nama: string; kota: string; termin_hari: number };
export type Customer = Supplier & {
  harga_kode: string;
  /** Whole rupiah; absent: no limit. */
  batas_kredit?: number;
  atribut?: Record<string, unknown>;
};

const coded = <T>(prefix: string, list: T[]) =>
  list.map((one, index) => ({ kode: codeOf(prefix, index), ...one }));

const walkIn = { kota: 'Bekasi', harga_kode: 'ECER', termin_hari: 0 };
/** Walk-in customers, who always pay at once. */
export const UMUM: Customer = { kode: 'UMUM', nama: 'Pelanggan Umum', ...walkIn };

export const SUPPLIERS: Supplier[] = coded(
  'SUP',
  records('nama kota termin_hari', [
    ['Penggilingan Padi Sri Rejeki', 'Karawang', 14],
    ['CV Tebu Manis Nusantara', 'Cirebon', 14],
    ['PT Roda Emas Pangan', 'Jakarta Utara', 30],
    ['PT Sawit Murni Distribusi', 'Tangerang', 30],
    ['PT Selera Kita Sejahtera', 'Bekasi', 30],
    ['CV Kapal Layar Kopi', 'Bandung', 30],
    ['PT Sapi Perah Indonesia', 'Bandung', 45],
    ['PT Tirta Gunung Abadi', 'Bogor', 21],
    ['UD Angsa Hitam', 'Tangerang', 30],
    ['PT Bersih Kilat Utama', 'Jakarta Timur', 45],
    ['CV Kelapa Timur Snack', 'Surabaya', 30],
    ['PT Kertas Putih Jaya', 'Jakarta Pusat', 30],
  ]),
);

const wholesale = records<Omit<Customer, 'kode'>>('nama kota termin_hari batas_kredit atribut', [
  ['Warung Bu Sari', 'Bekasi', 14, 25_000_000],
  ['Toko Kelontong Pak Haji', 'Bekasi', 14, 40_000_000],
  ['Warung Madura 24 Jam', 'Jakarta Timur', 7, 15_000_000],
  ['Minimarket Berkah', 'Bekasi', 30, 75_000_000, { rute: 'Timur', hari_antar: 'Selasa' }],
  ['RM Padang Sederhana Baru', 'Jakarta Timur', 14],
  ['Katering Ibu Ratna', 'Bekasi', 21, 30_000_000, { rute: 'Utara' }],
  ['Koperasi Karyawan Maju Bersama', 'Cikarang', 30, undefined, { rute: 'Timur', ketua: 'Slamet' }],
  ['Kantin SDN Harapan Jaya', 'Bekasi', 14, 10_000_000],
  ['Toko Sumber Rezeki', 'Depok', 21],
  ['Warkop Bang Jali', 'Jakarta Timur', 7, 8_000_000],
  ['Toko Roti Harum', 'Bekasi', 30, 35_000_000],
  ['Yayasan Panti Asuhan Kasih', 'Bekasi', 30, undefined, { rute: 'Utara', donatur: true }],
  ['CV Mitra Kantor', 'Jakarta Timur', 30, 20_000_000],
  ['Bakso Mas Kumis', 'Bekasi', 7],
  ['Toko Barokah Cikarang', 'Cikarang', 21, 50_000_000],
]);

const members = records<Omit<Customer, 'kode'>>('nama kota', [
  ['Ibu Dewi Anggraini', 'Bekasi'],
  ['Bapak Agus Santoso', 'Bekasi'],
  ['Ibu Siti Rahmawati', 'Bekasi'],
  ['Bapak I Made Wirawan', 'Jakarta Timur'],
  ['Ibu Maria Simanjuntak', 'Bekasi'],
  ['Bapak Joko Prasetyo', 'Depok'],
  ['Ibu Lina Wijaya', 'Bekasi'],
  ['Kos Putri Melati', 'Bekasi'],
  ['RT 05 / RW 11 Pekayon', 'Bekasi'],
  ['Masjid Al-Ikhlas', 'Bekasi'],
]);

export const CUSTOMERS: Customer[] = coded('PLG', [
  ...wholesale.map((one) => ({ ...one, harga_kode: 'GROSIR' })),
  ...members.map((one) => ({ ...one, harga_kode: 'MEMBER', termin_hari: 0 })),
]);

export const OTHERS: Person[] = records('kode nama tipe kota', [
  ['KRY-01', 'Rina Kusuma', 'pegawai', 'Bekasi'],
  ['LAIN-01', 'CV Renovasi Mandiri', 'lain', 'Bekasi'],
]);
