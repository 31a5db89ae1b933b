/** Documents on paper: what stands on them, who may have them, and whether a paper is genuine. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
let toko: Toko;
let staff: string;
let barang: number;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko <Makmur>', npwp: '01.234', pkp_sejak: hari('01-01') });
  staff = await server.tokenOf(toko, 'staff');
  barang = await toko.barang({ nama: 'Kopi & Gula' });
  await toko.beli(hari('01-02'), [[barang, 10000, 100]]);
});

const sell = (lain: object = {}) =>
  toko.jual(hari('02-01'), [{ barang_id: barang, qty: 2, harga: 3000000, pajak_kode: 'PPN' }], {
    ...lain,
  });
const url = (jenis: string, id: number, query = '') =>
  `/api/transaksi/${jenis}/${id}/cetak${query}`;
const get = (path: string, token: string | undefined = staff) => server.rest(token).get(path);

const pdf = (path: string) => fetchPdf(server.base, staff, path);

test('an invoice of a PKP: lines, base and PPN, amount in words, and a code', async () => {
  const { id, nomor_transaksi: nomor } = await sell();
  const [page = '', ...more] = await pdf(url('penjualan', id));
  expect(more).toEqual([]);
  expect(page).toContain('FAKTURPENJUALAN');
  expect(page).not.toMatch(/fakturpajak/i);
  for (const text of [
    nomor,
    'Kopi&Gula',
    '3.000.000',
    'DPPnilailain',
    'PPN12%660.000',
    '6.660.000',
  ])
    expect(page).toContain(text);
  expect(page).toContain('Terbilang:Enamjutaenamratusenampuluhriburupiah');
  expect(page).toContain('Halaman1dari1');
  expect(page).not.toMatch(/DRAFT|BATAL|SALINAN/);
  expect((await pdf(url('penjualan', id, '?salinan=true')))[0]).toContain('SALINAN');
  const { text, headers } = await get(url('penjualan', id, '?format=html'));
  expect(text).toContain('Toko &lt;Makmur&gt;');
  expect(text).toContain('<svg role="img"');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('who is no PKP shows no PPN', async () => {
  await toko.set({ pkp_sejak: null });
  const { id } = await sell({ detail: [{ barang_id: barang, qty: 2, harga: 5000 }] });
  const [page] = await pdf(url('penjualan', id));
  await toko.set({ pkp_sejak: hari('01-01') });
  expect(page).not.toMatch(/PPN|DPP/);
  expect(page).toContain('Total10.000');
});

test('two hundred lines go over pages, and what is carried over is said on both sides', async () => {
  const detail = Array.from({ length: 200 }, () => ({ barang_id: barang, qty: 1, harga: 1000 }));
  const pages = await pdf(url('penjualan', (await sell({ detail })).id));
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, at) => {
    expect(page).toContain(`Halaman${at + 1}dari${pages.length}`);
    const moved = /Jumlahdipindahkan([\d.]+)Hal|Jumlahdipindahkan([\d.]+)/.exec(page);
    if (at < pages.length - 1)
      expect(pages[at + 1]).toContain(`Pindahan${moved?.[1] ?? moved?.[2]}`);
    else expect(moved).toBeNull();
  });
});

test('a delivery note has no prices; a draft and a void say so', async () => {
  const { id } = await sell();
  const note = (await pdf(url('penjualan', id, '?templat=surat-jalan')))[0] ?? '';
  expect(note).toContain('SURATJALAN');
  expect(note).not.toMatch(/000\.000|Total|Rp/);
  const draft = await toko.draft('penjualan', hari('02-01'), {
    detail: [{ barang_id: barang, qty: 2, harga: 7000 }],
  });
  const shown = (await pdf(url('penjualan', draft.id)))[0] ?? '';
  expect(shown).toContain('DRAFT');
  expect(shown).not.toContain('Periksa');
  await toko.batalkan('penjualan', id);
  expect((await pdf(url('penjualan', id)))[0]).toContain('BATAL');
});

test.each([
  ['5000000', false],
  ['5000001', true],
])('a receipt for %s', async (jumlah, meterai) => {
  const { id } = await toko.buat('kas-masuk', hari('02-01'), {
    kontak_id: toko.pelanggan,
    detail: [{ akun_kode: '3101', jumlah, keterangan: 'Setoran' }],
  });
  const [page] = await pdf(url('kas-masuk', id, '?templat=kwitansi'));
  expect(page).toContain('KWITANSI');
  expect(page).toContain('Limajuta');
  expect(page?.includes('Meterai')).toBe(meterai);
});

test('a till receipt, and every other kind of paper', async () => {
  const { id } = await sell({ pembayaran: [{ akun_kode: '1101', jumlah: 6660000 }] });
  for (const templat of [
    'struk-58',
    'struk-80',
    'faktur-a5',
    'faktur-kontinu',
    'tanda-terima',
    'kwitansi',
  ])
    expect((await pdf(url('penjualan', id, `?templat=${templat}`)))[0]).toContain('6.660.000');
  const beli = await toko.beli(hari('02-02'), [[barang, 5, 100]]);
  expect((await pdf(url('pembelian', beli.id)))[0]).toContain('BUKTIPENERIMAANBARANG');
  const kas = await toko.buat('kas-keluar', hari('02-02'), {
    detail: [{ akun_kode: '6201', jumlah: 1000, keterangan: 'Listrik' }],
  });
  expect((await pdf(url('kas-keluar', kas.id)))[0]).toContain('BUKTIKASKELUAR');
  const order = await toko.buat('order-pembelian', hari('02-02'), {
    detail: [{ barang_id: barang, qty: 3, harga: 900 }],
  });
  expect((await pdf(url('order-pembelian', order.id)))[0]).toContain('ORDERPEMBELIAN');
  const retur = await toko.retur('penjualan', hari('02-03'), id, 1, { dokumen_asal_id: id });
  expect((await pdf(url('retur-penjualan', retur.id)))[0]).toContain('NOTARETUR');
});

test('what a paper is asked for must exist and fit', async () => {
  const { id } = await sell();
  expect((await get(url('penjualan', id, '?templat=lain-sekali'))).body).toMatchObject({
    code: 'VACTK',
    message: [
      'templat: tidak dikenal; yang diizinkan: faktur-a4, faktur-a5, faktur-kontinu, surat-jalan, kwitansi, ' +
        'struk-58, struk-80, tanda-terima',
    ],
  });
  expect((await get(url('penjualan', id, '?templat=penerimaan'))).body.message).toEqual([
    'templat: penerimaan bukan untuk penjualan',
  ]);
  expect((await get(url('penjualan', id, '?templat=A'))).body.code).toBe('VAINP');
  expect((await get(url('pembelian', id))).body.code).toBe('TDTRX');
  const journal = await toko.jurnalkan(hari('02-01'), 'D 1101 500, K 3101 500');
  expect((await get(url('jurnal-umum', journal.id))).body.message).toEqual([
    'jenis: jurnal-umum tidak punya bentuk cetak',
  ]);
});

test('the code of a paper says number, date and total to everybody, and nothing of any other', async () => {
  const { id, nomor_transaksi: nomor } = await sell();
  const kode = await toko.asOwner((db) =>
    db.value<string>('select erp_private.cetak_kode(null::buku, $1)', [id]),
  );
  const ask = (one: string) => server.rest(undefined).get(`/api/cetak/periksa/${one}?format=json`);
  expect((await ask(kode)).body).toEqual({
    ...{ asli: true, status: 'sah', nomor, tanggal: expect.stringContaining(' Februari ') },
    total: 'Rp 6.660.000,00',
  });
  const { status, text } = await server.rest(undefined).get(`/api/cetak/periksa/${kode}`);
  expect([status, text]).toEqual([200, expect.stringContaining('Dokumen ini asli')]);
  const { body: openapi } = await server.rest(undefined).get('/api/docs-json');
  const { content } = openapi.paths['/api/cetak/periksa/{kode}'].get.responses['200'];
  expect(Object.keys(content)).toEqual(['text/html', 'application/json']);
  await toko.batalkan('penjualan', id);
  expect((await ask(kode)).body).toMatchObject({ asli: true, status: 'batal' });
  const [tenant, , tanda] = kode.split('.');
  for (const wrong of [
    `${tenant}.${id}.${'0'.repeat(24)}`,
    `${tenant}.${id + 1}.${tanda}`,
    `tidakada.${id}.${tanda}`,
    'x',
  ]) {
    const found = await ask(wrong);
    expect([found.status, found.body]).toEqual([404, { asli: false }]);
  }
});

test('the wall: a viewer, another tenant, nobody', async () => {
  const { id } = await sell();
  const viewer = await server.tokenOf(toko, 'viewer');
  expect((await get(url('penjualan', id), viewer)).body.code).toBe('OTROL');
  expect((await server.rest(undefined).get(url('penjualan', id))).status).toBe(401);
  const lain = await openToko();
  const other = await server.tokenOf(lain, 'staff');
  expect((await get(url('penjualan', id), other)).body.code).toBe('TDTRX');
});
