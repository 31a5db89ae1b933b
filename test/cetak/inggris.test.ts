/** Papers in English: `?bahasa=en`, or the language of the request; their figures and days in the English form. */
import { beforeAll, expect, test } from '@jest/globals';
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { fetchPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

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
