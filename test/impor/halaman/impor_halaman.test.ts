/** Files become data in a real browser: drop one, see what is understood, change a column, see findings, run, see the goods. */
import { beforeAll, expect, test } from '@jest/globals';
import { openIssuer } from '../../dashboard/issuer.ts';
import { startServer } from '../../helpers/server.ts';
import { EMAIL, type File, openHalaman } from './halaman.ts';

const there = openHalaman();
const { data, server, faults, member, signIn, pick, button, card } = there;
const { status, rehearse, result, rowsOf, saved, meaning, holds } = there;
const OWNER = 'pemilik@toko.test';

beforeAll(() => member(OWNER, there.toko.kode, 'admin'));

const samples = (title: string) =>
  card('Kolom').locator('tr', { hasText: title }).locator('.contoh span').allTextContents();

const GOODS = {
  name: 'daftar barang.csv',
  lines: [
    'Daftar Barang PT Maju;;;;',
    'Kode Barang;Nama Barang;UOM;Banderol;Kisaran',
    '001;Kopi bubuk;PCS;1.250,50;mahal',
    '002;Teh celup;PCS;2.000;murah',
    '003;Gula;PCS;900;sedang',
    '004;Garam;PCS;500;murah',
  ],
};

const sendForm = async (token: string, { name, lines = [] }: File, jenis: string) => {
  const body = new FormData();
  body.set('jenis', jenis);
  body.set('berkas', new Blob([lines.join('\r\n')]), name);
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${server.base}/api/impor`, { method: 'POST', headers, body });
  return (await sent.json()).id as number;
};

test('a file is understood in sentences; a wrong price column is named, seen in the findings, and mended', async () => {
  await signIn();
  await pick(GOODS);
  // Its name tells what it holds.
  expect(await there.page.getByLabel('Isi daftar barang.csv').inputValue()).toBe('barang');
  await there.page.getByText('ditebak dari namanya').waitFor();
  await button('Unggah dan periksa').click();
  await status('Siap dijalankan');
  for (const sentence of [
    'Dibaca sebagai barang.',
    'CSV UTF-8, dipisah titik koma.',
    'Kepala kolom di baris 2.',
    'Baris judul dilewati: 1.',
    'Kolom tidak dipakai: Banderol, Kisaran.',
  ])
    await card('Yang dipahami').getByText(sentence, { exact: true }).waitFor();
  expect(await meaning('Kode Barang').inputValue()).toBe('kode');
  expect(await samples('Banderol')).toEqual(['1.250,50', '2.000', '900']);
  // A column that holds no prices is named as one.
  await meaning('Kisaran').selectOption('harga_jual');
  await button('Periksa lagi').click();
  await status('Ada temuan');
  const findings = card('Temuan');
  await findings.getByText('Harga jual: bukan angka').waitFor();
  await findings.getByText('4 baris', { exact: true }).waitFor();
  expect(await findings.locator('code').allTextContents()).toEqual(['mahal', 'murah', 'sedang']);
  await findings.getByText('dan 1 baris lagi').waitFor();
  expect(await button('Jalankan').count()).toBe(0);
  const { name, text } = await saved('CSV');
  expect(name).toBe('daftar_barang-temuan.csv');
  expect(text.split('\r\n')[2]).toMatch(/^001,.*mahal,.*harga_jual: bukan angka \(mahal\)/);
  // The price is the other one: a column of ours is one of the file's only.
  await meaning('Banderol').selectOption('harga_jual');
  expect(await meaning('Kisaran').inputValue()).toBe('');
  await button('Periksa lagi').click();
  await status('Siap dijalankan');
  await card('Yang dipahami').getByText('Desimal ditulis dengan koma.').waitFor();
  expect(faults).toEqual([]);
});

test('an earlier import is opened from the list, shows its first rows, runs, and the goods are there', async () => {
  await signIn();
  await there.page.getByRole('link', { name: GOODS.name }).click();
  await status('Siap dijalankan');
  expect(await result()).toEqual({
    'akan dibuat': '4',
    'akan diubah': '0',
    'sudah ada dan sama': '0',
    temuan: '0',
  });
  expect(await rowsOf('Baris pertama')).toEqual([
    ['3', 'baru', '001', 'Kopi bubuk', 'PCS', '1.250,50'],
    ['4', 'baru', '002', 'Teh celup', 'PCS', '2.000'],
    ['5', 'baru', '003', 'Gula', 'PCS', '900'],
  ]);
  expect(await there.toko.rows('select kode from barang')).toEqual([]);
  await button('Jalankan').click();
  await status('Selesai');
  expect(await result()).toMatchObject({ dibuat: '4', temuan: '0' });
  expect((await rowsOf('dan jadinya')).map(([, made]) => made)).toEqual([
    'baru 001',
    'baru 002',
    'baru 003',
    'baru 004',
  ]);
  expect(
    await there.toko.rows(`select kode, nama, harga_jual::text from barang order by kode limit 1`),
  ).toEqual([{ kode: '001', nama: 'Kopi bubuk', harga_jual: '1250.500000' }]);
  await card('Impor sebelumnya').getByText('Selesai', { exact: true }).waitFor();
  // It asks once more; what the run made is taken back whole.
  await button('Tarik kembali').click();
  await button('Tidak jadi').click();
  await button('Tarik kembali').click();
  await button('Ya, tarik kembali').click();
  await status('Ditarik kembali');
  expect(await there.toko.value('select count(*)::int from barang where aktif')).toBe(0);
  expect(await button('Tarik kembali').count()).toBe(0);
  await button('Hapus dari daftar').click();
  await there.page.getByText('Belum ada berkas yang diimpor.').waitFor();
  expect(await there.toko.value('select count(*)::int from barang')).toBe(4);
  expect(faults).toEqual([]);
});

test('a file is dropped; its name tells nothing, what is picked is wrong, and it goes again as what it is', async () => {
  await signIn();
  await there.page.evaluate(`{
    const given = new DataTransfer();
    given.items.add(new File(['kode,nama,tipe\\r\\nS1,PT Sumber,supplier'], 'ekspor.csv', { type: 'text/csv' }));
    document.querySelector('.letak').dispatchEvent(new DragEvent('drop', { dataTransfer: given, bubbles: true }));
  }`);
  await there.page.getByText('ekspor.csv').waitFor();
  expect(await button('Unggah dan periksa').isDisabled()).toBe(true);
  await there.page.getByLabel('Isi ekspor.csv').selectOption('barang');
  await button('Unggah dan periksa').click();
  await status('Ada temuan');
  await there.page.getByText('Belum ada kolom untuk Satuan.').waitFor();
  await there.page.getByLabel('Periksa ekspor.csv sebagai').selectOption('kontak');
  await status('Siap dijalankan');
  await there.page.getByText('Dibaca sebagai kontak.').waitFor();
  const states = await card('Impor sebelumnya').locator('.keadaan').allTextContents();
  expect(states.slice(0, 2)).toEqual(['Siap dijalankan', 'Dibatalkan']);
  expect(faults).toEqual([]);
});

test('the trial balance after openings stands beside that of today', async () => {
  await signIn();
  await rehearse(
    { name: 'saldo awal.csv', lines: ['akun_kode,debit,kredit', '1101,1000000,', '3101,,400000'] },
    'Siap dijalankan',
  );
  const rows = await rowsOf(/^Neraca saldo sesudahnya/);
  expect(rows[0]).toEqual([expect.stringContaining('1101'), '0', '1.000.000', '1.000.000']);
  expect(rows[1]).toEqual([expect.stringContaining('3101'), '0', '-400.000', '-400.000']);
  await there.page.getByLabel('Ganti saldo awal').click();
  await there.page.locator('input[type=checkbox]:checked:enabled').waitFor();
  await status('Siap dijalankan');
  await button('Batalkan').click();
  await status('Dibatalkan');
  expect(await button('Jalankan').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('what another cancelled meanwhile, and a file that is none, are told', async () => {
  await signIn();
  await rehearse({ name: 'satuan.csv', lines: ['kode,nama', 'PAK,Pak'] }, 'Siap dijalankan');
  const id = Number(new URL(there.page.url()).hash.slice(1));
  const rest = server.rest(await server.signIn(EMAIL, there.toko.kode));
  expect((await rest.delete(`/api/impor/${id}`)).status).toBe(204);
  await button('Jalankan').click();
  await there.page.getByText('impor ini sudah dibatalkan').waitFor();
  await pick({ name: 'barang.csv', lines: ['\u00d0\u00cf\u0011\u00e0\u0000\u0000PK'] });
  await button('Unggah dan periksa').click();
  await there.page
    .getByRole('alert')
    .getByText(/^berkas/)
    .waitFor();
  await there.page.getByLabel('Isi barang.csv').waitFor();
});

test('without sign-in nothing; a viewer is told why; an import of another tenant is not there', async () => {
  const asked: string[] = [];
  there.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await there.page.goto(`${server.base}/impor`);
  await there.page.getByRole('button', { name: EMAIL }).waitFor();
  expect(asked.filter((url) => url.startsWith('/api'))).toEqual([]);
  expect(await there.page.locator('input[type=file]').count()).toBe(0);
  await there.page.getByRole('button', { name: EMAIL }).click();
  await there.page.getByLabel('Tenant').selectOption(there.lain.kode);
  await there.page.getByText('peran viewer tidak berhak atas ini').waitFor();
  await there.page.getByText('Yang mengimpor adalah admin dan staff').waitFor();
  expect(await there.page.locator('input[type=file]').count()).toBe(0);
  await member(EMAIL, there.lain.kode, 'staff');
  const id = await sendForm(await server.signIn(EMAIL, there.toko.kode), GOODS, 'barang');
  // A role is of a token, which comes with the choice.
  await there.page.getByLabel('Tenant').selectOption(there.toko.kode);
  await there.page.getByRole('heading', { name: 'Impor berkas' }).waitFor();
  await there.page.getByLabel('Tenant').selectOption(there.lain.kode);
  await there.page.getByText(`${EMAIL} · staff`).waitFor();
  await there.page.getByRole('heading', { name: 'Impor berkas' }).waitFor();
  await there.page.evaluate(`location.hash = '#${id}'`);
  await there.page.getByText('impor tidak ditemukan').waitFor();
  expect(await there.page.getByText(GOODS.name).count()).toBe(0);
  await member(EMAIL, there.lain.kode, 'viewer');
});

test('it fits a phone, by light and in the dark, and is used by keyboard', async () => {
  await signIn();
  const long = 'Nama barang yang panjang sekali sampai tidak muat di layar telepon yang kecil';
  await rehearse(
    {
      name: `daftar-barang-${'panjang-'.repeat(12)}.csv`,
      lines: ['Kode,Nama,Satuan,Harga Jual', `X1,${long},PSC,x`, `X2,${long},PCS,9000`],
    },
    'Ada temuan',
  );
  await card('Temuan').getByText('Satuan: tidak ditemukan').waitFor();
  for (const width of [1280, 700, 390, 340]) {
    await there.page.setViewportSize({ width, height: 800 });
    await holds('document.documentElement.scrollWidth <= innerWidth');
  }
  const theme = there.page.getByRole('button', { name: /^Tema/ });
  await theme.focus();
  const before = await there.page.evaluate('document.documentElement.dataset.tema');
  await there.page.keyboard.press('Enter');
  await holds(`document.documentElement.dataset.tema !== '${before}'`);
  await meaning('Satuan').focus();
  await there.page.keyboard.press('Home');
  await button('Periksa lagi').focus();
  await there.page.keyboard.press('Enter');
  await there.page.getByText('Belum ada kolom untuk Satuan.').waitFor();
  expect(faults).toEqual([]);
});

test('it is light, comes from this server alone, and runs no script of its own text', async () => {
  const urls: string[] = [];
  there.page.on('request', (request) => urls.push(request.url()));
  await signIn();
  expect(urls.filter((url) => !url.startsWith(server.base) && !url.startsWith('data:'))).toEqual(
    [],
  );
  const files = [...new Set(urls)].filter((url) =>
    /^\/(impor|halaman)/.test(new URL(url).pathname),
  );
  const sizes = await Promise.all(
    files
      .filter((url) => !url.includes('?'))
      .map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, one) => sum + one)).toBeLessThan(100 * 1024);
  const { headers, text } = await server.rest().get('/impor');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(text).not.toMatch(/<script>|style=|onclick/i);
});

test('an OpenID issuer sends people back to the page that they came from', async () => {
  const issuer = await openIssuer(OWNER);
  data.onClose(issuer.stop);
  const { base } = await startServer(data, { OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: 'papan' });
  await there.page.goto(`${base}/impor`);
  await there.page.getByRole('button', { name: 'Masuk lewat' }).click();
  await there.page.getByRole('heading', { name: 'Impor berkas' }).waitFor();
  expect(new URL(there.page.url()).pathname).toBe('/impor');
  expect(faults).toEqual([]);
});
