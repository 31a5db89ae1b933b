/** The sales summary by two dimensions against the one by each of them. */
import { expect } from '@jest/globals';

type Row = Record<string, number | string | null>;
type Ringkasan = { total: number; meta: Row; data: Row[] };
type Ask = (group_by: string[]) => Promise<Ringkasan>;

export const DIMENSI = ['barang', 'kategori', 'kontak', 'bulan', 'hari'] as const;

/** Every pair, in both orders. */
const PASANGAN = DIMENSI.flatMap((satu) =>
  DIMENSI.filter((dua) => dua !== satu).map((dua) => [satu, dua]),
);

/** Everything that the summary can be asked by; `pelanggan` is the older name of `kontak`. */
export const SEMUA_GRUP = [...DIMENSI.map((satu) => [satu]), ['pelanggan'], ...PASANGAN];

const UANG = ['bruto', 'potongan', 'bersih', 'hpp', 'laba'];

/** Sums of rows by one of their keys, in hundredths and millionths; what came to nothing is left out. */
function jumlahPer(rows: readonly Row[], kunci: string): Record<string, number[]> {
  const jumlah: Record<string, number[]> = {};
  for (const row of rows) {
    const angka = [
      Math.round(Number(row.qty) * 1e6),
      ...UANG.map((one) => Math.round(Number(row[one]) * 100)),
    ];
    const nama = String(row[kunci]);
    jumlah[nama] = angka.map((n, i) => n + (jumlah[nama]?.[i] ?? 0));
  }
  return Object.fromEntries(Object.entries(jumlah).filter(([, n]) => n.some((one) => one !== 0)));
}

/**
 * Whatever it is asked by, the summary says the same in all, and each pair adds up to the single dimension that is
 * its first: to the digit, with the same names.
 *
 * @param ask all rows of a summary of at most 500
 */
export async function expectDimensi(ask: Ask): Promise<void> {
  const satuan = new Map<string, Ringkasan>();
  for (const satu of DIMENSI) satuan.set(satu, await ask([satu]));
  const { group_by: _bulan, ...semua } = satuan.get('bulan')?.meta ?? {};
  const { meta, ...pelanggan } = await ask(['pelanggan']);
  expect(meta).toEqual({ ...semua, group_by: 'pelanggan' });
  expect(pelanggan).toMatchObject({ data: satuan.get('kontak')?.data });
  for (const [satu = '', dua = ''] of PASANGAN) {
    const { total, meta, data } = await ask([satu, dua]);
    expect(meta).toEqual({ ...semua, group_by: satu, group_by_2: dua });
    expect(total).toBe(data.length);
    expect(new Set(data.map((row) => JSON.stringify([row.kunci, row.kunci_2]))).size).toBe(total);
    for (const [bidang, dimensi] of [
      ['', satu],
      ['_2', dua],
    ]) {
      const sendiri = satuan.get(`${dimensi}`)?.data ?? [];
      expect(jumlahPer(data, `kunci${bidang}`)).toEqual(jumlahPer(sendiri, 'kunci'));
      const nama = new Map(sendiri.map(({ kunci, kode, nama }) => [kunci, { kode, nama }]));
      for (const row of data) {
        const found = { kode: row[`kode${bidang}`], nama: row[`nama${bidang}`] };
        expect(found).toEqual(nama.get(row[`kunci${bidang}`] ?? null));
      }
    }
    // The groups of the first dimension stay together.
    const urut = data
      .map(({ kunci }) => kunci)
      .filter((one, i, all) => i === 0 || one !== all[i - 1]);
    expect(urut).toHaveLength(new Set(urut).size);
  }
}
