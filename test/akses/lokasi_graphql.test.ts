/** Some places only, over GraphQL: every table, by its rows, orders, filters, sums and groups. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDunia } from './lokasi_dunia.ts';
import { CANARY, found, planted } from './milik_dunia.ts';
import { expectNoRows, tableWalk } from './tabel_jalan.ts';

const dunia = openDunia();
let jalan: Awaited<ReturnType<typeof tableWalk>>;

/** What he may not read at all, in which no row is told from none. */
const CLOSED =
  `daftarAnggaran daftarAset daftarAsetAsal daftarAsetSusut daftarHppTertunda daftarKonfirmasi
  daftarPenutupan daftarRiwayatSaldo daftarSaldoHarian daftarStokAmbil daftarStokLapisan
  daftarStokPool`.split(/\s+/);

beforeAll(async () => {
  const numbers = (
    await dunia.world.toko.rows<{ nomor: string }>(
      `select t.nomor from transaksi as t where t.lokasi_id = $1 or t.id = any ($2)`,
      [dunia.cabang, Object.values(dunia.sana)],
    )
  ).map(({ nomor }) => nomor);
  jalan = await tableWalk(dunia.world, dunia.token, {
    code: 'OTLOK',
    closed: CLOSED,
    // The customer of the other place is a master record, as all are.
    leaks: (text) =>
      found(text.replaceAll(`${CANARY} PELANGGAN`, ''), [CANARY, ...numbers]).concat(
        text.match(/\b[78]65[34]\d{3}\b/g) ?? [],
      ),
    // What all places have together.
    hidden: ['nilai_stok', 'hpp', 'rincian', 'saldo'],
  });
});

test('no table, order, filter, sum or group tells of the other place', async () => {
  expect(await jalan.walk()).toEqual([]);
  expect(jalan.asked()).toBeGreaterThan(1000);
  const { body } = await jalan.ask('{ daftarTransaksi { nodes { keterangan } } }');
  expect(JSON.stringify(body.data)).toContain('SINI');
});

test.each(['transaksi', 'transaksi_baris', 'jurnal', 'pos_terbuka', 'mutasi_stok', 'stok_lokasi'])(
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
    `{ hasil: daftarLokasi(filter: { id: { equalTo: "${dunia.cabang}" }, daftarTransaksi: { some: { nomor: { startsWith: "P" } } } }) { totalCount } }`,
  ]));
