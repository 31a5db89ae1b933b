/** Values of dimensions for reports: branches, one of them below another, and a project. */
import { expect } from '@jest/globals';
import type { openStory, Toko } from '../helpers/story.ts';
import type { Row } from '../laporan/laporan.ts';

/**
 * Makes the dimensions of a shop: `cabang` with JKT, JKT-SEL below it, BDG and SBY; `proyek` with P1; `gudang`, which is
 * switched off.
 */
export async function buatDimensi({ rows }: Pick<Toko, 'rows'>): Promise<void> {
  await rows(`
    insert into dimensi (kode, nama, slot, aktif)
      values ('cabang', 'Cabang', 1, true), ('proyek', 'Proyek', 2, true), ('gudang', 'Gudang', 3, false);
    insert into dimensi_nilai (dimensi_id, kode, nama)
      select d.id, n.kode, n.nama
        from (values ('cabang', 'JKT', 'Jakarta'), ('cabang', 'BDG', 'Bandung'), ('proyek', 'P1', 'Gedung'),
                     ('gudang', 'G1', 'Gudang 1'), ('cabang', 'SBY', 'Surabaya')) as n (dimensi, kode, nama)
        join dimensi as d on d.kode = n.dimensi;
    insert into dimensi_nilai (dimensi_id, kode, nama, induk_id)
      select n.dimensi_id, 'JKT-SEL', 'Jakarta Selatan', n.id from dimensi_nilai as n where n.kode = 'JKT'`);
}

/**
 * A shop with branches. January: other income 1,000 of JKT, wages 300 of JKT-SEL for P1 and 200 of BDG, rent 50 of
 * nobody; goods that cost 10 each, sold on credit: two at 100 by JKT, one at 90 by BDG for P1, with freight 10 of BDG
 * alone. February: both are paid at once, and JKT takes one back.
 */
export async function bukaCabang({
  openBarang,
}: Pick<ReturnType<typeof openStory>, 'openBarang'>): Promise<Toko> {
  const { toko, barang } = await openBarang(10, 10);
  await buatDimensi(toko);
  await toko.jurnalkan('01-02', 'D 1101 5000, K 3101 5000');
  const journals: [day: string, entries: string, dimensi: object][] = [
    ['01-05', 'D 1101 1000, K 4201 1000', { cabang: 'JKT' }],
    ['01-10', 'D 6201 300, K 1101 300', { cabang: 'JKT-SEL', proyek: 'P1' }],
    ['01-12', 'D 6201 200, K 1101 200', { cabang: 'BDG' }],
    ['01-15', 'D 6202 50, K 1101 50', {}],
  ];
  for (const [day, entries, dimensi] of journals) await toko.jurnalkan(day, entries, { dimensi });
  const satu = await toko.jual('01-20', [[barang, 2, 100]], { dimensi: { cabang: 'JKT' } });
  await toko.jual('01-21', [{ barang_id: barang, qty: 1, harga: 90, dimensi: { proyek: 'P1' } }], {
    ongkos: 10,
    dimensi: { cabang: 'BDG' },
  });
  await toko.buat('pelunasan-piutang', '02-05', { jumlah: 300 });
  await toko.retur('penjualan', '02-10', satu.id, 1, { cara: 'tunai', akun_kas: '1101' });
  return toko;
}

type Angka = { jumlah: number | string; kolom: (number | string | null)[] };

/** Every amount with columns, under its place. */
function amounts(value: unknown, place = ''): [string, Angka][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => amounts(one, `${place}[${at}]`));
  if (value === null || typeof value !== 'object') return [];
  if ('jumlah' in value) return [[place, value as Angka]];
  return Object.entries(value).flatMap(([key, one]) => amounts(one, `${place}.${key}`));
}

/** A report with columns without them: every amount is that of the whole. */
export function tanpaKolom(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tanpaKolom);
  if (value === null || typeof value !== 'object') return value;
  if ('jumlah' in value) return value.jumlah;
  const { kolom: _kolom, ...rest } = value as Row;
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, tanpaKolom(one)]));
}

const millionths = (value: unknown): number => Math.round(Number(value) * 1e6);

/** The columns of each amount add up to it, but for balances of cash, which have none; so many columns has each. */
export function expectColumns(report: Row, columns = report.meta.kolom.nilai.length): void {
  const parts = amounts(report).filter(([, { kolom }]) => kolom[0] !== null);
  expect(parts.length).toBeGreaterThan(2);
  for (const [at, { jumlah, kolom }] of parts) {
    const sum = kolom.reduce<number>((all, one) => all + millionths(one), 0);
    expect([at, kolom.length, sum]).toEqual([at, columns, millionths(jumlah)]);
  }
}
