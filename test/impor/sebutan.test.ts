/** Labels of fields in both languages: where templates of imports tell them. */
import { beforeAll, expect, test } from '@jest/globals';
import readXlsxFile from 'read-excel-file/node';
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { labelOf } from '../../server/fields/entry.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const en = { 'accept-language': 'en' };
let toko: Toko;
let token: string;
beforeAll(async () => {
  toko = await openToko();
  token = await server.tokenOf(toko, 'staff');
});

type Kolom = { nama: string; label: string; keterangan: string };
const templat = async (jenis: string, headers: Record<string, string> = {}) => {
  const query = `{ imporTemplat(jenis: ${jenis}) { nama keterangan kolom { nama label keterangan } } }`;
  const { body } = await server.rest(token).post('/graphql', { query }, headers);
  return body.data.imporTemplat as { nama: string; keterangan: string; kolom: Kolom[] };
};

test.each([
  [
    { label: { id: 'Merek', en: 'Brand' }, id: 'Merek barang' },
    { id: 'Merek', en: 'Brand' },
  ],
  [{ id: 'Jatuh tempo; tanpa ini menurut termin' }, { id: 'Jatuh tempo', en: 'Due date' }],
  [
    { masukan: 'Kontak', id: 'Kontaknya' },
    { id: 'Kontak', en: 'Contact' },
  ],
  [{ id: 'Hal yang belum berkata' }, { id: 'Hal yang belum berkata', en: undefined }],
  [{}, { id: 'Akun bayar', en: 'Account of the payment' }],
])('a label: what the list says, else the first words of the field (%j)', (said, label) => {
  expect(labelOf({ tipe: 'teks', ...said }, 'akun_bayar')).toEqual(label);
});

test('each column of each kind of file has a label and an explanation in both languages', async () => {
  const kolom = await toko.rows<{ nama: string; label: string; en: string; kata: string }>(
    `select k.jenis || '.' || k.nama as nama, k.label, k.label_en as en, k.keterangan as kata
       from erp_private.impor_kolom as k`,
  );
  expect(kolom.length).toBeGreaterThan(100);
  expect(kolom.filter(({ label, en, kata }) => !(label && en && kata in english))).toEqual([]);
  const jenis = await toko.rows<{ nama: string; keterangan: string }>(
    'select j.nama, j.keterangan from erp_private.impor_jenis as j',
  );
  const words = jenis.flatMap(({ nama, keterangan }) => [nama, keterangan]);
  expect(words.filter((one) => !(one in english))).toEqual([]);
});

test('a template tells them in the language that is asked for; names of columns stay', async () => {
  const home = await templat('kontak');
  const abroad = await templat('kontak', en);
  expect([home.nama, abroad.nama]).toEqual(['Kontak', 'Contact']);
  const of = ({ kolom }: typeof home, nama: string) => kolom.find((one) => one.nama === nama);
  expect(of(home, 'batas_kredit')).toMatchObject({ label: 'Batas kredit' });
  expect(of(abroad, 'batas_kredit')).toMatchObject({ label: 'Credit limit' });
  expect(of(abroad, 'telepon')?.keterangan).toBe('Telephone; leading zeros stay');
  expect(abroad.kolom.map(({ nama }) => nama)).toEqual(home.kolom.map(({ nama }) => nama));
});

test('the workbook in English has the same columns, and explains them in English', async () => {
  const sheetsOf = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.base}/api/impor/templat/barang.xlsx`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return readXlsxFile(Buffer.from(await answer.arrayBuffer()));
  };
  const [home, abroad] = [await sheetsOf({}), await sheetsOf(en)];
  expect(home.map(({ sheet }) => sheet)).toEqual(['Barang', 'Penjelasan', 'Pilihan']);
  expect(abroad.map(({ sheet }) => sheet)).toEqual(['Item', 'Explanation', 'Choices']);
  expect(abroad[0]?.data).toEqual(home[0]?.data);
  expect(abroad[2]?.data).toEqual(home[2]?.data);
  const [head, first] = abroad[1]?.data ?? [];
  expect(head).toEqual(['Columns', 'Required', 'Content', 'Explanation', 'Label']);
  expect(first?.slice(0, 5)).toEqual(['kode', null, 'code', 'Empty: one is made', 'Code']);
});

test("a field of the tenant's own has the labels that it was given", async () => {
  const admin = await server.restAs(toko, 'admin');
  const bidang = {
    untuk: 'kontak',
    kunci: 'wilayah',
    label: 'Merek',
    label_en: 'Region',
    tipe: 'teks',
  };
  expect((await admin.post('/api/master/bidang', bidang)).status).toBe(201);
  const of = ({ kolom }: Awaited<ReturnType<typeof templat>>) =>
    kolom.find(({ nama }) => nama === 'atribut:wilayah');
  expect(of(await templat('kontak'))).toMatchObject({ label: 'Merek', keterangan: 'Merek' });
  expect(of(await templat('kontak', en))).toMatchObject({ label: 'Region', keterangan: 'Region' });
});
