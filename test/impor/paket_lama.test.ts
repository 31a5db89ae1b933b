/** Bundles of long ago, and uploads of them that broke off, are forgotten by the worker. */
import { expect, test } from '@jest/globals';
import { impor__purge } from '../../workers/tasks/each_due.ts';
import type { Row } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';
import { openImpor } from './mengimpor.ts';
import { bukuOf, paketOf } from './paket.ts';

const { data, server, openImportir } = openImpor();

const BUKU = {
  Satuan: 'Kode|Nama\nSAK|Sak',
  Barang: 'Kode|Nama|Satuan\nA-1|Gula|SAK',
  Lain: 'Merah|Biru\nsatu|dua',
};

test('uploads that broke off keep nobody from beginning another one for longer than a day', async () => {
  const { toko, token } = await openImportir();
  const { kirim, tenang, rest } = paketOf(server, token);
  // A client that says what comes, and is gone before the rows do.
  const begin = `mutation ($bagian: JSON) {
    imporPaketCreate(input: {
      namaBerkas: "a.xlsx", bentuk: buku, sidik: "${'a'.repeat(64)}", ukuran: 1, bagian: $bagian
    }) { result { id } }
  }`;
  const bagian = ['Barang', 'Kontak'].map((nama) => ({
    ...{ nama, lembar: nama, bentuk: 'xlsx', sidik: 'b'.repeat(64), ukuran: 1 },
    baris: [
      ['Kode', 'Nama'],
      ['A', 'B'],
    ],
  }));
  const torn: Row[] = [];
  for (let n = 0; n < 5; n++) {
    const { body } = await server.graphql(token, begin, { bagian });
    expect(body.errors).toBeUndefined();
    torn.push(body.data.imporPaketCreate.result);
  }
  const buku = await bukuOf(BUKU);
  expect(await kirim(buku, 'a.xlsx')).toMatchObject({
    status: 409,
    body: { code: 'KOIMP', message: expect.stringContaining('sudah ada 5 paket') },
  });
  await runTask(data, impor__purge);
  expect(await toko.value('select count(*)::int from impor_paket')).toBe(5);
  await toko.rows(
    `update impor_paket set diubah_pada = now() - interval '25 hours' where id <> $1`,
    [torn[0]?.id],
  );
  await toko.rows(`update impor set diubah_pada = now() - interval '25 hours'`);
  await runTask(data, impor__purge);
  // The youngest stays whole, its parts too.
  expect(await toko.rows('select paket_id, count(*)::int from impor group by 1')).toEqual([
    { paket_id: Number(torn[0]?.id), count: 2 },
  ]);
  expectError(await rest.get(`/api/impor/paket/${torn[1]?.id}`), 404, 'TDIMP');
  const { status, body } = await kirim(buku, 'a.xlsx');
  expect([status, body.message]).toEqual([202, undefined]);
  expect(await tenang(body.id)).toMatchObject({ status: 'siap' });
});

test('rows of a bundle that ended 30 days ago are forgotten, of all its parts; what it made stays known', async () => {
  const { toko, token } = await openImportir();
  const { gladi, jalan, tenang, rest } = paketOf(server, token);
  const buku = await bukuOf(BUKU);
  const paket = await gladi(buku, 'a.xlsx');
  const muda = await gladi(await bukuOf({ Satuan: 'Kode|Nama\nKTK|Kotak' }), 'satuan.xlsx');
  const age = (id: number, days: number) =>
    toko.rows(
      `with p as (update impor_paket set diubah_pada = now() - $2 * interval '1 day' where id = $1)
       update impor set diubah_pada = now() - $2 * interval '1 day' where paket_id = $1`,
      [id, days],
    );
  const rows = async (id: number) => {
    await runTask(data, impor__purge);
    return toko.value(
      `select count(*)::int from impor_baris as b join impor as i on i.id = b.impor_id
        where i.paket_id = $1`,
      [id],
    );
  };
  // One that waits for its run is kept.
  await age(paket.id, 40);
  expect(await rows(paket.id)).toBe(6);
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai' });
  expect(await jalan(muda.id)).toMatchObject({ status: 'selesai' });
  await age(paket.id, 29);
  expect(await rows(paket.id)).toBe(6);
  await age(paket.id, 31);
  expect([await rows(paket.id), await rows(muda.id)]).toEqual([0, 2]);
  expect(await rest.post(`/api/impor/paket/${paket.id}/batalkan`, {})).toMatchObject({
    status: 409,
    body: { code: 'KOIMP', message: expect.stringContaining('sudah dihapus sesudah 30 hari') },
  });
  const lagi = await gladi(buku, 'a.xlsx');
  expect(
    lagi.bagian.map(({ ringkasan }: Row) => [
      (ringkasan as Row).dibuat,
      (ringkasan as Row).sudah_ada,
    ]),
  ).toEqual([
    [0, 1],
    [0, 1],
    [0, 0],
  ]);
  // One that failed does not go on without its rows.
  await toko.rows(`update satuan set aktif = false where kode = 'SAK'`);
  const gagal = await gladi(
    await bukuOf({
      Gudang: 'Kode|Nama|Tipe\nG-1|Satu|gudang',
      Barang: 'Kode|Nama|Satuan\nB-1|Teh|PCS',
    }),
    'c.xlsx',
  );
  await toko.rows(`update satuan set aktif = false where kode = 'PCS'`);
  expect(await jalan(gagal.id)).toMatchObject({ status: 'gagal' });
  await age(gagal.id, 31);
  expect(await rows(gagal.id)).toBe(0);
  expect(await rest.post(`/api/impor/paket/${gagal.id}/jalankan`)).toMatchObject({
    status: 409,
    body: { code: 'KOIMP', message: expect.stringContaining('kirim berkasnya lagi') },
  });
  expect(await tenang(gagal.id)).toMatchObject({ status: 'gagal' });
});
