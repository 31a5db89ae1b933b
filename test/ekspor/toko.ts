import type { TestDatabase } from '../helpers/database.ts';
import { startServer } from '../helpers/server.ts';
import { openToko } from '../helpers/toko.ts';
import { until } from '../helpers/until.ts';
import { exactJson, fetchFile } from './ekspor.ts';

/** What a spreadsheet would take for a formula. */
const NAKAL = '=HYPERLINK("http://jahat.test","klik, di sini")';

/** Some months of trade under names that try the formats, and a viewer who asks for its reports. */
export async function openExports(data: TestDatabase) {
  const toko = await openToko(data, { nama: 'Toko "Ana" & Budi' });
  const kopi = await toko.barang({ nama: NAKAL, kode: 'KOPI-1', harga_jual: 1500 });
  const teh = await toko.barang({
    nama: 'Teh; "celup"\nisi 25',
    harga_jual: '2500.25',
    pajak_kode: 'PPN',
  });
  const nakal = await toko.kontak({ nama: '@Toko Maju, Jaya' });
  await toko.beli('01-05', [
    [kopi, 100, 1000],
    [teh, '12.5', '1999.99'],
  ]);
  for (const day of ['01-10', '02-10', '03-10']) {
    const detail = [
      [kopi, 3, 1500],
      [teh, '0.125', '2500.25'],
    ] as [number, number | string, number | string][];
    await toko.jual(day, detail, { kontak_id: nakal, keterangan: '-1+1' });
    await toko.jual(day, [[kopi, 1, 1600]], { keterangan: '\tdua\nbaris' });
  }
  const batal = await toko.jual('04-01', [[kopi, 5, 1700]]);
  await toko.batalkan('penjualan', batal.id, { tanggal: '04-02' });
  await toko.beli('01-06', [[kopi, 10, 1300]]);
  for (const [day, debit, kredit, jumlah] of [
    ['01-02', '1101', '3101', '1000000.55'],
    ['02-03', '6201', '1101', '250000.25'],
    ['03-04', '1504', '1101', '100000'],
  ] as const)
    await toko.buat('jurnal-umum', day, {
      detail: [
        { akun_kode: debit, debit: jumlah },
        { akun_kode: kredit, kredit: jumlah },
      ],
    });
  const server = await startServer(data);
  const token = await server.tokenOf(toko, 'viewer');
  const file = (path: string, init?: RequestInit) => fetchFile(server.base, token, path, init);
  return {
    kode: toko.kode,
    kopi,
    file,
    /** The report as JSON, its numbers as texts. */
    async json<T>(path: string): Promise<T> {
      const { status, bytes } = await file(path);
      if (status !== 200) throw new Error(`${path}: ${status} ${bytes}`);
      return exactJson<T>(bytes.toString());
    },
  };
}

export type Exports = Awaited<ReturnType<typeof openExports>>;

/** What the server's connections are doing in the database. */
export const working = (data: TestDatabase) =>
  data.rows<{ pid: number; state: string }>(`select pid, state from pg_stat_activity
        where datname = current_database() and application_name = 'niaga' and state <> 'idle'`);

export const untilQuiet = (data: TestDatabase) =>
  until(async () => (await working(data)).length === 0);
