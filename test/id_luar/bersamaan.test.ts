/** Ids of other programs when many ask at once, and who may not ask. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import type { Rest } from '../helpers/server.ts';
import type { Row, Toko } from '../helpers/story.ts';
import { baru, JUAL, luar, openLuar } from './luar.ts';

const { banyak, dunia, jual, openToko, server } = openLuar();
let toko: Toko;
let staff: Rest;
beforeAll(() => {
  ({ toko, staff } = dunia);
});

describe('at once', () => {
  test('fifty with one id make one document, and no number is lost', async () => {
    const shopee = baru();
    const before = await banyak();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff.post(JUAL, jual({ shopee }))),
    );
    const counted = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`);
    expect([...counted].map(([what, list]) => [what, list.length]).sort()).toEqual([
      ['201 ', 1],
      ['409 KOIDL', 49],
    ]);
    expect(await banyak()).toBe(before + 1);
  });

  test('of two puts one makes it, and the other answers it', async () => {
    for (let kali = 0; kali < 10; kali += 1) {
      const shopee = baru();
      const [one, other] = await Promise.all([
        staff.put(luar(shopee), jual()),
        staff.put(luar(shopee), jual()),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, 201]);
      expect(one.body).toEqual(other.body);
    }
  });
});

test.each([
  ['voided', {}, `select erp.transaksi_void('penjualan', $1, 'salah', lepas_id_luar => true)`],
  ['cancelled', { draft: true }, `select erp.transaksi_cancel('penjualan', $1)`],
])(
  'a put that waits for one that is %s, and gives its id free, makes another',
  async (_, draft, work) => {
    const shopee = baru();
    const body = jual(undefined, draft);
    const made = await staff.put(luar(shopee), body);
    const put = await behind(
      toko,
      (db) => db.rows(work, [made.body.id]),
      () => staff.put(luar(shopee), body),
    );
    expect([put.status, put.body.id]).toEqual([201, expect.any(Number)]);
    expect(put.body.id).not.toBe(made.body.id);
    expect((await staff.get(luar(shopee))).body.id).toBe(put.body.id);
  },
);

describe('many in one request', () => {
  const massal = (dokumen: unknown[], mode = 'semua') =>
    staff.post(`${JUAL}/massal`, { mode, dokumen });

  test('are posted as one set, each under its id', async () => {
    const ids = Array.from({ length: 5 }, baru);
    const made = await massal(ids.map((shopee) => jual({ shopee })));
    expect(made.status).toBe(201);
    for (const [n, shopee] of ids.entries()) {
      expect((await staff.get(luar(shopee))).body.id).toBe(made.body.data[n].id);
    }
    // The digest is that of a single one.
    expect((await staff.put(luar(ids[0] as string), jual())).status).toBe(200);
    const taken = await massal([jual({ shopee: baru() }), jual({ shopee: ids[3] })]);
    expect([taken.status, taken.body.code]).toEqual([409, 'KOIDL']);
    expect(taken.body.message).toMatch(/^dokumen\.1\.id_luar\.shopee: /);
    const [pos] = [baru()];
    const twice = await massal([jual({ pos }), jual(), jual({ pos })]);
    expect(twice.body.message).toBe('dokumen.2.id_luar.pos: sama dengan dokumen.0');
    expect((await staff.get(luar(pos as string, JUAL, 'pos'))).status).toBe(404);
  });

  test('each by itself say which is taken', async () => {
    const [one, other] = [baru(), baru()];
    await staff.post(JUAL, jual({ shopee: one }));
    const made = await massal([jual({ shopee: one }), jual({ shopee: other })], 'per-baris');
    expect(made.body.data.map((row: Row) => [row.statusCode, row.code])).toEqual([
      [409, 'KOIDL'],
      [201, undefined],
    ]);
  });
});

test('a list is put by the ids of a source', async () => {
  const [satu, dua] = [baru(), baru()];
  const at = `${JUAL}/massal?kunci=id_luar.shopee`;
  const dokumen = [satu, dua].map((shopee) => jual({ shopee }));
  const first = await staff.post(at, { mode: 'per-baris', dokumen: [dokumen[0], jual()] });
  expect(first.body.data).toMatchObject([
    { statusCode: 201 },
    { statusCode: 400, message: [expect.stringMatching(/^id_luar\.shopee: wajib/)] },
  ]);
  const again = await staff.post(at, { mode: 'per-baris', dokumen });
  expect(again.body.data).toMatchObject([
    { statusCode: 200, id: first.body.data[0].id },
    { statusCode: 201 },
  ]);
  const kontak = (nama: string) => ({
    mode: 'per-baris',
    dokumen: [{ nama, tipe: 'pelanggan', id_luar: { shopee: satu } }],
  });
  const KONTAK = '/api/master/kontak/massal?kunci=id_luar.shopee';
  const made = await staff.post(KONTAK, kontak('A'));
  const changed = await staff.post(KONTAK, kontak('B'));
  expect(made.body.data).toMatchObject([{ statusCode: 201, dibuat: true }]);
  const [{ id }] = made.body.data;
  expect(changed.body.data).toMatchObject([{ statusCode: 200, id, dibuat: false }]);
});

describe('walls', () => {
  test('a viewer and nobody are refused, another tenant sees nothing', async () => {
    const shopee = baru();
    const made = await staff.post(JUAL, jual({ shopee }));
    const viewer = await server.restAs(toko, 'viewer');
    expect((await viewer.put(luar(shopee), jual())).body.code).toBe('OTROL');
    expect((await viewer.patch(`${JUAL}/${made.body.id}/id-luar`, {})).body.code).toBe('OTROL');
    expect((await server.rest().get(luar(shopee))).status).toBe(401);
    const other = await openToko();
    const there = await server.restAs(other, 'staff');
    expect((await there.get(luar(shopee))).status).toBe(404);
    expect((await there.patch(`${JUAL}/${made.body.id}/id-luar`, { a: 'b' })).status).toBe(404);
  });
});

test('lists filter by it and show it when asked', async () => {
  const shopee = baru();
  const { id } = (await staff.post(JUAL, jual({ shopee }))).body;
  const found = await staff.get(`${JUAL}?custom_fields=id_luar&filter=id_luar.shopee:${shopee}`);
  expect(found.body.data).toMatchObject([{ id, id_luar: { shopee } }]);
  expect((await staff.get(`${JUAL}?filter=id_luar.pos:${shopee}`)).body.data).toEqual([]);
  const wrong = await staff.get(`${JUAL}?filter=id_luar.Shopee:1`);
  expect([wrong.status, wrong.body.code]).toEqual([400, 'VAINP']);
  const { body } = await server.graphql(
    await server.tokenOf(toko, 'staff'),
    `{ daftarTransaksi(filter: {daftarIdLuar: {some: {sumber: {equalTo: "shopee"}, nilai: {equalTo: "${shopee}"}}}}) {
         nodes { id daftarIdLuar { nodes { sumber nilai } } } }
       transaksiByIdLuar(jenis: penjualan, sumber: "shopee", idLuar: "${shopee}") { id } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.daftarTransaksi.nodes).toEqual([
    { id: `${id}`, daftarIdLuar: { nodes: [{ sumber: 'shopee', nilai: shopee }] } },
  ]);
});

test('an event tells it, and a change of it is one', async () => {
  const shopee = baru();
  const { id } = (await staff.post(JUAL, jual({ shopee }))).body;
  await staff.patch(`${JUAL}/${id}/id-luar`, { pos: shopee });
  const told = await toko.asOwner(async (db) => {
    const terakhir = `select jsonb_agg(jsonb_build_object('jenis', o.jenis) || o.isi order by o.id)
      from (select * from outbox order by id desc limit 1) as o`;
    const diambil = await db.value(terakhir);
    return db.value<Row[]>('select erp_private.perubahan_of_outbox(null::buku, $1)', [
      JSON.stringify(diambil),
    ]);
  });
  expect(told).toMatchObject([
    {
      jenis: 'transaksi.id_luar',
      isi: { id, jenis: 'penjualan', id_luar: { pos: shopee, shopee } },
    },
  ]);
});
