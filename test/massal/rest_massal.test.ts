/** Many documents in one request: all or none, or each by itself; as JSON or a document a line. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { untilWaiting } from '../helpers/antre.ts';
import type { Answer } from '../helpers/server.ts';
import { type Description, expectError, readDescription } from '../rest/description.ts';
import { penjualanOf } from '../rest/made.ts';
import { ask, type Request } from '../rest/request.ts';
import { contents, openWorld } from '../rest/world.ts';

const world = openWorld();
let description: Description;
beforeAll(async () => {
  description = await readDescription(world);
});

const NAME = 'POST /transaksi/{jenis}/massal';
const PENJUALAN = { jenis: 'penjualan' };
const NDJSON = { 'content-type': 'application/x-ndjson' };

async function send(body: unknown, more: Request = {}, name = NAME): Promise<Answer> {
  const params = name === NAME ? PENJUALAN : {};
  const answer = await ask(world, name, world.tokens.staff, { params, body, ...more });
  description.expectDescribed(name, answer);
  return answer;
}
const lines = (documents: object[]) => documents.map((one) => JSON.stringify(one)).join('\n');
const semua = (...dokumen: unknown[]) => ({ mode: 'semua', dokumen });
const perBaris = (...dokumen: unknown[]) => ({ mode: 'per-baris', dokumen });
const sale = (more: object = {}) => ({ ...penjualanOf(world), ...more });
const txn = () => `txn:penjualan:${randomUUID()}`;
const NOMOR = { id: expect.any(Number), nomor_transaksi: expect.stringMatching(/^PJ\//) };

const FINAL = { ...NOMOR, status: 'final' };

describe('semua', () => {
  test('posts them in their order, once for a key, and answers them in that order', async () => {
    const body = semua(sale({ nomor_referensi: 'A' }), sale({ nomor_referensi: 'B' }));
    const headers = { 'idempotency-key': txn() };
    const first = await send(body, { headers });
    expect([first.status, first.body]).toEqual([201, { data: [FINAL, FINAL] }]);
    const found = await world.toko.rows<{ nomor_referensi: string }>(
      'select nomor_referensi from transaksi where id = any ($1) order by nomor',
      [first.body.data.map(({ id }: { id: number }) => id)],
    );
    expect(found.map((row) => row.nomor_referensi)).toEqual(['A', 'B']);
    const before = await contents(world);
    const again = await send(body, { headers });
    expect(again.body).toMatchObject({ status: 200, idempotent: true, hasil: first.body });
    expect((await send(semua(sale()), { headers })).status).toBe(422);
    expect(await contents(world)).toEqual(before);
  });

  test('is said a document a line too, and simulated', async () => {
    const query = { mode: 'semua' };
    const text = `${lines([sale(), sale()])}\n\n`;
    const made = await send(text, { query, headers: NDJSON });
    expect([made.status, made.body.data]).toEqual([201, [FINAL, FINAL]]);
    const before = await contents(world);
    const shown = await send(semua(sale(), sale()), { query: { simulasi: 'true' } });
    expect(shown.status).toBe(200);
    expect(shown.body.data).toMatchObject([
      { simulasi: true, ...NOMOR, jurnal: expect.any(Array) },
      { simulasi: true, ...NOMOR },
    ]);
    expect(await contents(world)).toEqual(before);
  });

  test('keeps nothing of any where one is refused, and names it', async () => {
    const short = sale({ detail: [{ barang_id: world.barang, qty: 2_000_000 }] });
    const absent = sale({ detail: [{ barang_id: 987654, qty: 1 }] });
    const before = await contents(world);
    const cases: [body: unknown, status: number, said: RegExp][] = [
      [semua(sale(), absent), 400, /^dokumen\.1\.detail\.0\.barang_id: tidak ditemukan$/],
      [semua(sale(), short), 409, /^dokumen\.1: stok /],
      [
        semua(sale(), sale({ detail: [{ qty: 0 }] })),
        400,
        /^dokumen\.1\.detail\.0\.barang_id: wajib/,
      ],
      [semua(sale(), sale({ gaib: 1 })), 400, /^dokumen\.1\.gaib: tidak dikenal/],
      [semua(sale(), 7), 400, /^dokumen\.1: harus berupa objek/],
      [semua(sale(), null), 400, /^dokumen\.1: tidak boleh null/],
      [semua(sale({ idempotency_key: txn() })), 400, /^dokumen\.0\.idempotency_key: hanya untuk/],
      [semua(sale({ draft: true })), 400, /^dokumen\.0\.draft: hanya untuk/],
      [semua(...Array(201).fill(sale())), 400, /^dokumen: paling banyak 200 isi$/],
    ];
    for (const [body, status, said] of cases) {
      const answer = await send(body);
      expectError(answer, status);
      expect([answer.body.message].flat()[0]).toMatch(said);
    }
    expect(await contents(world)).toEqual(before);
  });
});

describe('per-baris', () => {
  test('each has its own status, key and error, in the order of the documents', async () => {
    const [satu, dua] = [txn(), txn()];
    const body = perBaris(
      sale({ idempotency_key: satu, jenis: 'PJ' }),
      sale({ detail: [{ barang_id: 987654, qty: 1 }] }),
      sale({ detail: [] }),
      sale({ draft: true, idempotency_key: dua }),
      sale({ detail: [{ barang_id: world.barang, qty: 2_000_000 }] }),
    );
    const { status, body: said } = await send(body);
    expect(status).toBe(200);
    expect(said.data).toEqual([
      { statusCode: 201, idempotency_key: satu, ...NOMOR },
      expect.objectContaining({ statusCode: 400, code: 'VADOK', error: 'Bad Request' }),
      expect.objectContaining({ statusCode: 400, message: ['detail: paling sedikit 1 isi'] }),
      {
        statusCode: 201,
        idempotency_key: dua,
        id: expect.any(Number),
        nomor_transaksi: expect.stringMatching(/^DRAFT-/),
      },
      expect.objectContaining({ statusCode: 409, code: 'KOSTK' }),
    ]);
    // Alone or in a list, a key has one effect.
    const again = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
      params: PENJUALAN,
      body: sale(),
      headers: { 'idempotency-key': satu },
    });
    expect(again.body).toMatchObject({ idempotent: true, hasil: { id: said.data[0].id } });
    const before = await contents(world);
    const whole = await send(perBaris(sale({ idempotency_key: satu })));
    expect(whole.body.data).toEqual([
      {
        statusCode: 200,
        idempotency_key: satu,
        idempotent: true,
        original_request_id: expect.any(String),
        ...NOMOR,
      },
    ]);
    const shown = await send(perBaris(sale(), sale({ detail: [] })), {
      query: { simulasi: 'true' },
    });
    expect(shown.body.data).toMatchObject([
      { statusCode: 200, simulasi: true },
      { statusCode: 400 },
    ]);
    expect(await contents(world)).toEqual(before);
  });

  test('the key of the request stands for those that the documents do not have', async () => {
    const headers = { 'idempotency-key': txn() };
    const made = await send(lines([sale(), sale()]), {
      query: { mode: 'per-baris' },
      headers: { ...headers, ...NDJSON },
    });
    expect(made.body.data).toMatchObject([{ statusCode: 201 }, { statusCode: 201 }]);
    const again = await send(perBaris(sale(), sale()), { headers });
    expect(again.body.data).toMatchObject(
      made.body.data.map(({ id }: { id: number }) => ({ statusCode: 200, idempotent: true, id })),
    );
  });
});

test('who loses the right meanwhile makes no more', async () => {
  const { data, server, toko } = world;
  const rest = server.rest(await world.signIn('staff'));
  const { sent } = await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const sent = rest.post('/api/transaksi/penjualan/massal', perBaris(sale(), sale()));
      await untilWaiting(data, 1);
      expect((await rest.delete('/api/auth/sesi')).status).toBe(204);
      return { sent };
    },
    { tenant: toko.kode },
  );
  expect((await sent).body.data).toEqual([
    { statusCode: 201, ...NOMOR },
    expect.objectContaining({ statusCode: 401, code: 'LOSES' }),
  ]);
});

describe('a list that is wrong', () => {
  const key = txn();
  const cases: [what: string, body: () => unknown, said: RegExp, more?: Request][] = [
    [
      '1,001 documents',
      () => perBaris(...Array(1001).fill(sale())),
      /^dokumen: paling banyak 1000/,
    ],
    ['no document', () => perBaris(), /^dokumen: paling sedikit 1/],
    ['no list', () => ({ mode: 'semua' }), /^dokumen: wajib diisi/],
    ['no mode', () => ({ dokumen: [sale()] }), /^mode: wajib diisi/],
    ['another mode', () => ({ mode: 'acak', dokumen: [sale()] }), /^mode: harus salah satu/],
    ['a field beside', () => ({ ...semua(sale()), gaib: 1 }), /^gaib: tidak dikenal/],
    ['two lists', () => '{"mode":"semua","dokumen":[{}],"dokumen":[{}]}', /^dokumen: hanya boleh/],
    [
      'mixed kinds',
      () => perBaris(sale(), sale({ jenis: 'pembelian' })),
      /^dokumen\.1\.jenis: harus penjualan/,
    ],
    [
      'a key twice',
      () => perBaris(sale({ idempotency_key: key }), sale(), sale({ idempotency_key: key })),
      /^dokumen\.2\.idempotency_key: sama dengan dokumen\.0/,
    ],
    [
      'a key that another one has by its place',
      () => perBaris(sale({ idempotency_key: `${key}#1` }), sale()),
      /^dokumen\.1\.idempotency_key: sama dengan dokumen\.0/,
      { headers: { 'idempotency-key': key } },
    ],
    [
      'a key too short',
      () => perBaris(sale({ idempotency_key: 'x' })),
      /^dokumen\.0\.idempotency_key: harus/,
    ],
    ['no JSON', () => '{"mode":"semua","dokumen":[{},', /^body: bukan JSON/],
    ['a hole', () => '{"mode":"semua","dokumen":[{},,{}]}', /^dokumen\.1: bukan JSON/],
    ['a document that is no JSON', () => '{"mode":"semua","dokumen":[{"a":[}]}]}', /bukan JSON/],
    ['no object', () => '[]', /^body: /],
    ['nothing', () => 'null', /^body: /],
    ['lines without a mode', () => lines([sale()]), /^mode: wajib diisi/, { headers: NDJSON }],
    [
      'a line that is no JSON',
      () => `${lines([sale()])}\n{`,
      /^dokumen\.1: bukan JSON/,
      { headers: NDJSON, query: { mode: 'semua' } },
    ],
    ['a mode twice', () => semua(sale()), /^mode: sebagai parameter/, { query: { mode: 'semua' } }],
    [
      'too many values',
      () => semua(...Array(5).fill(sale({ detail: Array(4500).fill({ barang_id: 1, qty: 1 }) }))),
      /^dokumen: semuanya paling banyak/,
    ],
    [
      'a document of too many values',
      () => perBaris(sale({ detail: Array(11_000).fill({ barang_id: 1, qty: 1 }) })),
      /^dokumen\.0: paling banyak 20000 nilai/,
    ],
  ];
  test.each(cases)('%s', async (_what, body, said, more = {}) => {
    const before = await contents(world);
    const answer = await send(body(), more);
    expectError(answer, 400);
    expect(answer.body.message[0]).toMatch(said);
    expect(await contents(world)).toEqual(before);
  });

  test('a body of more than 8 MiB, and a type that it cannot have', async () => {
    const large = await send(`{"mode":"semua","dokumen":[${' '.repeat(8 * 1024 * 1024)}]}`);
    expectError(large, 413);
    expect(large.body.message).toContain('8192 KiB');
    expectError(await send('x', { headers: { 'content-type': 'text/csv' } }), 415);
  });
});

describe('records of master data', () => {
  const barang = 'POST /master/barang/massal';
  test('are made, or changed where their code is there', async () => {
    const { satuan } = world.toko;
    const baru = (kode: string, more: object = {}) => ({
      kode,
      nama: kode,
      satuan_id: satuan,
      ...more,
    });
    const first = await send(semua(baru('M-1', { merek: 'Lama' }), baru('M-2')), {}, barang);
    const made = { id: expect.any(Number), dibuat: true };
    expect([first.status, first.body]).toEqual([
      201,
      {
        data: [
          { ...made, kode: 'M-1' },
          { ...made, kode: 'M-2' },
        ],
      },
    ]);
    const again = await send(
      perBaris({ kode: 'M-1', nama: 'Baru' }, { kode: 'M-3' }, baru('M-4')),
      {},
      barang,
    );
    expect(again.body.data).toMatchObject([
      { statusCode: 200, id: first.body.data[0].id, dibuat: false },
      { statusCode: 400, code: 'VAMST' },
      { statusCode: 201, kode: 'M-4' },
    ]);
    const found = await world.toko.row('select nama, merek from barang where kode = $1', ['M-1']);
    expect(found).toEqual({ nama: 'Baru', merek: 'Lama' });
    const before = await contents(world);
    const wrong = await send(semua(baru('M-5'), { kode: 'M-2', satuan_id: 987654 }), {}, barang);
    expectError(wrong, 400);
    expect(wrong.body.message[0]).toMatch(/^dokumen\.1\.satuan_id: /);
    expect(await contents(world)).toEqual(before);
    for (const list of [semua, perBaris]) {
      const twice = await send(list(baru('M-6'), baru('M-7'), baru('M-6')), {}, barang);
      expectError(twice, 400);
      expect(twice.body.message).toEqual(['dokumen.2.kode: sama dengan dokumen.0']);
    }
    expect(await contents(world)).toEqual(before);
    const harga = await send(
      semua({ kode: 'MH', nama: 'Grosir' }),
      {},
      'POST /master/harga/massal',
    );
    expect(harga.body).toEqual({ data: [{ id: null, kode: 'MH', dibuat: true }] });
  });
});
