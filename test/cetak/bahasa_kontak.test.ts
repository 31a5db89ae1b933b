/** A contact's language: its papers come in it where the request names none, links and e-mails before all else. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchPdf, readPdf } from '../ekspor/ekspor.ts';
import type { Rest } from '../helpers/server.ts';
import { hari, type Toko } from '../helpers/story.ts';
import { importirOf, openImpor, temuan } from '../impor/mengimpor.ts';

const { server, openToko } = openImpor();
const [id, en] = [{ 'accept-language': 'id' }, { 'accept-language': 'en' }];
let toko: Toko;
let staff: Rest;
let token: string;
let abroad: number;
let sale: number;
let ours: number;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur', telepon: '022-1', npwp: '0123456789012345' });
  token = await server.tokenOf(toko, 'staff');
  staff = server.rest(token);
  const barang = await toko.barang({ nama: 'Kopi Bubuk' });
  await toko.beli(hari('01-02'), [[barang, 100, 100]]);
  const kontak = { kode: 'LUAR', nama: 'Abroad Ltd', tipe: 'pelanggan', bahasa: 'en' };
  abroad = Number((await staff.post('/api/master/kontak', kontak)).body.id);
  sale = (await toko.jual(hari('02-01'), [[barang, 2, 500]], { kontak_id: abroad })).id;
  ours = (await toko.jual(hari('02-01'), [[barang, 1, 500]])).id;
});

const paper = (of: number, query = '') =>
  `/api/transaksi/penjualan/${of}/cetak?format=html${query}`;
/** What a page says of its language, and its title. */
async function spoken(path: string, headers: Record<string, string> = {}, who: Rest = staff) {
  const { text, headers: answered } = await who.get(path, headers);
  const [, lang] = /<html lang="(\w+)">/.exec(text) ?? [];
  return [lang, answered.get('content-language'), /<h1>(.*?)<\/h1>/.exec(text)?.[1]];
}
const ENGLISH = ['en', 'en', 'SALES INVOICE'];
const INDONESIAN = ['id', 'id', 'FAKTUR PENJUALAN'];

test('the field: made, shown, filtered and changed over REST and GraphQL; other words are refused', async () => {
  const { body } = await staff.get(`/api/master/kontak/${abroad}`);
  expect(body.bahasa).toBe('en');
  const found = await staff.get('/api/master/kontak?filter=bahasa=en&fields=kode,bahasa');
  expect(found.body.data).toEqual([{ kode: 'LUAR', bahasa: 'en' }]);
  const wrong = await staff.patch(`/api/master/kontak/${abroad}`, { bahasa: 'fr' });
  expect([wrong.status, wrong.body.message]).toEqual([
    400,
    ['bahasa: harus salah satu dari id, en'],
  ]);
  const query = `mutation ($patch: JSON!) {masterPatch(input: {entitas: kontak, kunci: "${abroad}", patch: $patch}) {clientMutationId}}`;
  const set = async (bahasa: string | null) => {
    const { body } = await staff.post('/graphql', { query, variables: { patch: { bahasa } } });
    expect(body.errors).toBeUndefined();
    const asked = `{kontak(id: "${abroad}") {bahasa}}`;
    return (await staff.post('/graphql', { query: asked })).body.data.kontak.bahasa;
  };
  expect(await set(null)).toBeNull();
  expect(await spoken(paper(sale))).toEqual(INDONESIAN);
  expect(await set('en')).toBe('en');
});

test('a file brings it', async () => {
  const { gladi, tenang } = importirOf(server, token);
  const checked = await gladi('kontak', 'Kode,Nama,Tipe,Language\nSG-1,Lion,Pelanggan,en\n');
  expect([checked.status, temuan(checked)]).toEqual(['siap', []]);
  await staff.post(`/api/impor/${checked.id}/jalankan`);
  await tenang(checked.id);
  const { body } = await staff.get('/api/master/kontak?filter=kode=SG-1&fields=bahasa');
  expect(body.data).toEqual([{ bahasa: 'en' }]);
});

test('a paper is in it where the request names no language; who names one has that', async () => {
  expect(await spoken(paper(sale))).toEqual(ENGLISH);
  expect(await spoken(paper(sale), { 'accept-language': 'fr, *;q=0.5' })).toEqual(ENGLISH);
  expect(await spoken(paper(sale), id)).toEqual(INDONESIAN);
  expect(await spoken(paper(sale, '&bahasa=id'))).toEqual(INDONESIAN);
  expect(await spoken(paper(ours))).toEqual(INDONESIAN);
  expect(await spoken(paper(ours), en)).toEqual(ENGLISH);
  const [page = ''] = await fetchPdf(server.base, token, `/api/transaksi/penjualan/${sale}/cetak`);
  for (const text of ['SALESINVOICE', 'Page1of1', 'Taxnumber', '1,000'])
    expect(page).toContain(text);
});

test('many at once have each its own, letterhead too; a statement has it', async () => {
  const dokumen = [sale, ours].map((one) => ({ jenis: 'penjualan', id: one }));
  const response = await fetch(`${server.base}/api/cetak`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ dokumen }),
  });
  const pages = readPdf({ bytes: Buffer.from(await response.arrayBuffer()) });
  expect(pages[0]).toMatch(/Taxnumber.*SALESINVOICE/s);
  expect(pages[1]).toMatch(/NPWP.*FAKTURPENJUALAN/s);
  const statement = `/api/laporan/piutang/${abroad}/pernyataan?format=html&sampai=${hari('02-28')}`;
  expect((await spoken(statement)).slice(0, 2)).toEqual(['en', 'en']);
  expect((await spoken(statement, id)).slice(0, 2)).toEqual(['id', 'id']);
});

test("a link is in the contact's language whatever the browser says; ?bahasa= wins; without one as asked", async () => {
  const link = async (of: number) => {
    const { body } = await staff.post(`/api/transaksi/penjualan/${of}/tautan`, {});
    return `${new URL(String(body.url)).pathname}?format=html`;
  };
  const nobody = server.rest();
  const there = await link(sale);
  expect(await spoken(there, id, nobody)).toEqual(ENGLISH);
  expect(await spoken(`${there}&bahasa=id`, en, nobody)).toEqual(INDONESIAN);
  const here = await link(ours);
  expect(await spoken(here, {}, nobody)).toEqual(INDONESIAN);
  expect(await spoken(here, en, nobody)).toEqual(ENGLISH);
});

test('what is refused is told as asked, and nothing of it stays behind', async () => {
  const wrong = await staff.get(paper(sale, '&templat=gaib'));
  expect([wrong.status, wrong.body.code]).toEqual([400, 'VACTK']);
  expect(wrong.body.message[0]).toMatch(/^templat: tidak dikenal/);
  const after = await staff.get('/api/master/akun/klas');
  expect(after.body[0].nama).toBe('Aset');
});

test('another tenant sees neither the paper nor its language', async () => {
  const theirs = await server.restAs(await openToko(), 'staff');
  expect((await theirs.get(paper(sale))).status).toBe(404);
});
