import { expect, test } from '@jest/globals';
import { integritas } from '../../workers/tasks/each_due.ts';
import { openStory } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import type { Row } from './laporan.ts';

const { data, openToko } = openStory();

const malam = () => runTask(data, integritas);

test('books too long for a request are checked at night, and the report says as of when', async () => {
  const toko = await openToko();
  const pendek = await openToko();
  const barang = await toko.barang();
  const laporan = (args?: Row) => toko.laporan('integritas', args);
  await toko.beli('01-01', [[barang, 5, 100]]);
  expect((await laporan()).meta).toMatchObject({ langsung: true, posting_sesudahnya: 0 });
  // As if a hundred thousand lines had been written before.
  await toko.rows(`select setval('jurnal_baris_id_seq', 100000)`);
  await toko.jual('01-02', [[barang, 1, 150]]);
  expect(await laporan()).toMatchObject({
    total: 0,
    meta: { langsung: false, diperiksa_pada: null },
    data: [],
  });
  expect((await laporan()).meta.peringatan).toHaveLength(1);
  await malam();
  const sehat = await laporan();
  expect(sehat).toMatchObject({ total: 0, meta: { langsung: false, peringatan: [] }, data: [] });
  expect(Date.parse(sehat.meta.diperiksa_pada)).toBeGreaterThan(Date.now() - 600_000);
  // Nothing new: the next night has nothing to do. Short books are never kept.
  await malam();
  const banyak = (t: typeof toko) => t.row('select count(*) as n from integritas_jalan');
  expect([await banyak(toko), await banyak(pendek)]).toEqual([{ n: 1 }, { n: 0 }]);
  toko.leaveBroken();
  await toko.asOwner(async (db) => {
    await db.rows('set local session_replication_role = replica');
    await db.rows('update stok_pool set nilai = nilai + 0.01');
  });
  await toko.jual('01-03', [[barang, 1, 150]]);
  expect((await laporan()).meta).toMatchObject({
    posting_sesudahnya: 1,
    peringatan: ['1 posting dicatat sesudah pemeriksaan ini dan belum ikut diperiksa'],
  });
  await malam();
  const rusak = await laporan();
  expect(rusak.total).toBeGreaterThan(0);
  expect(rusak.data[0]).toEqual({
    pemeriksaan: expect.any(String),
    kunci: expect.any(String),
    harap: expect.any(String),
    nyata: expect.any(String),
  });
  expect((await laporan({ per_page: 1, page: 2 })).data).toEqual(rusak.data.slice(1, 2));
});
