/** Papers in English: `?bahasa=en`, or the language of the request; their figures and days in the English form. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { fetchPdf } from '../ekspor/ekspor.ts';
import { pdfPages } from '../helpers/pdf_text.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { makeDocuments, PAPERS, THEIRS } from './tiap_kertas.ts';

const { data, openToko } = openStory();
const server = openServer(data);
let toko: Toko;
let staff: string;
let barang: number;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur', telepon: '022-1', pkp_sejak: hari('01-01') });
  staff = await server.tokenOf(toko, 'staff');
  barang = await toko.barang({ nama: 'Kopi Bubuk' });
  await toko.beli(hari('01-02'), [[barang, 10000, 100]]);
});

const sell = (lain: Record<string, unknown> = {}) =>
  toko.jual(
    hari('02-01'),
    [{ barang_id: barang, qty: 2, harga: '3000000.25', diskon: 0.5, pajak_kode: 'PPN' }],
    lain,
  );
const url = (jenis: string, id: number, query = '') =>
  `/api/transaksi/${jenis}/${id}/cetak${query}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  server.rest(staff).get(path, headers);

test('an invoice: titles, sums, amount in words, figures and days', async () => {
  const { id, nomor_transaksi: nomor } = await sell();
  const [page = ''] = await fetchPdf(server.base, staff, url('penjualan', id, '?bahasa=en'));
  for (const text of [
    'SALESINVOICE',
    nomor,
    'Number',
    '1February',
    'KopiBubuk',
    '3,000,000.25',
    'Subtotal6,000,000',
    'VAT12%660,000',
    'Other-valuetaxbase5,500,000',
    '6,660,000',
    'Inwords:Sixmillionsixhundredsixtythousandrupiah',
    'Page1of1',
    'Checkthatitisgenuine',
    'Sincerely',
  ])
    expect(page).toContain(text);
  expect(page).not.toMatch(/Terbilang|Halaman|Penerima|Tanggal|Jumlah|Potongan/);
  const paper = await get(url('penjualan', id, '?format=html&salinan=true&bahasa=en'));
  expect(paper.text).toContain('<html lang="en">');
  expect(paper.text).toContain('COPY');
  expect(paper.headers.get('content-language')).toBe('en');
});

test('amounts have cents where one of them has', async () => {
  const lines = [
    { barang_id: barang, qty: 1, harga: '1000.5' },
    { barang_id: barang, qty: 1, harga: 1000 },
  ];
  const { id } = await toko.jual(hari('02-01'), lines);
  const { text } = await get(url('penjualan', id, '?format=html&bahasa=en'));
  for (const said of ['>1,000.50<', '>1,000.00<', '>2,000.50<', 'rupiah and fifty sen'])
    expect(text).toContain(said);
});

test('?bahasa= wins over the language of the request, and without both a paper is as ever', async () => {
  const { id } = await sell();
  const html = (query: string, headers = {}) =>
    get(url('penjualan', id, `?format=html${query}`), headers).then(({ text }) => text);
  const home = await html('');
  expect(home).toContain('<html lang="id">');
  expect(home).toContain('FAKTUR PENJUALAN');
  expect(home).toContain('3.000.000,25');
  const en = { 'accept-language': 'en' };
  expect(await html('&bahasa=id', en)).toBe(home);
  expect(await html('', en)).toBe(await html('&bahasa=en'));
  const wrong = await get(url('penjualan', id, '?bahasa=fr'), en);
  expect([wrong.status, wrong.body.message]).toEqual([400, ['bahasa: must be one of id, en']]);
});

test('a receipt, a delivery note and till receipts', async () => {
  const { id } = await sell({ pembayaran: [{ akun_kode: '1101', jumlah: 6_660_000 }] });
  const show = (templat: string) =>
    get(url('penjualan', id, `?format=html&bahasa=en&templat=${templat}`));
  const receipt = await show('kwitansi');
  for (const text of ['RECEIPT', 'Received from', 'The sum of', 'In payment of', 'Stamp duty'])
    expect(receipt.text).toContain(text);
  expect(receipt.text).toContain('Rp 6,660,000.00');
  expect(receipt.text).toContain('Rp 10,000');
  expect(receipt.text).toContain('Invoice ');
  const note = await show('surat-jalan');
  expect(note.text).toContain('DELIVERY NOTE');
  expect(note.text).toContain('Driver');
  expect((await show('struk-58')).text).toContain('Paid');
});

test("a customer's statement", async () => {
  await sell();
  const path = `/api/laporan/piutang/${toko.pelanggan}/pernyataan?format=html&sampai=${hari('02-28')}`;
  const { text } = await get(`${path}&bahasa=en`);
  for (const said of ['STATEMENT OF ACCOUNT', 'Opening balance', 'Not due yet', 'Sales'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Saldo|Tagihan|Jatuh tempo/);
  const [year] = hari('01-01').split('-');
  expect(text).toContain(`>01 Feb ${year}<`);
  expect((await get(path)).text).toContain(`>01/02/${year}<`);
});

describe('no word of ours that stands on a paper is left in the English one', () => {
  let shop: Awaited<ReturnType<typeof makeDocuments>>;
  beforeAll(async () => {
    const [year = ''] = hari('01-01').split('-');
    const rekening = [{ bank: 'BCA', nomor: '123', atas_nama: 'Makmur' }];
    await toko.set({ alamat: 'Jl. Braga 1', npwp: '0123456789012345' });
    await toko.asOwner((db) => db.rows('update kop set rekening = $1', [JSON.stringify(rekening)]));
    shop = await makeDocuments(toko, year);
  });

  /** Its words, without those of codes, as PJ/UTAMA/202602/00001. */
  const wordsOf = (text: string) =>
    new Set(text.replace(/\b[A-Z]{2,}[-/]\S*/g, '').match(/\p{L}{2,}/gu));
  const alike = Object.entries(english).flatMap(([id, en]) => (id === en ? [id] : []));
  const known = wordsOf(
    [THEIRS, ...alike, 'No Rp rupiah sen DRAFT ORDER Order BANK DEBIT'].join(' '),
  );

  /** What is read of a page: all between its tags, and the names of its pictures. */
  const readHtml = async (path: string) =>
    (await get(`${path}&format=html`)).text
      .replace(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
      .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]*>|&\w+;/g, ' ');
  const readPdf = async (path: string) => {
    const headers = { authorization: `Bearer ${staff}` };
    const response = await fetch(server.base + path, { headers });
    return pdfPages(Buffer.from(await response.arrayBuffer()))
      .flat()
      .join(' ');
  };
  const expectEnglish = async (path: string) => {
    for (const read of [readHtml, readPdf]) {
      const [home, abroad] = [await read(`${path}&bahasa=id`), await read(`${path}&bahasa=en`)];
      const ours = [...wordsOf(home)].filter((one) => !known.has(one));
      expect(ours.length).toBeGreaterThan(5);
      const english = wordsOf(abroad);
      expect(ours.filter((one) => english.has(one))).toEqual([]);
      // Days as 01/02/2026, thousands as 1.000 and cents as 1,50 are Indonesian.
      expect(abroad).not.toMatch(/\d\/\d\d\/|\d\.\d{3}(?!\d)|\d,\d\d(?!\d)/);
    }
  };

  test.each(PAPERS)('%s: %s', async (dokumen, templat) => {
    const id = shop.ids[dokumen] ?? 0;
    const jenis = dokumen.split(/[ /]/)[0] ?? '';
    await expectEnglish(url(jenis, id, `?salinan=true&templat=${templat}`));
  });

  test('a statement', () =>
    expectEnglish(
      `/api/laporan/piutang/${shop.pelanggan}/pernyataan?dari=${hari('01-01')}&sampai=${hari('03-31')}`,
    ));

  test('what is carried over, and the pages', async () => {
    const id = shop.ids.penjualan ?? 0;
    const pages = await fetchPdf(server.base, staff, url('penjualan', id, '?bahasa=en'));
    expect(pages[0]).toMatch(/Carriedforward[\d,.]+Page1of\d/);
    expect(pages[1]).toContain('Broughtforward');
  });

  test('all of our papers are read', async () => {
    const all = await toko.rows<{ kertas: string }>(
      `select k.jenis || ' ' || d.nama as kertas
         from erp_private.cetak_dasar() as d cross join unnest(d.jenis) as k (jenis)`,
    );
    const seen = new Set(PAPERS.map(([dokumen, templat]) => `${dokumen} ${templat}`));
    expect(all.map(({ kertas }) => kertas).filter((kertas) => !seen.has(kertas))).toEqual([]);
  });
});

