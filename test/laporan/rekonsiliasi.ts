/** The sales summary against the income statement. */
import { expect } from '@jest/globals';
import { hari, type Toko } from '../helpers/toko.ts';

export type Rekonsiliasi = { kunci: string; nama: string; nilai: number }[];
type Masa = { dari: string; sampai: string };

const MASA: Masa[] = [
  { dari: hari('01-01'), sampai: hari('12-31') },
  { dari: hari('01-01'), sampai: hari('01-31') },
  { dari: hari('02-01'), sampai: hari('02-28') },
  { dari: hari('01-11'), sampai: hari('03-17') },
];

const cent = (nilai: number) => Math.round(nilai * 100) + 0;

/** The rows of one period: they begin with the report's total, add up to the last, which the income statement says. */
export async function rekonsiliasi(
  toko: Toko,
  masa: Masa,
  { grup = 'bulan', diketahui = null }: { grup?: string; diketahui?: string | null } = {},
): Promise<Rekonsiliasi> {
  const lain = { ...masa, diketahui };
  const { meta } = await toko.laporan('penjualan_summary', { group_by: [grup], ...lain });
  const { penjualan_bersih } = await toko.laporan('rugi_laba', lain);
  const baris: Rekonsiliasi = meta.rekonsiliasi;
  expect([baris[0]?.kunci, baris[0]?.nilai]).toEqual(['dokumen', meta.total_bersih]);
  expect([baris.at(-1)?.kunci, baris.at(-1)?.nilai]).toEqual(['laba_rugi', penjualan_bersih]);
  const jumlah = baris.slice(0, -1).reduce((sum, { nilai }) => sum + cent(nilai), 0);
  expect(jumlah).toBe(cent(baris.at(-1)?.nilai ?? 0));
  // `lainnya`, what no reason explains.
  expect(baris.map(({ kunci }) => kunci)).not.toContain('lainnya');
  return baris;
}

/** The same for several periods, groupings and moments. */
export async function expectRekonsiliasi(toko: Toko): Promise<void> {
  await toko.settle();
  const saat = await toko.rows<{ saat: string }>(
    `select (select clock_timestamp()::text) as saat union all
     (select dicatat_pada::text from posting where id % 11 = 0 order by id limit 8)`,
  );
  for (const masa of MASA) {
    const kini = await rekonsiliasi(toko, masa);
    for (const grup of ['barang', 'kategori', 'pelanggan', 'hari'])
      expect(await rekonsiliasi(toko, masa, { grup })).toEqual(kini);
    for (const { saat: diketahui } of saat) await rekonsiliasi(toko, masa, { diketahui });
  }
}
