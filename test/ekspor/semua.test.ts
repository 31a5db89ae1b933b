/** Everything of a tenant as one zip: its records and openings make an empty tenant equal to it. */
import { beforeAll, expect, test } from '@jest/globals';
import { buatDimensi } from '../dimensi/laporan.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { openWorker } from '../helpers/worker.ts';
import { type Importir, importirOf } from '../impor/mengimpor.ts';
import { expectError } from '../rest/description.ts';
import { readCsv } from './ekspor.ts';
import { eksporOf, keadaan, masukkan, nextDay } from './semua.ts';

const { data, openToko } = openStory();
const server = openServer(data);
beforeAll(async () => {
  await openWorker(data);
});

const adminOf = async (kode: string) => importirOf(server, await server.tokenOf({ kode }, 'admin'));

/** A shop with all that may go wrong on the way: what is not active any more, odd texts, deposits, fractions. */
async function usedToko(): Promise<Toko> {
  const toko = await openToko();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: '=2+3' });
  const gudang = await toko.master('lokasi', { kode: 'GD-2', nama: 'Gudang; dua', tipe: 'gudang' });
  await toko.master('akun', { kode: '9', nama: 'Bank Sinar', subklas_id: 11 });
  await toko.master('akun', { kode: '1.9', nama: 'Cabang', subklas_id: 11, induk_kode: '9' });
  const barang = await toko.barang({ kode: '0012', nama: '"Kopi", hitam', barcode: '000123' });
  const lama = await toko.barang({ kode: 'LAMA', nama: 'Lama', satuan_id: dus });
  await toko.master('barang_harga', {
    ...{ barang_id: barang, kontak_id: toko.pelanggan, harga: 2400, qty_minimum: '2.5' },
  });
  const tutup = await toko.kontak({ kode: 'PG', nama: '@toko lama', tipe: 'pelanggan' });
  await toko.beli('01-02', [
    [barang, '10.125', '1000.127'],
    [lama, 7, 3],
  ]);
  await toko.beli('01-03', [[barang, 4, 990]], { lokasi_id: gudang });
  await toko.jual('01-04', [[barang, 1, 2500]]);
  await toko.jual('01-05', [[barang, 2, 2500]], {
    diskon: 10,
    pembayaran: [{ akun_kode: '1101', jumlah: 100 }],
  });
  await toko.jual('01-06', [[barang, 1, 2500]], { kontak_id: tutup });
  await toko.buat('kas-masuk', '01-06', {
    detail: [{ akun_kode: '2301', kontak_id: toko.pelanggan, jumlah: 300 }],
  });
  await toko.buat('kas-keluar', '01-07', {
    detail: [{ akun_kode: '1403', kontak_id: toko.supplier, jumlah: 50 }],
  });
  await toko.buat('pelunasan-piutang', '01-08', {
    ...{ kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: 75 },
  });
  await toko.jurnalkan('01-08', 'D 9 750.5, K 3101 750.5');
  const salah = await toko.jual('01-09', [[barang, 1, 1]]);
  await toko.batalkan('penjualan', salah.id);
  await toko.draftJual('01-10', [[barang, 1, 1]]);
  for (const [entitas, kunci] of [
    ['kontak', tutup],
    ['barang', lama],
    ['satuan', dus],
  ] as const) {
    await toko.ubah(entitas, kunci, { aktif: false });
  }
  return toko;
}

/** Records without a code are told apart by the names of what they are of: ids begin anew. */
const NAMES: Readonly<Record<string, string>> = {
  'barang-harga': '&custom_fields=barang_nama,kontak_nama',
};

test.each(['csv', 'xlsx'])('inactive records, odd texts and deposits, as %s', async (format) => {
  const toko = await usedToko();
  const per = hari('01-31');
  const [lama, baru] = [
    await adminOf(toko.kode),
    await openToko({ tanggal_mulai: nextDay(per) }).then(({ kode }) => adminOf(kode)),
  ];
  const token = await server.tokenOf(toko, 'staff');
  const files = await eksporOf(server, token, `per=${per}&format=${format}`);
  await masukkan(files, baru);
  expect(await keadaan(baru.rest, per)).toEqual(await keadaan(lama.rest, per));
  for (const path of ['barang', 'kontak', 'satuan', 'lokasi', 'akun', 'barang-harga']) {
    const daftar = async ({ rest }: Importir) =>
      (await rest.get(`/api/master/${path}?paginate=false${NAMES[path] ?? ''}`)).body.data
        .map(
          ({ id, dibuat_pada, diubah_pada, satuan_id, barang_id, kontak_id, ...isi }: Row) => isi,
        )
        .sort((a: Row, b: Row) => String(a.kode).localeCompare(String(b.kode)));
    expect(await daftar(baru)).toEqual(await daftar(lama));
  }
  const other = await openToko();
  expect(files.size).toBeGreaterThan(15);
  expect([...files.values()].join()).not.toContain(other.kode);
});