test('the page behind the code of a paper is in the language of its reader', async () => {
  const { id } = await sell();
  const kode = await toko.asOwner((db) =>
    db.value<string>('select erp_private.cetak_kode(null::buku, $1)', [id]),
  );
  const ask = async (one: string, bahasa: string) => {
    const headers = { 'accept-language': bahasa };
    return (await server.rest(undefined).get(`/api/cetak/periksa/${one}`, headers)).text;
  };
  const page = await ask(kode, 'en');
  for (const said of ['lang="en"', 'This document is genuine', '>Date<', ' February ', '660,000'])
    expect(page).toContain(said);
  expect(page).not.toMatch(/Nomor|Tanggal|Dokumen|kertas/);
  expect(await ask(kode, 'id')).toMatch(/lang="id".*Dokumen ini asli.* Februari /s);
  expect(await ask('x', 'en')).toContain('This code is not known');
  await toko.batalkan('penjualan', id);
  expect(await ask(kode, 'en')).toContain('This document has been voided (VOID)');
});

test('every title, column and place to sign of our templates has an English word', async () => {
  const words = await toko.rows<{ kata: string }>(
    `select distinct k.kata
       from (
         select d.judul as kata from erp_private.cetak_dasar() as d where d.nama <> 'bukti-kas'
         union all select unnest(d.tanda_tangan) from erp_private.cetak_dasar() as d
         union all select c.judul from erp_private.cetak_kolom() as c
       ) as k`,
  );
  expect(words.map(({ kata }) => kata).filter((kata) => !(kata in english))).toEqual([]);
});

test.each([
  ['0', 'Zero rupiah'],
  ['1', 'One rupiah'],
  ['21', 'Twenty-one rupiah'],
  ['110', 'One hundred ten rupiah'],
  ['1000', 'One thousand rupiah'],
  ['1001121.5', 'One million one thousand one hundred twenty-one rupiah and fifty sen'],
  ['-40', 'Minus forty rupiah'],
  [
    '999999999999999999',
    'Nine hundred ninety-nine quadrillion nine hundred ninety-nine trillion nine hundred ninety-nine billion ' +
      'nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine rupiah',
  ],
])('%s in words', async (amount, said) => {
  expect(
    await toko.value(
      `select erp_private.terbilang($1::numeric) from set_config('erp.bahasa', 'en', true)`,
      [amount],
    ),
  ).toBe(said);
});
