/** Fields of a tenant's own on papers: those that say so, under their labels, in head and lines. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
let toko: Toko;
let staff: string;
let barang: number;

beforeAll(async () => {
  toko = await openToko();
  staff = await server.tokenOf(toko, 'staff');
  barang = await toko.barang({ nama: 'Kopi' });
  await toko.beli('01-02', [[barang, 100, 10]]);
});

const bidang = async (isi: Row) => {
  const { status, body } = await server.rest(staff).post('/api/master/bidang', isi);
  return [status, body.message ?? body.id];
};
const html = async (jenis: string, id: number, query = '', lang = 'id') =>
  (
    await server
      .rest(staff)
      .get(`/api/transaksi/${jenis}/${id}/cetak?format=html${query}`, { 'accept-language': lang })
  ).text;

test('an invoice, a receipt and a slip show them; values are escaped, long ones wrap', async () => {
  const untuk = 'penjualan';
  const cetak = true;
  const label_en = 'Project <b>';
  await bidang({ untuk, kunci: 'proyek', label: 'Proyek & co', label_en, tipe: 'teks', cetak });
  await bidang({ untuk, kunci: 'kirim', label: 'Dikirim', tipe: 'tanggal', cetak });
  const [, kado] = await bidang({ untuk, kunci: 'kado', label: 'Kado', tipe: 'boolean', cetak });
  await bidang({ untuk, kunci: 'rahasia', label: 'Rahasia', tipe: 'teks' });
  await bidang({ untuk, baris: true, kunci: 'berat', label: 'Berat', tipe: 'angka', cetak });
  const panjang = `<i>${'Ю'.repeat(480)}</i>`;
  const atribut = { proyek: panjang, kirim: '2026-02-28', kado: true, rahasia: 'xyz', bebas: 'qq' };
  const { id } = await toko.jual('02-01', [], {
    atribut,
    detail: [
      { barang_id: barang, qty: 1, harga: 5000, atribut: { berat: 1250.5, bebas: 'qq' } },
      { barang_id: barang, qty: 2, harga: 5000 },
    ],
    pembayaran: [{ akun_kode: '1101', jumlah: 100 }],
  });
  const faktur = await html('penjualan', id);
  expect(faktur).toContain('<td class="abu">Proyek &amp; co</td>');
  expect(faktur).toContain(`<td class="teks panjang">&lt;i&gt;${'Ю'.repeat(480)}&lt;/i&gt;</td>`);
  expect(faktur).toContain('<td class="abu">Dikirim</td><td class="teks">28 Februari 2026</td>');
  expect(faktur).toContain('<td class="abu">Kado</td><td class="teks">ya</td>');
  expect(faktur).toContain('Kopi\nBerat: 1.250,5<');
  expect(faktur).not.toMatch(/Rahasia|xyz|qq/);
  const inggris = await html('penjualan', id, '', 'en');
  expect(inggris).toContain('<td class="abu">Project &lt;b&gt;</td>');
  expect(inggris).toContain('<td class="abu">Kado</td><td class="teks">yes</td>');
  for (const templat of ['kwitansi', 'struk-58', 'surat-jalan', 'tanda-terima']) {
    expect(await html('penjualan', id, `&templat=${templat}`)).toContain('28 Februari 2026');
  }
  for (const templat of ['faktur-a4', 'faktur-a5', 'kwitansi', 'struk-58', 'struk-80']) {
    const url = `/api/transaksi/penjualan/${id}/cetak?templat=${templat}`;
    const text = (await fetchPdf(server.base, staff, url)).join('');
    expect([templat, text.match(/Ю/g)?.length]).toEqual([templat, 480]);
    expect(text).toContain('28Februari2026');
  }
  // Switched off it is still shown; without the flag it is not.
  const ubah = (isi: Row) => server.rest(staff).patch(`/api/master/bidang/${kado}`, isi);
  expect((await ubah({ aktif: false })).status).toBe(204);
  expect(await html('penjualan', id)).toContain('>Kado<');
  expect((await ubah({ cetak: null })).status).toBe(204);
  expect(await html('penjualan', id)).not.toContain('>Kado<');
});

test('papers of sales show the ids that other programs know them by, those of purchases do not', async () => {
  const id_luar = { tiktok: '05<1>', shopee: '2401AB' };
  const { id } = await toko.jual('02-01', [[barang, 1, 5000]], { id_luar });
  const baris = (sumber: string, nilai: string) =>
    `<td class="abu">Id ${sumber}</td><td class="teks">${nilai}</td>`;
  for (const templat of ['faktur-a4', 'surat-jalan', 'struk-58']) {
    const isi = await html('penjualan', id, `&templat=${templat}`);
    expect(isi.indexOf('2401AB')).toBeGreaterThan(0);
    expect(isi.indexOf('2401AB')).toBeLessThan(isi.indexOf('05&lt;1&gt;'));
  }
  expect(await html('penjualan', id)).toContain(baris('shopee', '2401AB'));
  const beli = await toko.beli('01-03', [[barang, 1, 10]], { id_luar: { pos: 'B-77' } });
  expect(await html('pembelian', beli.id)).not.toContain('B-77');
});

test('a word that PostgreSQL takes for a day stays a word', async () => {
  const untuk = 'kas-masuk';
  await bidang({
    untuk,
    kunci: 'kapan',
    label: 'Kapan',
    tipe: 'tanggal',
    cetak: true,
    aktif: false,
  });
  const { status, body } = await server.rest(staff).post('/api/transaksi/kas-masuk', {
    ...{ tanggal: '2026-02-01', akun_kas: '1101', atribut: { kapan: 'today' } },
    detail: [{ akun_kode: '4201', jumlah: 1000 }],
  });
  expect([status, body.message]).toEqual([201, undefined]);
  expect(await html(untuk, body.id)).toContain(
    '<td class="abu">Kapan</td><td class="teks">today</td>',
  );
});

test('a draft shows them, a record has no paper', async () => {
  await bidang({ untuk: 'kas-keluar', kunci: 'kurir', label: 'Kurir', tipe: 'teks', cetak: true });
  const baris = { untuk: 'kas-keluar', baris: true, tipe: 'teks', cetak: true };
  await bidang({ ...baris, kunci: 'bon', label: 'Bon' });
  const { body } = await server.rest(staff).post('/api/transaksi/kas-keluar', {
    ...{ tanggal: '2026-02-01', akun_kas: '1101', draft: true, atribut: { kurir: 'Budi' } },
    detail: [{ akun_kode: '6101', jumlah: 1000, keterangan: 'Parkir', atribut: { bon: 'B-7' } }],
  });
  const text = await html('kas-keluar', body.id);
  expect(text).toContain('<td class="abu">Kurir</td><td class="teks">Budi</td>');
  expect(text).toContain('Parkir\nBon: B-7<');
  expect(
    await bidang({ untuk: 'barang', kunci: 'warna', label: 'Warna', tipe: 'teks', cetak: true }),
  ).toEqual([400, ['cetak: hanya untuk jenis transaksi']]);
});
