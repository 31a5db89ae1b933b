/** Rows of reports that lead to rows of tables, and open items by how many days they are overdue. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Peran } from '../../server/base/context.ts';
import { hari } from '../helpers/toko.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
let bogor: number;

beforeAll(async () => {
  const { toko, barang } = world;
  bogor = await toko.kontak({ nama: 'Budi', kota: 'Bogor' });
  for (const [tanggal, jatuh_tempo, qty] of [
    ['01-10', '01-20', 1],
    ['01-15', '02-14', 2],
    ['03-01', '04-01', 4],
  ] as const) {
    await toko.buat('penjualan', hari(tanggal), {
      kontak_id: bogor,
      lokasi_id: toko.lokasi,
      jatuh_tempo: hari(jatuh_tempo),
      detail: [{ barang_id: barang, qty, harga: 1000 }],
    });
  }
});

const ask = async (query: string, peran: Peran = 'staff') => {
  const { status, body } = await world.server.graphql(`${world.tokens[peran]}`, query);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};
const SAMPAI = hari('03-31');

test('receivables lead to their contact and document, one statement for all of them', async () => {
  const { laporanPiutang } = await ask(
    `{laporanPiutang(sampai: "${SAMPAI}", perPage: 20) {data {sisa umur hariLewat kontakId kontak {id kota} transaksi {lokasi {kode}}}
      extra {ringkasan {sisa kontak {nama daftarTransaksi {totalCount}}}}}}`,
  );
  const row = { kontakId: `${bogor}`, kontak: { id: `${bogor}`, kota: 'Bogor' } };
  const transaksi = { lokasi: { kode: 'UTAMA' } };
  expect(laporanPiutang).toEqual({
    data: [
      { sisa: '1000.00', umur: 'hari_61_sampai_90', hariLewat: 70, ...row, transaksi },
      { sisa: '2000.00', umur: 'hari_31_sampai_60', hariLewat: 45, ...row, transaksi },
      { sisa: '4000.00', umur: 'belum_jatuh_tempo', hariLewat: 0, ...row, transaksi },
    ],
    extra: {
      ringkasan: [
        { sisa: '7000.00', kontak: { nama: 'Budi', daftarTransaksi: { totalCount: 3 } } },
      ],
    },
  });
});

test('sales and ledgers too; a row that names none leads to none', async () => {
  const dari = `dari: "${hari('01-01')}", sampai: "${SAMPAI}"`;
  const { laporanPenjualan, laporanBukuBesar } = await ask(
    `{laporanPenjualan(${dari}) {data {laba barang {nama} kontak {nama} transaksi {nomor}} }
      laporanBukuBesar(akunKode: "1301", ${dari}) {data {nomorTransaksi kontak {nama} transaksi {nomor}}}}`,
  );
  expect(laporanPenjualan.data).toHaveLength(3);
  for (const row of laporanPenjualan.data) {
    expect(row).toMatchObject({ barang: { nama: 'Kopi Bubuk' }, kontak: { nama: 'Budi' } });
  }
  expect(laporanBukuBesar.data).toHaveLength(4);
  for (const { nomorTransaksi, transaksi } of laporanBukuBesar.data) {
    expect(transaksi).toEqual({ nomor: nomorTransaksi });
  }
});

test.each([
  [{ hari_lewat_dari: 61 }, ['1000.00']],
  [{ hari_lewat_dari: 31, hari_lewat_sampai: 60 }, ['2000.00']],
  [{ hari_lewat_dari: 1 }, ['1000.00', '2000.00']],
  [{ hari_lewat_sampai: 0 }, ['4000.00']],
  [{ hari_lewat_dari: 50, hari_lewat_sampai: 10 }, []],
])('by days overdue, over both: %j', async (lewat, sisa) => {
  const query = new URLSearchParams({ sampai: SAMPAI, ...(lewat as object) });
  const { status, body, text } = await world.server
    .rest(`${world.tokens.viewer}`)
    .get(`/api/laporan/piutang?${query}`);
  const numbers = sisa.map(Number);
  expect([status, body.data.map((row: { sisa: number }) => row.sisa)]).toEqual([200, numbers]);
  const total = numbers.reduce((sum, one) => sum + one, 0);
  expect([text.includes('kontrol_disaring'), body.meta]).toMatchObject([
    true,
    { total_sisa: total, total_kontrol: 7000, kontrol_disaring: false },
  ]);
  const args = Object.entries(lewat)
    .map(([name, value]) => `${name.replace(/_(.)/g, (_all, one) => one.toUpperCase())}: ${value}`)
    .join(', ');
  const { laporanPiutang } = await ask(
    `{laporanPiutang(sampai: "${SAMPAI}", ${args}) {data {sisa}}}`,
    'viewer',
  );
  expect(laporanPiutang.data).toEqual(sisa.map((one) => ({ sisa: one })));
});

test('a file has the same rows, and what is no number of days is refused by its name', async () => {
  const rest = world.server.rest(`${world.tokens.staff}`);
  const url = `/api/laporan/piutang?sampai=${SAMPAI}`;
  const { text } = await rest.get(`${url}&hari_lewat_dari=61&format=csv`);
  expect(text.match(/Budi/g)).toHaveLength(1);
  for (const wrong of ['-1', 'x', '36501', '1.5']) {
    const answer = await rest.get(`${url}&hari_lewat_sampai=${wrong}`);
    const message = ['hari_lewat_sampai: harus bilangan bulat 0 sampai 36500'];
    expect([answer.status, answer.body]).toMatchObject([400, { message }]);
  }
});

test('a viewer reads the report and no contact; without a token nothing', async () => {
  const query = `{laporanPiutang(sampai: "${SAMPAI}") {data {sisa kontakNama kontak {nama}}}}`;
  const { laporanPiutang } = await ask(query, 'viewer');
  expect(laporanPiutang.data[0]).toEqual({ sisa: '1000.00', kontakNama: 'Budi', kontak: null });
  expect((await world.server.graphql(undefined as never, query)).status).toBe(401);
});

test('a key of reports alone is refused the contact, not the report', async () => {
  const made = await world.server
    .rest(`${world.tokens.admin}`)
    .post(
      '/api/pengaturan/kunci-api',
      { nama: 'laporan', peran: 'admin', cakupan: ['laporan:read'] },
      { 'x-admin-key': world.server.adminKey },
    );
  expect(made.status).toBe(201);
  const report = `laporanPiutang(sampai: "${SAMPAI}")`;
  const plain = await world.server.graphql(made.body.kunci, `{${report} {data {sisa}}}`);
  expect(plain.body.data.laporanPiutang.data).toHaveLength(3);
  const more = await world.server.graphql(made.body.kunci, `{${report} {data {kontak {nama}}}}`);
  expect([more.status, more.body.data, more.body.errors[0].extensions.code]).toEqual([
    403,
    undefined,
    'OTCKP',
  ]);
});
