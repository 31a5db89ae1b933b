/** The end of a book year, as stories tell it. */
import { expect } from '@jest/globals';
import type { Row, TestDatabase, Who } from './database.ts';
import { hari, openToko, type Toko } from './toko.ts';

export const tahun = Number(hari('').slice(0, 4));
export const lalu = (monthDay: string) => `${tahun - 1}-${monthDay}`;
export const kini = (monthDay: string) => `${tahun + 1}-${monthDay}`;

export type Ditutup = {
  tahun: number;
  mulai: string;
  akhir: string;
  laba: string;
  prive: string;
  nomor: string | null;
  jurnal: { id: number; jenis: string; baris: Row[] } | null;
  tanggal_kunci: string;
  peringatan: string[];
};

export const admin: Who = { peran: 'admin', adminKey: true };
export const tutup = (toko: Toko, year: number, prive = false, who: Who = admin) =>
  toko.by(who).row<Ditutup>('select * from erp.tahun_tutup($1, $2)', [year, prive]);
export const buka = (toko: Toko, year: number) =>
  toko.by(admin).value('select erp.tahun_buka($1)', [year]);
export const ayat = ({ jurnal }: Pick<Ditutup, 'jurnal'>) =>
  jurnal?.baris.map(
    ({ akun_kode, debit, kredit }) =>
      `${Number(debit) > 0 ? 'D' : 'K'} ${akun_kode} ${Number(debit) + Number(kredit)}`,
  );

/** A general journal of one debit and one credit, made by staff. */
export const jurnal = (
  toko: Toko,
  tanggal: string,
  debit: string,
  kredit: string,
  nilai: number,
  more: Row = {},
) => toko.jurnalkan(tanggal, `D ${debit} ${nilai}, K ${kredit} ${nilai}`, more);

/** Lines of equity as 'kode nama saldo'; fails when the sheet does not balance. */
export async function ekuitas(toko: Toko, per: string): Promise<string[]> {
  const neraca = await toko.laporan('neraca', { per });
  expect(neraca.seimbang).toBe(true);
  return neraca.ekuitas.subklas.flatMap(({ akun }) =>
    akun.map(({ kode, nama, saldo }) => `${kode} ${nama} ${saldo}`),
  );
}
export const laba = async (toko: Toko, dari: string, sampai: string) =>
  (await toko.laporan('rugi_laba', { dari, sampai })).laba_bersih;

/** Sold at 1,500 what cost 1,000, paid 200 of rent; the owner took 50 out. */
export async function bukaTokoSetahun(
  data: TestDatabase,
  settings: Row = {},
  day: (monthDay: string) => string = hari,
) {
  const toko = await openToko(data, settings);
  const barang = await toko.barang();
  await toko.beli(day('03-01'), [[barang, 1, 1000]]);
  await toko.jual(day('03-02'), [[barang, 1, 1500]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 1500 }],
  });
  await jurnal(toko, day('06-30'), '6202', '1101', 200);
  await jurnal(toko, day('07-01'), '3102', '1101', 50);
  return toko;
}