/** Columns that say of which unit quantities and prices of a file are; an export has those of the goods' own. */
const UNITS: Readonly<Record<string, string[]>> = {
  barang: ['satuan_beli', 'isi_beli'],
  'saldo-awal-stok': ['satuan'],
};

test('the books: every document whatever became of it, every line, and the names of the templates', async () => {
  const toko = await usedToko();
  const token = await server.tokenOf(toko, 'admin');
  const files = await eksporOf(server, token, `per=${hari('01-04')}&format=csv`);
  // Imports read them again, so they are the same in each language.
  const inEnglish = await eksporOf(server, token, `per=${hari('01-04')}&format=csv`, 'en');
  const tables = (all: typeof files) =>
    [...all].filter(([name]) => name.endsWith('.csv')).map(([name, isi]) => [name, `${isi}`]);
  expect(tables(inEnglish)).toEqual(tables(files));
  const table = (name: string) => readCsv({ bytes: files.get(`${name}.csv`) as Buffer });
  const column = (name: string, one: string) => {
    const { header, rows } = table(name);
    return rows.map((row) => row[header.indexOf(one)] as string);
  };
  const count = (text: string) => toko.value<number>(`select count(*)::int from ${text}`);
  expect(new Set(column('dokumen', 'nomor')).size).toBe(await count('transaksi'));
  expect(new Set(column('dokumen', 'status'))).toEqual(new Set(['final', 'void', 'draft']));
  expect(column('jurnal', 'nomor')).toHaveLength(await count('jurnal_baris'));
  expect(column('mutasi-stok', 'qty')).toHaveLength(await count('mutasi_stok'));
  expect(column('alokasi', 'nilai')).toHaveLength(await count('alokasi'));
  // Documents until the day are beside those after it, which go in again.
  expect(new Set(column('penjualan', 'tanggal'))).toEqual(new Set([hari('01-04')]));
  expect(new Set(column('16-penjualan', 'tanggal'))).toEqual(new Set(['01-05', '01-06'].map(hari)));
  const rest = server.rest(token);
  for (const name of files.keys()) {
    const [, jenis] = /^\d+-([a-z-]+?)(-nonaktif)?\.csv$/.exec(name) ?? [];
    if (jenis === undefined) continue;
    const { header, rows } = table(name.slice(0, -4));
    const asked = '{ imporTemplat(jenis: $jenis) { kolom { nama } } }';
    const { body } = await rest.post('/graphql', {
      query: `query ($jenis: JenisImpor) ${asked}`,
      variables: { jenis: jenis.replaceAll('-', '_') },
    });
    const names = body.data.imporTemplat.kolom.map(({ nama }: Row) => nama);
    expect(header).toEqual(names.filter((name: string) => !UNITS[jenis]?.includes(name)));
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header.length]));
  }
  const text = (files.get('24-barang-nonaktif.csv') as Buffer).toString();
  expect(text).toContain('LAMA');
});

test('goods on their way are stock of the first location', async () => {
  const toko = await openToko();
  const gudang = await toko.master('lokasi', { kode: 'GD-2', nama: 'Dua' });
  const barang = await toko.barang({ kode: 'A' });
  await toko.beli('01-02', [[barang, 10, 100]]);
  await toko.buat('transfer-stok', '01-08', {
    lokasi_tujuan_id: gudang,
    dua_langkah: true,
    detail: [{ barang_id: barang, qty: 4 }],
  });
  const per = hari('01-31');
  const token = await server.tokenOf(toko, 'staff');
  const files = await eksporOf(server, token, `per=${per}&format=csv`);
  const { rows } = readCsv({ bytes: files.get('11-saldo-awal-stok.csv') as Buffer });
  expect(rows).toEqual([['A', 'UTAMA', '10', '100', '1000', '']]);
  const baru = await adminOf((await openToko({ tanggal_mulai: nextDay(per) })).kode);
  await masukkan(files, baru);
  const total = async (rest: Rest) => (await keadaan(rest, per)).neraca.aset.total;
  expect(await total(baru.rest)).toBe(await total(server.rest(token)));
});

