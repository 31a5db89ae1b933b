/** The statement of a supplier: what we owe, what moved, what is old, and what came and is not billed. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
let toko: Toko;
let viewer: string;
let barang: number;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur' });
  viewer = await server.tokenOf(toko, 'viewer');
  barang = await toko.barang({ nama: 'Kopi' });
  await toko.jurnalkan(hari('01-01'), 'D 1101 9000000, K 3101 9000000');
});

const url = (kontak: number, query = '') => `/api/laporan/hutang/${kontak}/pernyataan${query}`;
const get = (path: string, token: string | undefined = viewer) => server.rest(token).get(path);
const beli = (kontak_id: number, tanggal: string, harga: number, lain: Row = {}) =>
  toko.beli(tanggal, [{ barang_id: barang, qty: 1, harga }], { kontak_id, ...lain });
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(<td class="(?:kiri|kanan)">.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td class="\w+">(.*?)<\/td>/gs)].map(([, text]) => text),
  );
const words = (value: number) => value.toLocaleString('id-ID');

test('what was billed, paid and returned; the last balance is that of the payables', async () => {
  const kontak = await toko.kontak({ nama: 'CV Sumber', kode: 'SUMBER', tipe: 'supplier' });
  const lama = await beli(kontak, hari('01-05'), 500_000);
  const faktur = await beli(kontak, hari('02-03'), 300_000, {
    nomor_faktur_supplier: 'INV-7',
    pembayaran: [{ akun_kode: '1101', jumlah: 50_000 }],
  });
  await beli(kontak, hari('02-04'), 70_000, {
    pembayaran: [{ akun_kode: '1101', jumlah: 70_000 }],
  });
  await toko.buat('pelunasan-hutang', hari('02-10'), {
    ...{ kontak_id: kontak, akun_kas: '1101', jumlah: 400_000 },
    alokasi: [{ dokumen_id: lama.id, jumlah: 400_000 }],
  });
  const terima = await toko.beli(hari('02-12'), [{ barang_id: barang, qty: 3, harga: 20_000 }], {
    kontak_id: kontak,
    mode: 'penerimaan',
  });
  const masa = `?dari=${hari('02-01')}&sampai=${hari('02-28')}`;
  const { text, headers } = await get(url(kontak, `${masa}&format=html`));
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const rows = rowsOf(text);
  expect(rows[0]?.slice(2)).toEqual(['Saldo awal', '', '', '500.000']);
  expect(rows[1]).toEqual([
    expect.any(String),
    faktur.nomor_transaksi,
    expect.stringMatching(/^Pembelian/),
    ...['300.000', '50.000', '750.000'],
  ]);
  const { body } = await get(`/api/laporan/hutang?kontak_id=${kontak}&sampai=${hari('02-28')}`);
  expect(text).toContain(`<td>Saldo akhir</td><td class="kanan">${words(body.meta.total_sisa)}`);
  const umur = body.ringkasan[0].umur;
  expect(rows.at(-1)).toEqual(
    ['belum_jatuh_tempo', '1-30', '31-60', '61-90', '>90'].map((one) => words(umur[one])),
  );
  expect(text).toContain('Barang diterima, belum ditagih</td><td class="kanan">60.000');
  expect(text).toContain(`Belum ditagih:  ${terima.nomor_transaksi}`);
  const [page = ''] = await fetchPdf(server.base, viewer, url(kontak, masa));
  for (const one of ['PERNYATAANHUTANG', 'Saldoakhir', 'Terbilang:', 'SUMBER'])
    expect(page).toContain(one);
  const english = await get(url(kontak, `${masa}&format=html&bahasa=en`));
  for (const one of ['STATEMENT OF PAYABLES', 'Goods received, not billed', 'Not billed:'])
    expect(english.text).toContain(one);
  // Before the receipt came, and after it was billed, it is not named.
  expect((await get(url(kontak, `?sampai=${hari('02-11')}&format=html`))).text).not.toContain(
    'Belum ditagih',
  );
  const [baris] = await toko.baris(terima.id);
  await beli(kontak, hari('02-20'), 0, {
    detail: [{ penerimaan_baris_id: baris?.id, pajak_kode: 'NON' }],
  });
  expect((await get(url(kontak, `${masa}&format=html`))).text).not.toContain('Belum ditagih');
});

test('a deposit with the supplier stands below, and thirty receipts are named', async () => {
  const kontak = await toko.kontak({ tipe: 'supplier' });
  await toko.buat('kas-keluar', hari('01-05'), {
    akun_kas: '1101',
    kontak_id: kontak,
    detail: [{ akun_kode: '1403', jumlah: 12_000 }],
  });
  for (let n = 1; n <= 32; n += 1)
    await toko.beli(hari('03-01'), [{ barang_id: barang, qty: 1, harga: 10 }], {
      kontak_id: kontak,
      mode: 'penerimaan',
    });
  const { text } = await get(url(kontak, `?sampai=${hari('03-31')}&format=html`));
  expect(text).toContain('Uang muka kami pada Anda</td><td class="kanan">12.000');
  expect(text.split('Belum ditagih:')).toHaveLength(31);
  expect(text).toContain('+ 2');
  expect(text).toContain('Barang diterima, belum ditagih</td><td class="kanan">320');
});

test('the contact must exist; the wall: another tenant, a key without the scope, nobody', async () => {
  const { supplier } = toko;
  const codeOf = async (path: string, token?: string) => (await get(path, token)).body.code;
  expect(await codeOf(url(99_999_999))).toBe('TDKTK');
  expect(await codeOf(url(supplier, `?dari=${hari('02-02')}&sampai=${hari('02-01')}`))).toBe(
    'VATGL',
  );
  expect(await codeOf(url(supplier, '?format=xlsx'))).toBe('VAINP');
  const rahasia = await toko.kontak({ nama: 'Rahasia', tipe: 'supplier' });
  await beli(rahasia, hari('02-01'), 12_345);
  const lain = await openToko();
  const seen = await get(url(rahasia, '?format=html'), await server.tokenOf(lain, 'admin'));
  expect(seen.text).not.toMatch(/Rahasia|12\.345/);
  expect((await server.rest(undefined).get(url(supplier))).status).toBe(401);
  const admin = await server.restAs(toko, 'admin');
  const made = async (cakupan: string[]) => {
    const key = { nama: cakupan.join(), peran: 'staff', cakupan };
    const asked = { 'x-admin-key': server.adminKey };
    return String((await admin.post('/api/pengaturan/kunci-api', key, asked)).body.kunci);
  };
  const [piutang, hutang] = [
    await made(['laporan:piutang:read']),
    await made(['laporan:hutang:read']),
  ];
  expect(await codeOf(url(supplier), piutang)).toBe('OTCKP');
  expect((await get(url(supplier, '?format=html'), hutang)).status).toBe(200);
});
