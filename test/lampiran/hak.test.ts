/** Files beside records: keys without the right to those, and a content that is not as its row says. */
import { beforeAll, expect, test } from '@jest/globals';
import { openFolder } from '../helpers/folder.ts';
import { raw } from '../helpers/raw.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { unggah } from './unggah.ts';

const { data, openToko } = openStory('few');
const folder = openFolder('lampiran');
const server = openServer(data, { LAMPIRAN_DIR: folder });

let toko: Toko;
let staff: string;
beforeAll(async () => {
  toko = await openToko();
  staff = await server.tokenOf(toko, 'staff');
});

/** Lays a text beside the supplier. */
const upload = (token: string, content: string) =>
  unggah(server.base, token, content, {
    name: 'a.txt',
    fields: { entitas: 'kontak', entitas_id: String(toko.supplier) },
  });

test('a key reads no file beside a contact or goods without the right to read those', async () => {
  const { body } = await upload(staff, 'rahasia');
  const token = await server.tokenOf(toko, 'admin');
  const keyWith = async (...cakupan: string[]) => {
    const asked = { nama: cakupan.join(), peran: 'staff', cakupan };
    const rest = server.rest(token);
    const admin = { 'x-admin-key': server.adminKey };
    return (await rest.post('/api/pengaturan/kunci-api', asked, admin)).body.kunci as string;
  };
  const answers = async (key: string) => {
    const rest = server.rest(key);
    return [
      (await rest.get(`/api/lampiran?entitas=kontak&entitas_id=${toko.supplier}`)).body.code,
      (await rest.get('/api/lampiran?entitas=barang&entitas_id=999999')).body.code,
      (await rest.get(`/api/lampiran/${body.id}/info`)).body.code,
      (await rest.get(`/api/lampiran/${body.id}`)).status,
      (await upload(key, 'x')).status,
      (await rest.post(`/api/lampiran/${body.id}/tautan`, {})).status,
    ];
  };
  const without = await answers(await keyWith('transaksi:*'));
  // By its id the file is to that key as if it were not there.
  expect(without).toEqual(['OTCKP', 'OTCKP', 'TDLMP', 404, 403, 404]);
  const both = await answers(await keyWith('transaksi:*', 'master:read'));
  expect(both).toEqual([undefined, 'TDLMP', undefined, 200, 201, 200]);
  expect(
    (await server.rest(await keyWith('transaksi:*')).delete(`/api/lampiran/${body.id}`)).body,
  ).toMatchObject({ code: 'TDLMP' });
});

test('a content of another size than its row says ends the connection', async () => {
  const { body } = await upload(staff, 'isi yang panjang');
  for (const ukuran of [3, 30]) {
    const text = 'update lampiran set ukuran = $2 where id = $1';
    await toko.asOwner((db) => db.rows(text, [body.id, ukuran]));
    const answer = await raw(
      Number(new URL(server.base).port),
      `GET /api/lampiran/${body.id} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${staff}\r\n\r\n`,
    );
    expect((answer.split('\r\n\r\n')[1] ?? '').length).toBeLessThanOrEqual(ukuran);
  }
});
