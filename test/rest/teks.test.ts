/** Text that the books cannot hold is refused by REST and GraphQL alike, by the name of its field, and never changed. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';

const data = openDatabase();
const server = openServer(data);
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin@satu.test', 'satu');
});

const countSatuan = () =>
  data.owner({ tenant: 'satu' }).value<number>('select count(*) from satuan');

const CREATE = `mutation ($d: DokumenSatuanInput) {satuanCreate(input: {dokumen: $d}) {clientMutationId}}`;

async function post(path: string, body: string | Buffer, type = 'application/json') {
  const response = await fetch(server.base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, body: await response.json() };
}

/** The name of a unit, in JSON as it is sent, by each way. */
const ways = {
  REST: (nama: string, kode = 'TX') =>
    ['/api/master/satuan', `{"kode":"${kode}","nama":"${nama}"}`, 'nama'] as const,
  GraphQL: (nama: string, kode = 'TX') =>
    [
      '/graphql',
      `{"query":${JSON.stringify(CREATE)},"variables":{"d":{"kode":"${kode}","nama":"${nama}"}}}`,
      'variables.d.nama',
    ] as const,
};

describe.each(Object.entries(ways))('%s', (way, bodyOf) => {
  test.each([
    ['the first half of a pair', '\\ud83d', 'mengandung karakter Unicode yang rusak'],
    ['the second half', 'a\\uDE00', 'mengandung karakter Unicode yang rusak'],
    ['a NUL', '\\u0000', 'mengandung karakter NUL'],
  ])('%s', async (_what, nama, said) => {
    const before = await countSatuan();
    const [path, body, field] = bodyOf(nama);
    const answer = await post(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VAJSN']);
    expect(answer.body.message).toEqual([`${field}: ${said}`]);
    expect(await countSatuan()).toBe(before);
  });

  test('bytes that are no UTF-8, and another alphabet', async () => {
    const [path, body] = bodyOf('\xff\xfe');
    const wrong = await post(path, Buffer.from(body, 'latin1'));
    expect([wrong.status, wrong.body.message]).toEqual([400, ['body: bukan UTF-8 yang sah']]);
    for (const charset of ['latin1', 'utf-16', 'utf-7', 'x']) {
      const { status } = await post(path, body, `application/json; charset=${charset}`);
      expect([charset, status]).toEqual([charset, 415]);
    }
  });

  test('the control: whole pairs, as they are and escaped', async () => {
    const kode = way.slice(0, 2).toUpperCase();
    const [path, body] = bodyOf('\\ud83d\\ude00 \u{1f600}', kode);
    const { status } = await post(path, body, 'application/json; charset=UTF-8');
    expect(status).toBe(way === 'REST' ? 201 : 200);
    const nama = 'select nama from satuan where kode = $1';
    expect(await data.owner({ tenant: 'satu' }).value(nama, [kode])).toBe('\u{1f600} \u{1f600}');
  });
});

test('a value within the document of an operation is named, too', async () => {
  const query = String.raw`{daftarBarang(filter: {nama: {equalTo: "a\u0000"}}) {totalCount}}`;
  const { status, body } = await post('/graphql', JSON.stringify({ query }));
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'VAGQL']);
  expect(body.errors[0].message).toContain('filter.nama.equalTo: mengandung karakter NUL');
});
