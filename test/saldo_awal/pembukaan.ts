/** Shops whose books are about to begin, and what opens them. */
import type { Row, TestDatabase } from '../helpers/database.ts';
import { lalu } from '../helpers/tahun.ts';
import { openToko } from '../helpers/toko.ts';

/** The day before the books begin. */
export const pembukaan = lalu('12-31');

/** A line of an opening of receivables or payables. */
export const faktur = (nomor_faktur_asli: string, nilai_sisa: number, rest: Row = {}): Row => ({
  nomor_faktur_asli,
  tanggal_faktur: lalu('11-30'),
  nilai_sisa,
  ...rest,
});

/** A shop, and what opens its stock, accounts and receivables. */
export async function openBuku(data: TestDatabase, settings?: Row) {
  const toko = await openToko(data, settings);
  const stok = (barang: number, qty_fisik: number, hpp: number | null, lain: Row = {}) =>
    toko.buat('opname-stok', pembukaan, {
      mode: 'saldo_awal',
      detail: [{ barang_id: barang, qty_fisik, hpp }],
      ...lain,
    });
  const akun = (entries: string, lain: Row = {}) => toko.jurnalkan(pembukaan, entries, lain);
  const piutang = (detail: Row[], lain: Row = {}) =>
    toko.buat('saldo-awal-piutang', pembukaan, { kontak_id: toko.pelanggan, detail, ...lain });
  return { toko, stok, akun, piutang };
}
