/** What is kept in Indonesian and shown to whoever reads English: warnings, findings of files and of the check of the books. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Rest } from '../helpers/server.ts';
import { hari, type Toko } from '../helpers/story.ts';
import { importirOf, openImpor } from '../impor/mengimpor.ts';

const { openToko, server } = openImpor();
const en = { 'accept-language': 'en' };
let toko: Toko;
let token: string;
let admin: Rest;
beforeAll(async () => {
  toko = await openToko();
  token = await server.tokenOf(toko, 'admin');
  admin = server.rest(token);
});

const keluar = (tanggal: string, jumlah: number) => ({
  tanggal: hari(tanggal),
  lokasi_id: toko.lokasi,
  akun_kas: '1111',
  detail: [{ akun_kode: '6203', jumlah }],
});
const negatif = (saldo: string, tanggal: string) => ({
  id: `bank Bank (1111) menjadi ${saldo} pada ${hari(tanggal)}`,
  en: `bank Bank (1111) becomes ${saldo} on ${hari(tanggal)}`,
});

test('a warning, where it is booked and where it is read, in the language of each', async () => {
  const path = '/api/transaksi/kas-keluar';
  const kata = negatif('-150.00', '03-02');
  const { body: made } = await admin.post(path, keluar('03-02', 150), en);
  expect(made.peringatan).toEqual([kata.en]);
  const read = async (headers = {}) =>
    (await admin.get(`${path}/${made.id}`, headers)).body.peringatan;
  expect([await read(), await read(en)]).toEqual([[kata.id], [kata.en]]);
  const query = `{ transaksiGet(jenis: kas_keluar, id: "${made.id}") { peringatan } }`;
  const { body } = await admin.post('/graphql', { query }, en);
  expect(JSON.stringify(body)).toContain(kata.en);
});

test('a draft says so too, and why it cannot be posted', async () => {
  const path = '/api/transaksi/kas-keluar';
  const draft = { ...keluar('03-02', 7), draft: true };
  const { body: made } = await admin.post(path, draft, en);
  const kata = negatif('-157.00', '03-02');
  expect(made.peringatan).toEqual([kata.en]);
  expect((await admin.get(`${path}/${made.id}`)).body.peringatan).toEqual([kata.id]);
  expect((await admin.get(`${path}/${made.id}`, en)).body.peringatan).toEqual([kata.en]);
});

test('the check of the books', async () => {
  await toko.rows(`update akun set adalah_kas = true where kode = '1111'`);
  const of = async (headers = {}) =>
    (await admin.get('/api/laporan/integritas', headers)).body.data.find(
      ({ pemeriksaan }: { pemeriksaan: string }) => pemeriksaan === 'kas',
    );
  const kunci = `1111 ${hari('03-02')}`;
  const found = { pemeriksaan: 'kas', kunci, nyata: '-150.00' };
  expect(await of()).toEqual({ ...found, harap: '0 atau lebih' });
  expect(await of(en)).toEqual({ ...found, harap: '0 or more' });
  await toko.rows(`update akun set adalah_kas = false where kode = '1111'`);
});

test('what is wrong with a file, and what was recognised of it', async () => {
  const { gladi } = importirOf(server, token);
  const { id } = await gladi('kontak', 'kode;nama;tipe;termin_hari\nK-9;;pelanggan;x\n');
  const of = async (headers = {}) => {
    const { body } = await admin.get(`/api/impor/${id}`, headers);
    const [row] = body.baris;
    return row.temuan.map(({ kolom, pesan }: Record<string, string>) => `${kolom}: ${pesan}`);
  };
  expect(await of()).toEqual([
    expect.stringMatching(/^termin_hari: bukan angka \(x\)/),
    'nama: wajib diisi',
  ]);
  expect(await of(en)).toEqual([
    expect.stringMatching(/^termin_hari: is no number \(x\)/),
    'nama: is required',
  ]);
});
