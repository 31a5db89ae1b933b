/** What a key may not read it also cannot ask for: two books that differ in hidden rows only answer it the same, to the byte. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { tablesOf } from '../../server/graphql/door/tables.ts';
import { lists, operationsOf, type Source } from '../graphql/parts.ts';
import { makeMaster } from '../rest/cases_master.ts';
import { urlOf } from '../rest/request.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
const { parse } = makeDoor({ pg: { statementTimeoutMs: 600_000 } as never });
const sources: Source[] = lists.flatMap(operationsOf);
/** How a code was read letter by letter. */
const GUESSES = ['A', 'Z', 'Pemasok'].flatMap((start) => [
  `{daftarTransaksi(filter: {kontak: {nama: {startsWith: "${start}"}}}) {totalCount}}`,
  `{daftarBarang(filter: {kode: {startsWith: "${start}"}}) {totalCount}}`,
]);
const named = new Map(
  [...sources.map(({ source }) => source), ...GUESSES].map((source) => [
    source,
    tablesOf(parse(source), {}),
  ]),
);

const MASTER =
  `akun akun_peran barang barang_harga barang_lokasi barang_pemasok barang_satuan harga kontak lokasi satuan aset aset_asal dimensi
  dimensi_nilai dimensi_gabungan`.split(/\s+/);
const BUKU =
  `jurnal jurnal_baris jurnal_balik saldo_harian aset_susut mutasi_stok stok_pool stok_lokasi hpp_tertunda
  stok_ambil stok_lapisan poin_lot poin_gerak poin_saldo pos_terbuka alokasi konfirmasi anggaran riwayat_saldo`.split(
    /\s+/,
  );
const SETELAN = 'pengaturan periode masa_pajak penutupan'.split(' ');

/** Keys, the tables that are closed to them, and those that they read and in which new rows come too. */
const KEYS = [
  { cakupan: ['transaksi:penjualan:read'], tertutup: [...MASTER, ...BUKU, ...SETELAN], baru: [] },
  { cakupan: ['master:read'], tertutup: [...BUKU, ...SETELAN], baru: MASTER },
  { cakupan: ['laporan:read'], tertutup: [...MASTER, ...SETELAN], baru: BUKU },
  { cakupan: ['pengaturan:read'], tertutup: [...MASTER, ...BUKU], baru: [] },
];