test('who may have it, and what is wrong with a request', async () => {
  const toko = await openToko();
  const rest = (peran: string) => server.restAs(toko, peran);
  const url = '/api/ekspor/semua';
  expectError(await (await rest('viewer')).get(url), 403, 'OTROL');
  expectError(await (await rest('ops')).get(url), 403, 'OTROL');
  expectError(await server.rest().get(url), 401, 'LOTKN');
  const admin = await rest('admin');
  expectError(await admin.get(`${url}?per=2026-02-30`), 400, 'VAINP');
  expectError(await admin.get(`${url}?per=1800-01-01`), 400, 'VAINP');
  expectError(await admin.get(`${url}?format=pdf`), 400, 'VAINP');
  const keyOf = async (cakupan: string[]) => {
    const made = await admin.post(
      '/api/pengaturan/kunci-api',
      { nama: 'salin', peran: 'staff', cakupan },
      { 'x-admin-key': server.adminKey },
    );
    return server.rest(made.body.kunci);
  };
  const needed = ['ekspor:read', 'master:read', 'transaksi:read', 'laporan:read'];
  for (const scopes of [
    ...needed.map((one) => needed.filter((other) => other !== one)),
    ['ekspor:read', 'master:read', 'transaksi:penjualan:read', 'laporan:read'],
  ]) {
    expectError(await (await keyOf(scopes)).get(url), 403, 'OTCKP');
  }
  expect((await (await keyOf(needed)).get(url)).status).toBe(200);
  const token = await server.tokenOf(toko, 'staff');
  const head = await fetch(server.base + url, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([head.status, head.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(`attachment; filename="${toko.kode}-`),
  ]);
});

test('a long file goes on in a further one, and never within a document', async () => {
  const { partsOf } = await import('../../rest-facade/ekspor/semua/berkas.ts');
  const berkas = { berkas: 'x', nama: 'x', judul: 'x', impor: 'penjualan', kolom: [] };
  async function* batches() {
    for (let batch = 0; batch < 40; batch += 1) {
      yield Array.from({ length: 10_000 }, (_, index) => [
        JSON.stringify([`${Math.floor((batch * 10_000 + index) / 7)}`]),
      ]);
    }
  }
  const parts: { rows: number; first: string; last: string }[] = [];
  for await (const part of partsOf(batches(), berkas)) {
    let [rows, first, last] = [0, '', ''];
    for await (const [cell] of part) {
      if (rows === 0) first = `${cell}`;
      last = `${cell}`;
      rows += 1;
    }
    parts.push({ rows, first, last });
  }
  expect(parts.map(({ rows }) => rows).reduce((sum, rows) => sum + rows)).toBe(400_000);
  expect(parts).toHaveLength(3);
  for (const [index, { rows, first }] of parts.entries()) {
    expect(rows).toBeLessThan(150_010);
    if (index > 0) expect(first).not.toBe(parts[index - 1]?.last);
  }
});

test('dimensions with their values, budgets and points lie beside, to be read', async () => {
  const toko = await openToko();
  await buatDimensi(toko);
  await toko.rows(
    `insert into anggaran (tahun, bulan, akun_kode, jumlah, nilai_id)
       values (2026, 2, '6201', 100.5, null),
              (2026, 2, '6201', 40, (select id from dimensi_nilai where kode = 'BDG'))`,
  );
  await toko.asOwner((db) =>
    db.rows(`insert into poin_saldo (kontak_id, poin, nilai) values ($1, 12, 1200)`, [
      toko.pelanggan,
    ]),
  );
  toko.leaveBroken();
  const token = await server.tokenOf(toko, 'admin');
  const files = await eksporOf(server, token, 'format=csv');
  const rows = (name: string) => readCsv({ bytes: files.get(`${name}.csv`) as Buffer }).rows;
  expect(rows('anggaran')).toEqual([
    ['2026', '2', '6201', 'cabang', 'BDG', '40'],
    ['2026', '2', '6201', '', '', '100.5'],
  ]);
  expect(rows('dimensi')).toHaveLength(6);
  expect(rows('dimensi')).toContainEqual([
    'cabang',
    'Cabang',
    '',
    '',
    'JKT-SEL',
    'Jakarta Selatan',
    'JKT',
    '',
    '',
    'ya',
  ]);
  expect(rows('dimensi')).toContainEqual([
    'gudang',
    'Gudang',
    '',
    '',
    'G1',
    'Gudang 1',
    '',
    '',
    '',
    'tidak',
  ]);
  expect(rows('poin').map(([, ...lain]) => lain)).toEqual([['12', '1200']]);
});
