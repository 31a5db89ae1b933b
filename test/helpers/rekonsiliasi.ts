/** The sales summary against the income statement. */
import { expect } from '@jest/globals';
import { hari, type Toko } from './toko.ts';

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
  { dari, sampai }: Masa,
  { grup = 'bulan', diketahui = null }: { grup?: string; diketahui?: string | null } = {},
): Promise<Rekonsiliasi> {
  const { meta, penjualan_bersih } = await toko.by({ peran: 'viewer' }).row<{
    meta: { total_bersih: number; rekonsiliasi: Rekonsiliasi };
    penjualan_bersih: string;
  }>(
    `select erp.laporan_penjualan_summary($1, $2, $3, diketahui => $4) -> 'meta' as meta,
                (erp.laporan_rugi_laba($2, $3, $4)).penjualan_bersih::text`,
    [[grup], dari, sampai, diketahui],
  );
  const baris = meta.rekonsiliasi;
  expect([baris[0]?.kunci, baris[0]?.nilai]).toEqual(['dokumen', meta.total_bersih]);
  expect([baris.at(-1)?.kunci, baris.at(-1)?.nilai]).toEqual([
    'laba_rugi',
    Number(penjualan_bersih),
  ]);
  const jumlah = baris.slice(0, -1).reduce((sum, { nilai }) => sum + cent(nilai), 0);
  expect(jumlah).toBe(cent(baris.at(-1)?.nilai ?? 0));
  // What nobody can name.
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