/** Where a row of REST answers from what the hidden rows change, as its scope says that it may. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  'transaksi:penjualan:read': /^$/,
  'master:read': /^\/master/,
  'laporan:read': /^\/(laporan|anggaran|perubahan|dashboard)/,
  'pengaturan:read': /^\/(audit|pengaturan)/,
};

const keys = new Map<string, string>();
beforeAll(async () => {
  const { server, toko, tokens } = world;
  await toko.jual('02-01', [[world.barang, 2]]);
  const rest = server.rest(tokens.admin);
  for (const { cakupan } of KEYS) {
    const isi = { nama: `${cakupan}`, peran: 'admin', cakupan };
    const made = await rest.post('/api/pengaturan/kunci-api', isi, {
      'x-admin-key': server.adminKey,
    });
    keys.set(`${cakupan}`, made.body.kunci);
  }
});

/** Rows of all tables that are closed to one of the keys, each told from what was there by every column that a filter may name. */
async function makeHidden() {
  const { toko } = world;
  const kode = `Z${keys.size}${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  const satuan = await toko.master('satuan', { kode, nama: kode });
  const barang = await toko.barang({ kode, nama: kode, satuan_id: satuan, kategori: kode });
  const kontak = await toko.kontak({ kode, nama: kode, tipe: 'supplier', kota: kode });
  await toko.buat('pembelian', '03-01', { kontak_id: kontak, detail: [[barang, 7, 11]] });
  await toko.buat('penggunaan-persediaan', '03-02', { detail: [[barang, 1]] });
  await toko.jurnalkan('03-03', 'D 1101 77, K 3101 77');
  await makeMaster(world, 'aset');
}

const SAME = /"(?:request_id|timestamp)" ?: ?"[^"]*"/g;
const plain = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(SAME, '')}`;

/** GraphQL with a value that may or may not be there, and every row of REST without a body. */
async function askAll({ cakupan, tertutup }: (typeof KEYS)[number]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const key = `${keys.get(`${cakupan}`)}`;
  const closed = new Set(tertutup);
  const isClosed = (source: string) => named.get(source)?.some((one) => closed.has(one)) === true;
  const seen = new Set<string>();
  for (const { source } of sources) {
    const set = `${named.get(source)}`;
    const single = named.get(source)?.length === 1;
    // One question for each set of tables that is closed, and for each table by itself: those never come to its rows.
    if ((isClosed(source) || single) && seen.has(set)) continue;
    seen.add(set);
    answers.set(source, plain(await world.server.graphql(key, source)));
  }
  for (const source of GUESSES) answers.set(source, plain(await world.server.graphql(key, source)));
  const rest = world.server.rest(key);
  const params = {
    ...{ jenis: 'penjualan', id: 1, kode: '1101', tahun: 2020, berkas: 'penjualan.xlsx' },
    sumber: 'pos',
  };
  for (const { method, path } of endpointTable({ docs: false })) {
    if (method !== 'GET' || SHOWN[`${cakupan}`]?.test(path)) continue;
    // A file of a template holds the time at which it was packed, and what the key asked are these questions.
    if (
      /stream|templat|kunci-api|kunci\/panggilan|\{(tautan_id|rahasia|nama|barang_id|akun_kode|kontak_id)\}|^\/(health|docs|cetak|tenants)/.test(
        path,
      )
    )
      continue;
    for (const query of [{}, { search: 'Z' }]) {
      const url = urlOf(`GET ${path}`, { params, query });
      answers.set(`GET ${url}`, plain(await rest.get(url)));
    }
  }
  return answers;
}

describe.each(KEYS)('$cakupan', (key) => {
  test('answers the same whatever is hidden', async () => {
    const before = await askAll(key);
    await makeHidden();
    const after = await askAll(key);
    const [closed, fresh] = [new Set(key.tertutup), new Set<string>(key.baru)];
    const wrong = [...before].filter(([question, answer]) => {
      const tables = named.get(question) ?? [];
      const mayChange =
        !tables.some((one) => closed.has(one)) && tables.some((one) => fresh.has(one));
      return !mayChange && after.get(question) !== answer;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    for (const [question, tables] of named) {
      const answer = after.get(question);
      if (answer === undefined || !tables.some((table) => closed.has(table))) continue;
      expect([question, answer.slice(0, 3), /"code":"(\w+)"/.exec(answer)?.[1]]).toEqual([
        question,
        '403',
        'OTCKP',
      ]);
    }
  });

  test('its policies answer false, and refuse nothing', async () => {
    const settings = await world.data.settingsOf({ tenant: world.toko.kode, peran: 'admin' });
    const claims = { ...settings.claims, cakupan: `{${key.cakupan}}` };
    for (const table of key.tertutup) {
      const found = await world.data.asSettings({ ...settings, claims }, (db) =>
        db.value<number>(`select count(*)::int from ${table}`),
      );
      expect([table, found]).toEqual([table, 0]);
    }
  });
});

test('a thing of a kind that it may not read is to it as if it were not there', async () => {
  const { server, toko, tokens } = world;
  const staff = server.rest(tokens.staff);
  const draft = async (jenis: string) =>
    (await staff.post('/api/draft', { jenis, isi: {} })).body.id as number;
  const [sale, purchase] = [await draft('penjualan'), await draft('pembelian')];
  const staffKey = async (...cakupan: string[]) => {
    const isi = { nama: `${cakupan}`, peran: 'admin', cakupan };
    const admin = { 'x-admin-key': server.adminKey };
    const made = await server.rest(tokens.admin).post('/api/pengaturan/kunci-api', isi, admin);
    return server.rest(made.body.kunci);
  };
  const key = await staffKey('transaksi:penjualan:*');
  const codes = async (rest: typeof key, id: number) => [
    (await rest.get(`/api/draft/${id}`)).body.code,
    (await rest.put(`/api/draft/${id}`, { isi: {}, versi: 1 })).body.code,
    (await rest.post(`/api/draft/${id}/submit`)).body.code,
    (await rest.get(`/api/lampiran?entitas=draft&entitas_id=${id}`)).body.code,
  ];
  const nothing = await codes(key, 999_999);
  expect(nothing).toEqual([...Array(3).fill('TDDRF'), 'TDLMP']);
  const { id } = await toko.beli('02-03', [[world.barang, 1, 1]]);
  expect(await codes(key, purchase)).toEqual(nothing);
  expect((await key.get(`/api/lampiran?entitas=transaksi&entitas_id=${id}`)).body.code).toBe(
    'TDLMP',
  );
  expect((await key.get(`/api/draft/${sale}`)).status).toBe(200);
  // One that may read and not write is told so.
  const reader = await staffKey('transaksi:read', 'transaksi:penjualan:*');
  expect((await reader.put(`/api/draft/${purchase}`, { isi: {}, versi: 1 })).body.code).toBe(
    'OTCKP',
  );
  expect((await reader.get(`/api/draft/${purchase}`)).status).toBe(200);
});

test('a module that is off closes its tables to everybody in the same way', async () => {
  const { server, toko, tokens } = world;
  const query = (huruf: string) =>
    `{daftarBarang(filter: {kode: {startsWith: "${huruf}"}}) {totalCount}}`;
  const both = `{daftarModul {totalCount} ${query('B').slice(1)}`;
  await toko.asOwner((db) => db.rows(`update modul set aktif = false where kode = 'master'`));
  const answers = [];
  for (const source of [query('B'), query('tiada'), both]) {
    answers.push(plain(await server.graphql(`${tokens.staff}`, source)));
  }
  const found = await toko.staf.value<number>('select count(*)::int from barang');
  await toko.asOwner((db) => db.rows(`update modul set aktif = true where kode = 'master'`));
  expect(found).toBe(0);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^403 .*"code":"OTMDL"/);
  const shown = await server.graphql(`${tokens.staff}`, both);
  expect([shown.status, shown.body.data.daftarModul.totalCount]).toEqual([200, 13]);
});
