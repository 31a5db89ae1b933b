/** The statement of a customer: what was owed, what moved, what is owed and how old it is. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
let toko: Toko;
let viewer: string;
let barang: number;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur' });
  viewer = await server.tokenOf(toko, 'viewer');
  barang = await toko.barang({ nama: 'Kopi' });
  await toko.beli(hari('01-02'), [[barang, 10000, 100]]);
});

const url = (kontak: number, query = '') => `/api/laporan/piutang/${kontak}/pernyataan${query}`;
const get = (path: string, token: string | undefined = viewer) => server.rest(token).get(path);
const sell = (kontak: number, tanggal: string, harga: number, lain: Record<string, unknown> = {}) =>
  toko.jual(tanggal, [{ barang_id: barang, qty: 1, harga }], {
    kontak_id: kontak,
    jatuh_tempo: tanggal,
    ...lain,
  });

const pdf = (path: string) => fetchPdf(server.base, viewer, path);

/** The rows of the table of movements on the page: cells as they are shown. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(<td class="(?:kiri|kanan)">.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td class="\w+">(.*?)<\/td>/gs)].map(([, text]) => text),
  );

test('opening balance, movements, ages and words; the last balance is that of the report', async () => {
  const kontak = await toko.kontak({ nama: 'Warung <Sari>', kode: 'SARI' });
  const lama = await sell(kontak, hari('01-05'), 500000);
  await toko.buat('pelunasan-piutang', hari('01-20'), {
    ...{ kontak_id: kontak, akun_kas: '1101', jumlah: 100000 },
    alokasi: [{ dokumen_id: lama.id, jumlah: 100000 }],
  });
  const baru = await sell(kontak, hari('02-03'), 300000, {
    nomor_referensi: 'PO-7',
    jatuh_tempo: hari('03-03'),
    pembayaran: [{ akun_kode: '1101', jumlah: 50000 }],
  });
  // Paid in full: never owed.
  await sell(kontak, hari('02-04'), 70000, { pembayaran: [{ akun_kode: '1101', jumlah: 70000 }] });
  const salah = await sell(kontak, hari('02-05'), 999);
  await toko.batalkan('penjualan', salah.id);
  await toko.buat('pelunasan-piutang', hari('02-10'), {
    ...{ kontak_id: kontak, akun_kas: '1101', jumlah: 425000 },
    alokasi: [{ dokumen_id: lama.id, jumlah: 390000, potongan: 10000 }],
  });
  const { text, headers } = await get(
    url(kontak, `?dari=${hari('02-01')}&sampai=${hari('02-28')}&format=html`),
  );
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(text).toContain('Warung &lt;Sari&gt;');
  const dmy = (day: string) => hari(day).split('-').reverse().join('/');
  const rows = rowsOf(text);
  expect(rows[0]).toEqual([dmy('02-01'), '', 'Saldo awal', '', '', '400.000']);
  expect(rows[1]).toEqual([
    ...[dmy('02-03'), baru.nomor_transaksi, `Penjualan\nPO-7\nJatuh tempo ${dmy('03-03')}`],
    ...['300.000', '50.000', '650.000'],
  ]);
  expect(rows.filter((row) => row.includes('400.000')).at(-1)).toEqual([
    ...[dmy('02-10'), expect.stringMatching(/^LP/), 'Pelunasan Piutang', '', '400.000'],
    expect.stringMatching(/^25[01]\./),
  ]);
  expect(rows.flat().filter((one) => one?.startsWith('Pembatalan Penjualan'))).toHaveLength(1);
  const { body } = await get(`/api/laporan/piutang?kontak_id=${kontak}&sampai=${hari('02-28')}`);
  const words = (value: number) => value.toLocaleString('id-ID');
  expect(text).toContain(`<td>Saldo akhir</td><td class="kanan">${words(body.meta.total_sisa)}`);
  const umur = body.ringkasan[0].umur;
  expect(rows.at(-1)).toEqual(
    ['belum_jatuh_tempo', '1-30', '31-60', '61-90', '>90'].map((one) => words(umur[one])),
  );
  expect(text).toContain('Titipan Anda pada kami</td><td class="kanan">35.000');
  const [page = ''] = await pdf(url(kontak, `?dari=${hari('02-01')}&sampai=${hari('02-28')}`));
  for (const one of ['PERNYATAANPIUTANG', 'Saldoakhir', 'Terbilang:', 'Belumjatuhtempo'])
    expect(page).toContain(one);
});

test('over pages the balance is carried over, and it always is the last one of the report', async () => {
  const kontak = await toko.kontak();
  for (let n = 1; n <= 60; n += 1) await sell(kontak, hari('03-01'), 1000);
  const pages = await pdf(url(kontak, `?dari=${hari('03-01')}&sampai=${hari('03-31')}`));
  expect(pages.length).toBeGreaterThan(1);
  const moved = /Jumlahdipindahkan([\d.]+?)(?=Hal|$)/.exec(pages[0] ?? '')?.[1];
  expect(pages[1]).toContain(`Pindahan${moved}`);
  expect(pages.at(-1)).toContain('Saldoakhir60.000');
});

test('nothing moved, nothing owed: still a statement', async () => {
  const [page] = await pdf(url(await toko.kontak()));
  expect(page).toContain('Saldoawal0');
  expect(page).not.toContain('Terbilang');
});

test('the contact must exist, and dates be in order', async () => {
  const { pelanggan } = toko;
  const codeOf = async (path: string) => (await get(path)).body.code;
  expect(await codeOf(url(99999999))).toBe('TDKTK');
  expect(await codeOf(url(pelanggan, `?dari=${hari('02-02')}&sampai=${hari('02-01')}`))).toBe(
    'VATGL',
  );
  expect(await codeOf(url(pelanggan, '?dari=kemarin'))).toBe('VAINP');
  expect(await codeOf(url(pelanggan, '?format=xlsx'))).toBe('VAINP');
});

test('the wall: another tenant, a key without the scope, a module that is off, nobody', async () => {
  const kontak = await toko.kontak({ nama: 'Rahasia' });
  await sell(kontak, hari('02-01'), 12345);
  const lain = await openToko();
  const other = await server.tokenOf(lain, 'admin');
  const seen = await get(url(kontak, '?format=html'), other);
  expect(seen.text).not.toMatch(/Rahasia|12\.345/);
  expect((await server.rest(undefined).get(url(kontak))).status).toBe(401);
  const admin = await server.restAs(toko, 'admin');
  const made = async (cakupan: string[]) => {
    const key = { nama: cakupan.join(), peran: 'staff', cakupan };
    const asked = { 'x-admin-key': server.adminKey };
    return String((await admin.post('/api/pengaturan/kunci-api', key, asked)).body.kunci);
  };
  expect((await get(url(kontak), await made(['transaksi:read']))).body.code).toBe('OTCKP');
  expect((await get(url(kontak, '?format=html'), await made(['laporan:read']))).status).toBe(200);
  const modul = (aktif: boolean) =>
    toko.asOwner((db) => db.rows(`update modul set aktif = $1 where kode = 'laporan'`, [aktif]));
  await modul(false);
  expect((await get(url(kontak))).body.code).toBe('OTMDL');
  await modul(true);
});
