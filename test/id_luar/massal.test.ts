/** Lists that are made as a whole, each document or record put by its id of a source. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Rest } from '../helpers/server.ts';
import { hari, type Row, type Toko } from '../helpers/story.ts';
import { baru, JUAL, openLuar } from './luar.ts';

const { banyak, dunia, jual, openToko, server } = openLuar();
let toko: Toko;
let staff: Rest;
beforeAll(() => {
  ({ toko, staff } = dunia);
});

const at = `${JUAL}/massal?kunci=id_luar.shopee`;
const semua = (dokumen: Row[]) => staff.post(at, { mode: 'semua', dokumen });

test('makes what is not there and answers what is, whatever their order', async () => {
  const [satu, dua, tiga] = [baru(), baru(), baru()];
  const first = await semua([jual({ shopee: satu }), jual({ shopee: dua })]);
  expect([first.status, first.body.data.map((row: Row) => row.dibuat)]).toEqual([
    201,
    [true, true],
  ]);
  const before = await banyak();
  const lagi = [dua, tiga, satu].map((shopee) => jual({ shopee }));
  const again = await semua(lagi);
  expect(again.body.data).toMatchObject([
    { ...first.body.data[1], dibuat: false },
    { dibuat: true, status: 'final' },
    { ...first.body.data[0], dibuat: false },
  ]);
  expect((await semua(lagi)).body.data.map((row: Row) => row.dibuat)).toEqual([
    false,
    false,
    false,
  ]);
  expect(await banyak()).toBe(before + 1);
  // One that is there with another body refuses all of them.
  const lain = jual({ shopee: satu }, { keterangan: 'lain' });
  const whole = await semua([jual({ shopee: baru() }), lain]);
  expect([whole.status, whole.body.code, ...[whole.body.message].flat()]).toEqual([
    409,
    'KOIDL',
    expect.stringMatching(/^dokumen\.1\.id_luar\.shopee: .* sudah dipakai PJ/),
  ]);
  expect(await banyak()).toBe(before + 1);
  const tanpa = await semua([jual({ shopee: baru() }), jual({ pos: 'x' })]);
  expect([tanpa.body.code, ...[tanpa.body.message].flat()]).toEqual([
    'VAATR',
    'dokumen.1.id_luar.shopee: wajib diisi, karena menjadi kuncinya',
  ]);
  const kembar = baru();
  const dobel = await semua([jual({ shopee: kembar }), jual({ shopee: kembar })]);
  expect([dobel.status, dobel.body.code]).toEqual([409, 'KOIDL']);
  await toko.expectConsistent();
});

test('two at once make each document once', async () => {
  const dokumen = Array.from({ length: 6 }, () => jual({ shopee: baru() }));
  const before = await banyak();
  const answers = await Promise.all([
    semua(dokumen),
    semua(dokumen.toReversed()),
    semua(dokumen.slice(2)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = answers.map(({ body }) => body.data.map(({ id }: Row) => id));
  expect(ids[1]?.toReversed()).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]?.slice(2));
  expect(await banyak()).toBe(before + 6);
});

test('a draft is replaced; GraphQL says the source by its name', async () => {
  const other = await openToko({ wajib_persetujuan: true });
  const rest = await server.restAs(other, 'staff');
  const barang_id = await other.barang();
  const isi = (qty: number) => ({
    ...{ tanggal: hari('02-01'), kontak_id: other.pelanggan, lokasi_id: other.lokasi },
    detail: [{ barang_id, qty, harga: 50 }],
    id_luar: { shopee: 'D-1' },
  });
  const put = (qty: number) => rest.post(at, { mode: 'semua', dokumen: [isi(qty)] });
  const made = (await put(1)).body.data[0];
  expect(made).toMatchObject({ status: 'draft', dibuat: true });
  const { peringatan: _stok, ...tetap } = made;
  expect((await put(3)).body.data[0]).toEqual({ ...tetap, dibuat: false });
  const draft = (await rest.get(`${JUAL}/${made.id}`)).body;
  expect([draft.total_nilai, draft.id_luar]).toEqual([150, { shopee: 'D-1' }]);
  const { body } = await server.graphql(
    await server.tokenOf(other, 'staff'),
    `mutation ($dokumen: JSON!) {
       masterMassal(input: {entitas: kontak, sumber: "crm", dokumen: $dokumen}) {
         result { data { id dibuat } } } }`,
    {
      dokumen: ['A', 'B'].map((nama, index) => ({
        ...{ nama, tipe: 'pelanggan' },
        id_luar: { crm: String(index + 1) },
      })),
    },
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.masterMassal.result.data).toMatchObject([{ dibuat: true }, { dibuat: true }]);
  const lagi = await rest.post('/api/master/kontak/massal?kunci=id_luar.crm', {
    mode: 'semua',
    dokumen: [
      { nama: 'C', id_luar: { crm: '3' }, tipe: 'pelanggan' },
      { telepon: '0812', id_luar: { crm: '2' } },
    ],
  });
  expect(lagi.body.data).toMatchObject([
    { dibuat: true },
    { dibuat: false, id: Number(body.data.masterMassal.result.data[1].id) },
  ]);
  expect((await rest.get('/api/master/kontak/luar/crm/2')).body).toMatchObject({
    nama: 'B',
    telepon: '0812',
  });
});
