/** Own documents only, over GraphQL: every table, by its rows, orders, filters, sums and groups. */
import { beforeAll, expect, test } from '@jest/globals';
import { CANARY, found, openDunia, planted } from './milik_dunia.ts';
import { expectNoRows, tableWalk } from './tabel_jalan.ts';

const dunia = openDunia();
let jalan: Awaited<ReturnType<typeof tableWalk>>;

/** What he may not read at all, in which no row is told from none. */
const CLOSED =
  `daftarAnggaran daftarAset daftarAsetAsal daftarAsetSusut daftarHppTertunda daftarKonfirmasi
  daftarPenutupan daftarRiwayatSaldo daftarSaldoHarian daftarStokAmbil daftarStokLapisan`.split(
    /\s+/,
  );

beforeAll(async () => {
  const canaries = await dunia.canaries();
  jalan = await tableWalk(dunia.world, dunia.token, {
    code: 'OTMIL',
    closed: CLOSED,
    leaks: (text) => found(text, canaries),
  });
});

test('no table, order, filter, sum or group tells of what others made', async () => {
  expect(await jalan.walk()).toEqual([]);
  expect(jalan.asked()).toBeGreaterThan(1000);
  const { body } = await jalan.ask('{ daftarTransaksi { totalCount nodes { keterangan } } }');
  expect(body.data.daftarTransaksi.totalCount).toBe(7);
  expect(JSON.stringify(body.data)).toContain('MILIK');
});

test.each(['transaksi', 'transaksi_baris', 'jurnal', 'pos_terbuka', 'jurnal_baris'])(
  'the walk finds an open table: %s',
  async (tabel) => {
    const hole = { tabel, peran: 'erp_app' as const };
    const shown = await planted(dunia.world, hole, () => jalan.walk(`daftar_${tabel}`));
    expect(shown).not.toEqual([]);
  },
);

test('a filter along a relation reaches no further', () =>
  expectNoRows(jalan, [
    `{ hasil: daftarKontak(filter: { daftarTransaksi: { some: { keterangan: { startsWith: "${CANARY}" } } } }) { totalCount } }`,
    `{ hasil: daftarBarang(filter: { daftarTransaksiBaris: { some: { keterangan: { startsWith: "${CANARY}" } } } }) { totalCount } }`,
    `{ hasil: daftarTransaksiBaris(filter: { transaksi: { keterangan: { startsWith: "${CANARY}" } } }) { totalCount } }`,
  ]));
