/** Every paper of a branch is stamped UJI, a draft's too; those of its parent are not. */
import { beforeAll, expect, test } from '@jest/globals';
import { makeDocuments, PAPERS } from '../cetak/tiap_kertas.ts';
import { openDatabase } from '../helpers/database.ts';
import { pdfPages } from '../helpers/pdf_text.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';
import { openBranch } from './cabang.ts';

const data = openDatabase('few');
const server = openServer(data);
let toko: Toko;
let documents: Awaited<ReturnType<typeof makeDocuments>>;
let draft: number;
/** What the staff of the tenant and of its branch sign in with. */
let tokens: Record<'induk' | 'cabang', string>;

beforeAll(async () => {
  toko = await openToko(data, { nama: 'Toko Makmur', pkp_sejak: hari('01-01') });
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10000, 100]]);
  const [tahun = ''] = hari('01-01').split('-');
  documents = await makeDocuments(toko, tahun);
  ({ id: draft } = await toko.draftJual('02-08', [[barang, 1]]));
  const kode = await openBranch(data, toko.kode);
  const of = (tenant: string) => server.signIn(`staff@${toko.kode}.test`, tenant);
  tokens = { induk: await of(toko.kode), cabang: await of(kode) };
});

const STAMP = /<div class="cap">([^<]*)<\/div>/;
const stampOf = async (whose: keyof typeof tokens, path: string) => {
  const { status, text } = await server.rest(tokens[whose]).get(`${path}format=html`);
  expect([path, status]).toEqual([path, 200]);
  return STAMP.exec(text)?.[1] ?? '';
};
const expectStamped = async (path: string) => {
  const own = await stampOf('induk', path);
  expect(own).not.toContain('UJI');
  expect(await stampOf('cabang', path)).toBe(own === '' ? 'UJI' : `UJI · ${own}`);
};
const url = (jenis: string, id: number) => `/api/transaksi/${jenis}/${id}/cetak?`;

test.each(PAPERS)('%s: %s', async (dokumen, templat) => {
  const [jenis = ''] = dokumen.split(/[ /]/);
  await expectStamped(`${url(jenis, documents.ids[dokumen] ?? 0)}templat=${templat}&`);
});

test('a draft, in English too, and a statement', async () => {
  await expectStamped(url('penjualan', draft));
  await expectStamped(`${url('penjualan', documents.ids.penjualan ?? 0)}bahasa=en&`);
  await expectStamped(
    `/api/laporan/piutang/${documents.pelanggan}/pernyataan?sampai=${hari('03-31')}&`,
  );
});

test('the stamp stands in the PDF, on each of its pages', async () => {
  const pagesOf = async (whose: keyof typeof tokens) => {
    const response = await fetch(server.base + url('penjualan', documents.ids.penjualan ?? 0), {
      headers: { authorization: `Bearer ${tokens[whose]}` },
    });
    return pdfPages(Buffer.from(await response.arrayBuffer())).map((page) => page.join(''));
  };
  const pages = await pagesOf('cabang');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((page) => page.includes('UJI'))).toHaveLength(pages.length);
  expect((await pagesOf('induk')).filter((page) => page.includes('UJI'))).toEqual([]);
});
