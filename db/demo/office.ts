import { addDays, endOfMonth } from './dates.ts';

/** A document of the office, as the API takes it; contacts by kode where `kontak` stands. */
export type OfficeEntry = {
  jenis: 'kas_masuk' | 'kas_keluar' | 'kas_bank' | 'penyusutan' | 'pembelian' | 'penjualan';
  isi: Record<string, unknown>;
};

/** Something that is bought to be used for years; `umur` in months. */
type Equipment = Record<'kode' | 'nama' | 'akun' | 'akumulasi', string> &
  Record<'harga' | 'umur', number>;

/** What a business needs besides goods. Amounts are rupiah, expenses those of a month. */
export type Office = {
  modal: number;
  kas: number;
  equipment: Equipment[];
  sewa: number;
  gaji: number;
  listrik: number;
};

const BANK = '1111';

const paid = (tanggal: string, keterangan: string, detail: object[]): OfficeEntry => ({
  jenis: 'kas_keluar',
  isi: { tanggal, akun_kas: BANK, keterangan, detail },
});

/** The first documents of all: the owner's money, some of it in the till, and what the shop is fitted with. */
export function opening({ modal, kas, equipment }: Office, tanggal: string): OfficeEntry[] {
  const detail = [{ akun_kode: '3101', jumlah: modal }];
  const capital = { tanggal, akun_kas: BANK, keterangan: 'Setoran modal pemilik', detail };
  const moved = { akun_asal: BANK, akun_tujuan: '1101', jumlah: kas };
  return [
    { jenis: 'kas_masuk', isi: capital },
    { jenis: 'kas_bank', isi: { tanggal, ...moved, keterangan: 'Uang kembalian' } },
    paid(
      tanggal,
      'Perlengkapan usaha',
      equipment.map(({ nama, akun, harga }) => ({
        akun_kode: akun,
        jumlah: harga,
        keterangan: nama,
      })),
    ),
  ];
}

/**
 * A purchase and a sale on credit that stay open: an invoice in dispute and a customer who does not pay. They are the
 * first of their kinds, so the examples of the API's description can name them.
 */
export function openItems(
  { supplier, customer, place, goods }: Record<'supplier' | 'customer' | 'place' | 'goods', number>,
  tanggal: string,
): OfficeEntry[] {
  const isi = { tanggal, lokasi_id: place };
  return [
    {
      jenis: 'pembelian',
      isi: {
        ...isi,
        kontak_id: supplier,
        nomor_faktur_supplier: 'INV12/SENGKETA',
        keterangan: 'Jumlah kiriman masih disengketakan',
        detail: [{ barang_id: goods, qty: 40, harga: 12_000 }],
      },
    },
    {
      jenis: 'penjualan',
      isi: {
        ...isi,
        kontak_id: customer,
        keterangan: 'Sudah dua kali ditagih',
        detail: [{ barang_id: goods, qty: 30 }],
      },
    },
  ];
}

/** Rent, electricity and wages of each month, and its depreciation when it is over; the last month's is still to do. */
export function monthly(office: Office, first: string, today: string): OfficeEntry[] {
  const entries: OfficeEntry[] = [];
  for (let tanggal = first; tanggal <= today; tanggal = addDays(tanggal, 1)) {
    const day = tanggal.slice(8);
    const month = tanggal.slice(0, 7);
    const expense = (akun_kode: string, keterangan: string, jumlah: number) =>
      entries.push(paid(tanggal, `${keterangan} ${month}`, [{ akun_kode, jumlah }]));
    if (tanggal === first || day === '01') expense('6202', 'Sewa', office.sewa);
    if (day === '20') expense('6203', 'Listrik, air, internet', office.listrik);
    if (day === '25') expense('6201', 'Gaji', office.gaji);
    if (tanggal === endOfMonth(tanggal) && tanggal < addDays(`${today.slice(0, 7)}-01`, -1))
      entries.push({ jenis: 'penyusutan', isi: { periode: month } });
  }
  return entries;
}

/** The months that are closed: those that ended more than a month ago (YYYY-MM-01). */
export function closedMonths(first: string, today: string): string[] {
  const months: string[] = [];
  for (let day = `${first.slice(0, 7)}-01`; endOfMonth(day) < addDays(today, -31); ) {
    months.push(day);
    day = addDays(endOfMonth(day), 1);
  }
  return months;
}
