/** Ids of other programs on documents: made, found, put again, given and freed. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Rest } from '../helpers/server.ts';
import { hari, type Toko } from '../helpers/story.ts';
import { baru, JUAL, luar, openLuar } from './luar.ts';

const { banyak, dunia, jual, server } = openLuar();
let toko: Toko;
let staff: Rest;
let barang: number;
beforeAll(() => {
  ({ toko, staff, barang } = dunia);
});

describe('a document with ids', () => {
  test('is found by each of them, as by its own', async () => {
    const [shopee, pos] = [baru(), 'A/7 é'];
    const made = await staff.post(JUAL, jual({ shopee, pos }));
    expect(made.status).toBe(201);
    expect(Object.keys(made.body)).toEqual(['id', 'nomor_transaksi']);
    const own = await staff.get(`${JUAL}/${made.body.id}`);
    expect(own.body.id_luar).toEqual({ shopee, pos });
    const found = await staff.get(luar(shopee));
    expect([found.status, found.text]).toEqual([200, own.text]);
    expect((await staff.get(luar(pos, JUAL, 'pos'))).text).toBe(own.text);
    expect((await staff.get(luar(shopee, JUAL, 'pos'))).body.code).toBe('TDTRX');
    expect((await staff.get(luar(shopee, '/api/transaksi/pembelian'))).status).toBe(404);
  });

  test('without any says so in its detail', async () => {
    const { id } = await toko.jual('02-01', [[barang, 1, 50]]);
    expect((await staff.get(`${JUAL}/${id}`)).body.id_luar).toEqual({});
  });

  test('of an order and of its sale may be the same', async () => {
    const shopee = baru();
    const order = await staff.post('/api/transaksi/order-penjualan', jual({ shopee }));
    const made = await staff.post(JUAL, jual({ shopee }));
    expect([order.status, made.status]).toEqual([201, 201]);
  });

  test('that are taken are refused by name, and no number is lost', async () => {
    const shopee = baru();
    const first = await staff.post(JUAL, jual({ shopee }));
    const again = await staff.post(JUAL, jual({ shopee, pos: baru() }));
    expect([again.status, again.body.code]).toEqual([409, 'KOIDL']);
    expect(again.body.message).toBe(
      `id_luar.shopee: ${shopee} sudah dipakai ${first.body.nomor_transaksi}`,
    );
    const next = await staff.post(JUAL, jual());
    const nomor = (text: string) => Number(text.split('/').at(-1));
    expect(nomor(next.body.nomor_transaksi)).toBe(nomor(first.body.nomor_transaksi) + 1);
    const other = await staff.post(JUAL, jual({ shopee: `${shopee}x`, pos: shopee }));
    expect(other.status).toBe(201);
  });
});

describe('the form of an id', () => {
  test.each<[string, unknown, RegExp]>([
    ['a source in capitals', { Shopee: '1' }, /^id_luar\.Shopee: sumber tidak sah/],
    ['an empty id', { shopee: '' }, /^id_luar\.shopee: harus 1 sampai 200 huruf/],
    ['an id of 201 letters', { shopee: 'x'.repeat(201) }, /^id_luar\.shopee: harus 1 sampai 200/],
    ['a number', { shopee: 7 }, /^id_luar\.shopee: harus berupa teks/],
    ['a blank at the end', { shopee: '7 ' }, /^id_luar\.shopee: tanpa spasi/],
    ['a blank of another kind', { shopee: ' 7' }, /^id_luar\.shopee: tanpa spasi/],
    ['a tab', { shopee: '7\t8' }, /^id_luar\.shopee: tanpa karakter kendali/],
    [
      'eleven sources',
      Object.fromEntries([...'abcdefghijk'].map((sumber) => [sumber, '1'])),
      /^id_luar: paling banyak 10 sumber/,
    ],
    ['a list', ['1'], /^id_luar: /],
    ['a text', 'shopee', /^id_luar: /],
  ])('refuses %s over REST and in SQL', async (_what, id_luar, message) => {
    const answered = await staff.post(JUAL, jual(id_luar));
    expect([answered.status, answered.body.code]).toEqual([400, 'VAINP']);
    expect(answered.body.message[0]).toMatch(message);
    const token = await server.tokenOf(toko, 'staff');
    const { body } = await server.graphql(
      token,
      `mutation ($d: DokumenPenjualanInput) {
         penjualanCreate(input: {dokumen: $d}) { result { id } } }`,
      {
        d: {
          tanggal: hari('02-01'),
          kontakId: `${toko.pelanggan}`,
          lokasiId: `${toko.lokasi}`,
          detail: [{ barangId: `${barang}`, qty: 1, harga: 50 }],
          idLuar: id_luar,
        },
      },
    );
    expect(body.errors[0].extensions.code).toBe('VAATR');
    expect(body.errors[0].message).toMatch(message);
  });

  test('of 200 letters beyond ASCII is one', async () => {
    const shopee = '😀'.repeat(200);
    expect((await staff.post(JUAL, jual({ shopee }))).status).toBe(201);
    expect((await staff.get(luar(shopee))).status).toBe(200);
  });

  test('is rehearsed with the same refusal, and keeps nothing', async () => {
    const shopee = baru();
    const tried = await staff.post(`${JUAL}?simulasi=true`, jual({ shopee }));
    expect([tried.status, tried.body.id_luar]).toEqual([200, { shopee }]);
    expect((await staff.get(luar(shopee))).status).toBe(404);
    await staff.post(JUAL, jual({ shopee }));
    const taken = await staff.post(`${JUAL}?simulasi=true`, jual({ shopee }));
    expect([taken.status, taken.body.code]).toEqual([409, 'KOIDL']);
  });
});

describe('put', () => {
  test('makes it, answers it again, and refuses another body for what is final', async () => {
    const shopee = baru();
    const made = await staff.put(luar(shopee), jual());
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe(`${JUAL}/${made.body.id}`);
    const before = await banyak();
    const again = await staff.put(luar(shopee), jual());
    expect([again.status, again.body]).toEqual([200, made.body]);
    expect((await staff.put(luar(shopee), jual({ shopee }))).status).toBe(200);
    const other = await staff.put(luar(shopee), jual(undefined, { keterangan: 'lain' }));
    expect([other.status, other.body.code]).toEqual([409, 'KOIDL']);
    expect(other.body.message).toMatch(/^id_luar\.shopee: /);
    expect(await banyak()).toBe(before);
  });

  test('answers what a POST with that id made of the same body', async () => {
    const shopee = baru();
    const made = await staff.post(JUAL, jual({ shopee }));
    const again = await staff.put(luar(shopee), jual());
    expect([again.status, again.body.id]).toEqual([200, made.body.id]);
  });

  test('replaces a draft, and posts nothing', async () => {
    const shopee = baru();
    const made = await staff.put(luar(shopee), jual(undefined, { draft: true }));
    expect([made.status, made.body.nomor_transaksi]).toEqual([201, `DRAFT-${made.body.id}`]);
    const other = jual(undefined, { draft: true, keterangan: 'dua buah' });
    const replaced = await staff.put(luar(shopee), other);
    expect([replaced.status, replaced.body.id]).toEqual([200, made.body.id]);
    expect((await staff.put(luar(shopee), other)).status).toBe(200);
    const { body } = await staff.get(luar(shopee));
    expect([body.status, body.keterangan, body.id_luar]).toEqual(['draft', 'dua buah', { shopee }]);
  });

  test('refuses a body that names another id, and one of whose other ids is taken', async () => {
    const [shopee, pos] = [baru(), baru()];
    const wrong = await staff.put(luar(shopee), jual({ shopee: 'lain' }));
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VAATR']);
    expect(wrong.body.message[0]).toMatch(/^id_luar\.shopee: harus /);
    await staff.post(JUAL, jual({ pos }));
    const taken = await staff.put(luar(shopee), jual({ pos }));
    expect([taken.status, taken.body.code]).toEqual([409, 'KOIDL']);
    expect(taken.body.message).toMatch(/^id_luar\.pos: /);
    expect((await staff.get(luar(shopee))).status).toBe(404);
  });

  test('asks an idempotency key first', async () => {
    const shopee = baru();
    const headers = { 'idempotency-key': `txn-${crypto.randomUUID()}` };
    const made = await staff.put(luar(shopee), jual(), headers);
    const again = await staff.put(luar(shopee), jual(), headers);
    expect([made.status, again.status, again.body.hasil]).toEqual([201, 200, made.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await staff.put(luar(shopee), jual(undefined, { keterangan: 'x' }), headers);
    expect([other.status, other.body.code]).toEqual([422, 'IKBED']);
  });

  test('of a wrong source or id is refused by its field', async () => {
    const wrong = await staff.put(luar('7 ', JUAL, 'Shopee'), jual());
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VAINP']);
    expect(wrong.body.message).toEqual([
      expect.stringMatching(/^sumber: /),
      expect.stringMatching(/^id: tanpa spasi/),
    ]);
  });
});

test('a put puts a draft back that was changed meanwhile, and leaves what is final', async () => {
  for (const draft of [true, false]) {
    const shopee = baru();
    const body = jual(undefined, { atribut: { kanal: 'toko' }, draft });
    const made = await staff.put(luar(shopee), body);
    const at = `${JUAL}/${made.body.id}`;
    expect((await staff.patch(`${at}/atribut`, { kanal: 'pasar' })).status).toBe(204);
    expect((await staff.put(luar(shopee), body)).status).toBe(200);
    const { atribut } = (await staff.get(at)).body;
    expect([draft, atribut]).toEqual([draft, { kanal: draft ? 'toko' : 'pasar' }]);
    const nothing = (await staff.get(at)).body.diubah_pada;
    expect((await staff.put(luar(shopee), body)).status).toBe(200);
    expect((await staff.get(at)).body.diubah_pada).toBe(nothing);
  }
});

describe('afterwards', () => {
  const bukuOf = () =>
    toko.row(
      `select (select count(*) from posting) as posting, (select count(*) from jurnal) as j`,
    );

  test('ids are given and taken on what is final; the books stay', async () => {
    const { id } = await toko.jual('02-01', [[barang, 1, 50]]);
    const before = await bukuOf();
    const [shopee, pos] = [baru(), baru()];
    const at = `${JUAL}/${id}/id-luar`;
    expect((await staff.patch(at, { shopee, pos })).status).toBe(204);
    expect((await staff.patch(at, { pos: null, erp: 'x' })).status).toBe(204);
    expect((await staff.get(luar(shopee))).body.id_luar).toEqual({ erp: 'x', shopee });
    expect(await bukuOf()).toEqual(before);
    const other = await toko.jual('02-01', [[barang, 1, 50]]);
    const taken = await staff.patch(`${JUAL}/${other.id}/id-luar`, { shopee });
    expect([taken.status, taken.body.code]).toEqual([409, 'KOIDL']);
    // Nothing is known of the body that it was made of.
    expect((await staff.put(luar(shopee), jual())).body.code).toBe('KOIDL');
    const audit = await toko.rows(
      `select aksi, sesudah ->> 'nilai' as nilai from audit
        where entitas = 'transaksi-id-luar' and entitas_id like $1 order by id`,
      [`${id}/%`],
    );
    expect(audit).toEqual([
      { aksi: 'buat', nilai: pos },
      { aksi: 'buat', nilai: shopee },
      { aksi: 'hapus', nilai: null },
      { aksi: 'buat', nilai: 'x' },
    ]);
  });

  test('more than ten are refused, also when they come one after the other', async () => {
    const { id } = await toko.jual('02-01', [[barang, 1, 50]]);
    const at = `${JUAL}/${id}/id-luar`;
    const ten = Object.fromEntries([...'abcdefghij'].map((sumber) => [sumber, baru()]));
    expect((await staff.patch(at, ten)).status).toBe(204);
    const eleventh = await staff.patch(at, { k: baru() });
    expect([eleventh.status, eleventh.body.code]).toEqual([400, 'VAATR']);
    expect((await staff.patch(at, { a: null, k: baru() })).status).toBe(204);
  });
});

describe('a void or a draft', () => {
  test('a void keeps its id: a late retry sells nothing again', async () => {
    const shopee = baru();
    const made = await staff.put(luar(shopee), jual());
    expect((await staff.post(`${JUAL}/${made.body.id}/void`, { alasan: 'salah' })).status).toBe(
      200,
    );
    const late = await staff.put(luar(shopee), jual());
    expect([late.status, late.body]).toEqual([200, made.body]);
    expect((await staff.post(JUAL, jual({ shopee }))).body.code).toBe('KOIDL');
    expect((await staff.patch(`${JUAL}/${made.body.id}/id-luar`, { shopee: null })).status).toBe(
      204,
    );
    expect((await staff.put(luar(shopee), jual())).status).toBe(201);
  });

  test('lepas_id_luar in a void frees it', async () => {
    const shopee = baru();
    const made = await staff.put(luar(shopee), jual());
    const body = { alasan: 'salah', lepas_id_luar: true };
    expect((await staff.post(`${JUAL}/${made.body.id}/void`, body)).status).toBe(200);
    expect((await staff.post(JUAL, jual({ shopee }))).status).toBe(201);
  });

  test('a draft has its id among all, keeps it when it is posted, frees it when it is cancelled', async () => {
    const shopee = baru();
    const draft = await staff.post(JUAL, jual({ shopee }, { draft: true }));
    expect((await staff.post(JUAL, jual({ shopee }))).body.code).toBe('KOIDL');
    const at = `${JUAL}/${draft.body.id}`;
    expect((await staff.patch(at, { keterangan: 'lain' })).status).toBe(204);
    expect((await staff.get(at)).body.id_luar).toEqual({ shopee });
    // A body that does not speak of ids leaves them.
    expect((await staff.put(at, jual())).status).toBe(204);
    expect((await staff.get(at)).body.id_luar).toEqual({ shopee });
    const admin = await server.restAs(toko, 'admin');
    expect((await admin.post(`${at}/approve`)).status).toBe(204);
    expect((await staff.get(luar(shopee))).body.status).toBe('final');
    expect((await staff.put(luar(shopee), jual())).status).toBe(200);
    const second = await staff.post(JUAL, jual({ shopee: `${shopee}b` }, { draft: true }));
    expect((await staff.delete(`${JUAL}/${second.body.id}`)).status).toBe(204);
    expect((await staff.post(JUAL, jual({ shopee: `${shopee}b` }))).status).toBe(201);
    const batal = await staff.patch(`${JUAL}/${second.body.id}/id-luar`, { shopee: baru() });
    expect([batal.status, batal.body.code]).toEqual([409, 'KOSTS']);
  });
});
