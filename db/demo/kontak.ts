/** Whom the demo shops trade with. Names, numbers and addresses are made up. */

export type Supplier = { kode: string; nama: string; kota: string; termin_hari: number };
export type Customer = {
  kode: string;
  nama: string;
  kota: string;
  harga_kode: string;
  termin_hari: number;
  /** Whole rupiah; absent: no limit. */
  batas_kredit?: number;
  atribut?: Record<string, unknown>;
};

/** Walk-in customers, who always pay at once. */
export const UMUM: Customer = {
  kode: 'UMUM',
  nama: 'Pelanggan Umum',
  kota: 'Bekasi',
  harga_kode: 'ECER',
  termin_hari: 0,
};

const supplier = (kode: string, nama: string, kota: string, termin_hari: number): Supplier => ({
  kode,
  nama,
  kota,
  termin_hari,
});

export const SUPPLIERS: Supplier[] = [
  supplier('SUP-01', 'Penggilingan Padi Sri Rejeki', 'Karawang', 14),
  supplier('SUP-02', 'CV Tebu Manis Nusantara', 'Cirebon', 14),
  supplier('SUP-03', 'PT Roda Emas Pangan', 'Jakarta Utara', 30),
  supplier('SUP-04', 'PT Sawit Murni Distribusi', 'Tangerang', 30),
  supplier('SUP-05', 'PT Selera Kita Sejahtera', 'Bekasi', 30),
  supplier('SUP-06', 'CV Kapal Layar Kopi', 'Bandung', 30),
  supplier('SUP-07', 'PT Sapi Perah Indonesia', 'Bandung', 45),
  supplier('SUP-08', 'PT Tirta Gunung Abadi', 'Bogor', 21),
  supplier('SUP-09', 'UD Angsa Hitam', 'Tangerang', 30),
  supplier('SUP-10', 'PT Bersih Kilat Utama', 'Jakarta Timur', 45),
  supplier('SUP-11', 'CV Kelapa Timur Snack', 'Surabaya', 30),
  supplier('SUP-12', 'PT Kertas Putih Jaya', 'Jakarta Pusat', 30),
];

type Extra = Pick<Customer, 'batas_kredit' | 'atribut'>;

const customer = (
  kode: string,
  nama: string,
  kota: string,
  harga_kode: string,
  termin_hari: number,
  extra: Extra = {},
): Customer => ({ kode, nama, kota, harga_kode, termin_hari, ...extra });

export const CUSTOMERS: Customer[] = [
  customer('PLG-01', 'Warung Bu Sari', 'Bekasi', 'GROSIR', 14, { batas_kredit: 25_000_000 }),
  customer('PLG-02', 'Toko Kelontong Pak Haji', 'Bekasi', 'GROSIR', 14, {
    batas_kredit: 40_000_000,
  }),
  customer('PLG-03', 'Warung Madura 24 Jam', 'Jakarta Timur', 'GROSIR', 7, {
    batas_kredit: 15_000_000,
  }),
  customer('PLG-04', 'Minimarket Berkah', 'Bekasi', 'GROSIR', 30, {
    batas_kredit: 75_000_000,
    atribut: { rute: 'Timur', hari_antar: 'Selasa' },
  }),
  customer('PLG-05', 'RM Padang Sederhana Baru', 'Jakarta Timur', 'GROSIR', 14),
  customer('PLG-06', 'Katering Ibu Ratna', 'Bekasi', 'GROSIR', 21, {
    batas_kredit: 30_000_000,
    atribut: { rute: 'Utara' },
  }),
  customer('PLG-07', 'Koperasi Karyawan Maju Bersama', 'Cikarang', 'GROSIR', 30, {
    atribut: { rute: 'Timur', ketua: 'Drs. Slamet Widodo' },
  }),
  customer('PLG-08', 'Kantin SDN Harapan Jaya', 'Bekasi', 'GROSIR', 14, {
    batas_kredit: 10_000_000,
  }),
  customer('PLG-09', 'Toko Sumber Rezeki', 'Depok', 'GROSIR', 21),
  customer('PLG-10', 'Warkop Bang Jali', 'Jakarta Timur', 'GROSIR', 7, {
    batas_kredit: 8_000_000,
  }),
  customer('PLG-11', 'Toko Roti Harum', 'Bekasi', 'GROSIR', 30, { batas_kredit: 35_000_000 }),
  customer('PLG-12', 'Yayasan Panti Asuhan Kasih', 'Bekasi', 'GROSIR', 30, {
    atribut: { rute: 'Utara', donatur: true },
  }),
  customer('PLG-13', 'CV Mitra Kantor', 'Jakarta Timur', 'GROSIR', 30, {
    batas_kredit: 20_000_000,
  }),
  customer('PLG-14', 'Bakso Mas Kumis', 'Bekasi', 'GROSIR', 7),
  customer('PLG-15', 'Toko Barokah Cikarang', 'Cikarang', 'GROSIR', 21, {
    batas_kredit: 50_000_000,
  }),
  customer('PLG-16', 'Ibu Dewi Anggraini', 'Bekasi', 'MEMBER', 0),
  customer('PLG-17', 'Bapak Agus Santoso', 'Bekasi', 'MEMBER', 0),
  customer('PLG-18', 'Ibu Siti Rahmawati', 'Bekasi', 'MEMBER', 0),
  customer('PLG-19', 'Bapak I Made Wirawan', 'Jakarta Timur', 'MEMBER', 0),
  customer('PLG-20', 'Ibu Maria Simanjuntak', 'Bekasi', 'MEMBER', 0),
  customer('PLG-21', 'Bapak Joko Prasetyo', 'Depok', 'MEMBER', 0),
  customer('PLG-22', 'Ibu Lina Wijaya', 'Bekasi', 'MEMBER', 0),
  customer('PLG-23', 'Kos Putri Melati', 'Bekasi', 'MEMBER', 0),
  customer('PLG-24', 'RT 05 / RW 11 Pekayon', 'Bekasi', 'MEMBER', 0),
  customer('PLG-25', 'Masjid Al-Ikhlas', 'Bekasi', 'MEMBER', 0),
];
