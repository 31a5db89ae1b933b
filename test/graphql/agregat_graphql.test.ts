/** Sums, groups, orders and computed fields in GraphQL: their figures, their pages, and the walls before them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import type { Peran } from '../../server/base/context.ts';
import { SAMPLES, WELCOME } from '../../server/graphql/door/graphiql/samples.ts';
import { hari } from '../helpers/toko.ts';
import { CANARY, openForeign } from '../rest/foreign.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
const SALES = '{jenis: {equalTo: penjualan}, status: {equalTo: final}}';
let ayam: number;
let budi: number;
let gudang: number;

const ask = async (query: string, variables?: object, peran: Peran = 'admin') => {
  const { body } = await world.server.graphql(`${world.tokens[peran]}`, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
};

beforeAll(async () => {
  const { toko } = world;
  await openForeign(world);
  gudang = await toko.master('lokasi', { nama: 'Gudang Dua' });
  ayam = await toko.barang({ nama: 'Ayam', kategori: 'Segar', harga_jual: 30_000 });
  const sabun = await toko.barang({ nama: 'Sabun', kategori: 'Bersih', harga_jual: 5_000 });
  const teh = await toko.barang({
    ...{ nama: 'Teh', kategori: 'Minum', harga_jual: 2_000 },
    stok_minimum: 20,
  });
  budi = await toko.kontak({ nama: 'Budi' });
  const citra = await toko.kontak({ nama: 'Citra' });
  await toko.beli('01-03', [
    [ayam, 100, 20_000],
    [sabun, 100, 3_000],
    [teh, 10, 900],
  ]);
  await toko.beli('01-03', [[ayam, 50, 20_000]], { lokasi_id: gudang });
  await toko.jual(
    '02-01',
    [
      [ayam, 3, 30_000],
      [sabun, 2, 5_000],
    ],
    { kontak_id: budi },
  );
  await toko.jual('02-20', [[ayam, 1, 30_000]], { kontak_id: budi });
  await toko.jual('03-01', [[sabun, 10, 5_000]], { kontak_id: budi });
  await toko.jual('03-02', [[ayam, 4, 30_000]], { kontak_id: citra, lokasi_id: gudang });
});

describe('groups', () => {
  const bulan = (monthDay: string) => hari(monthDay).slice(0, 7);

  test('of documents: customers by month, the largest first, in pages', async () => {
    const page = (first: number, offset: number) =>
      ask(
        `{daftarTransaksi(filter: ${SALES}) {groupedAggregates(groupBy: [KONTAK_NAMA, TANGGAL_BULAN],
          orderBy: [SUM_BRUTO_DESC], first: ${first}, offset: ${offset}) {keys sum {bruto} distinctCount {id}}}}`,
      );
    const { daftarTransaksi } = await page(10, 0);
    expect(daftarTransaksi.groupedAggregates).toEqual([
      { keys: ['Budi', bulan('02-01')], sum: { bruto: '130000.00' }, distinctCount: { id: '2' } },
      { keys: ['Citra', bulan('03-01')], sum: { bruto: '120000.00' }, distinctCount: { id: '1' } },
      { keys: ['Budi', bulan('03-01')], sum: { bruto: '50000.00' }, distinctCount: { id: '1' } },
    ]);
    const second = await page(1, 1);
    expect(second.daftarTransaksi.groupedAggregates).toEqual([
      daftarTransaksi.groupedAggregates[1],
    ]);
  });

  test('of the report: what REST says by the same two dimensions, and no others', async () => {
    const masa = `dari: "${hari('01-01')}", sampai: "${hari('12-31')}"`;
    const { laporanPenjualanSummary: report } = await ask(
      `{laporanPenjualanSummary(groupBy: [kategori, bulan], ${masa}) {json}}`,
    );
    const { body } = await world.server
      .rest(`${world.tokens.admin}`)
      .get(
        `/api/laporan/penjualan/summary?group_by=kategori,bulan&dari=${hari('01-01')}&sampai=${hari('12-31')}`,
      );
    expect(report.json.data).toEqual(body.data);
    expect(
      body.data.map((row: Record<string, unknown>) => [row.kunci, row.kunci_2, row.bersih]),
    ).toEqual([
      ['Segar', bulan('02-01'), 120_000],
      ['Segar', bulan('03-01'), 120_000],
      ['Bersih', bulan('02-01'), 10_000],
      ['Bersih', bulan('03-01'), 50_000],
    ]);
    await expect(
      ask(`{laporanPenjualanSummary(groupBy: [tahun], ${masa}) {total}}`),
    ).rejects.toThrow('groupBy: harus salah satu dari barang, kategori');
    await expect(
      ask(`{laporanPenjualanSummary(groupBy: [bulan, bulan], ${masa}) {total}}`),
    ).rejects.toThrow('group_by: harus satu atau dua yang berbeda');
  });

  test('of lines: category, location and month; only groups above a sum', async () => {
    const { daftarTransaksiBaris: lines } = await ask(
      `{daftarTransaksiBaris(filter: {transaksi: ${SALES}}) {
        semua: groupedAggregates(groupBy: [KATEGORI, LOKASI_ID], orderBy: [TANGGAL_ASC]) {keys sum {qtyDasar subtotal nilaiHpp}}
        besar: groupedAggregates(groupBy: [KATEGORI, TANGGAL_BULAN], orderBy: [SUM_SUBTOTAL_DESC],
          having: {sum: {subtotal: {greaterThan: "100000"}}}) {keys distinctCount {transaksiId}}}}`,
    );
    const rows = lines.semua.map(({ keys, sum }: { keys: string[]; sum: Record<string, string> }) =>
      [keys[0], keys[1] === String(gudang), sum.qtyDasar, sum.subtotal, sum.nilaiHpp].join(' '),
    );
    expect(rows.sort()).toEqual([
      'Bersih false 12.000000 60000.00 36000.00',
      'Segar false 4.000000 120000.00 80000.00',
      'Segar true 4.000000 120000.00 80000.00',
    ]);
    expect(lines.semua[2].keys).toEqual(['Segar', String(gudang)]);
    expect(lines.besar).toEqual([
      { keys: ['Segar', bulan('02-01')], distinctCount: { transaksiId: '2' } },
      { keys: ['Segar', bulan('03-01')], distinctCount: { transaksiId: '1' } },
    ]);
  });

  test('of the journal: debit is credit in each month, and the balances are those of the books', async () => {
    const { daftarJurnalBaris } = await ask(
      '{daftarJurnalBaris {groupedAggregates(groupBy: [TANGGAL_BULAN]) {keys sum {debit kredit}}}}',
    );
    expect(daftarJurnalBaris.groupedAggregates).toHaveLength(3);
    for (const { sum } of daftarJurnalBaris.groupedAggregates) expect(sum.debit).toBe(sum.kredit);
    const { daftarSaldoHarian, daftarMutasiStok } = await ask(
      `{daftarSaldoHarian(filter: {akunKode: {equalTo: "1301"}}) {aggregates {sum {debit kredit}}}
        daftarMutasiStok {aggregates {sum {nilai}}}}`,
    );
    const { debit, kredit } = daftarSaldoHarian.aggregates.sum;
    const cents = (text: string) => BigInt(text.replace('.', ''));
    expect(cents(debit) - cents(kredit)).toBe(cents(daftarMutasiStok.aggregates.sum.nilai));
  });
});

test('the first and the last day, of all and of each customer; none of what a viewer may not read', async () => {
  const days = 'min {tanggal} max {tanggal}';
  const query = `{daftarTransaksi(filter: ${SALES}) {aggregates {${days}}
    groupedAggregates(groupBy: KONTAK_NAMA) {keys ${days}}}}`;
  const ends = (from: string, to: string) => ({
    min: { tanggal: hari(from) },
    max: { tanggal: hari(to) },
  });
  const { daftarTransaksi } = await ask(query);
  expect(daftarTransaksi).toEqual({
    aggregates: ends('02-01', '03-02'),
    groupedAggregates: [
      { keys: ['Budi'], ...ends('02-01', '03-01') },
      { keys: ['Citra'], ...ends('03-02', '03-02') },
    ],
  });
  const none = { min: { tanggal: null }, max: { tanggal: null } };
  expect((await ask(query, {}, 'viewer')).daftarTransaksi.aggregates).toEqual(none);
});

describe('orders, filters and pages', () => {
  test('contacts by what they bought, above a sum', async () => {
    const { daftarKontak } = await ask(
      `{daftarKontak(orderBy: [DAFTAR_TRANSAKSI_SUM_BRUTO_DESC], filter: {daftarTransaksi: {aggregates: {
        filter: ${SALES}, sum: {bruto: {greaterThan: "100000"}}}}}) {nodes {nama}}}`,
    );
    expect(daftarKontak.nodes).toEqual([{ nama: 'Budi' }, { nama: 'Citra' }]);
  });

  test('the last lines, and those before them', async () => {
    const page = async (more: string) => {
      const { daftarTransaksiBaris } = await ask(
        `{daftarTransaksiBaris(filter: {transaksi: ${SALES}}, orderBy: [TANGGAL_ASC, ID_ASC], ${more}) {
          nodes {id tanggal kategori kontak {nama}} pageInfo {startCursor hasPreviousPage}}}`,
      );
      return daftarTransaksiBaris;
    };
    const all = await page('first: 50');
    const last = await page('last: 2');
    const before = await page(`last: 2, before: "${last.pageInfo.startCursor}"`);
    expect(all.nodes).toHaveLength(5);
    expect([...before.nodes, ...last.nodes]).toEqual(all.nodes.slice(-4));
    expect(last.nodes[1]).toMatchObject({
      tanggal: hari('03-02'),
      kategori: 'Segar',
      kontak: { nama: 'Citra' },
    });
    expect(before.pageInfo.hasPreviousPage).toBe(true);
    // A client that always sends all four.
    const relay = `query ($f: Int, $l: Int, $a: Cursor, $b: Cursor) {daftarKontak(first: $f, last: $l, after: $a, before: $b) {nodes {nama}}}`;
    const { daftarKontak } = await ask(relay, { f: null, l: 1, a: null, b: null });
    expect(daftarKontak.nodes).toEqual([{ nama: 'Citra' }]);
  });

  test('goods by their stock; stock, cost and value are those of REST, and of the report in sum', async () => {
    const { daftarBarang } = await ask(
      `{daftarBarang(orderBy: [STOK_DESC], filter: {stok: {lessThan: "1000"}}) {
        nodes {id stok hpp nilaiStok hargaJual}
        groupedAggregates(groupBy: [KATEGORI], orderBy: [COUNT_DESC]) {keys sum {nilaiStok}}}}`,
    );
    expect(daftarBarang.nodes[0]).toEqual({
      id: String(ayam),
      stok: '142.000000',
      hpp: '20000.000000',
      nilaiStok: '2840000.00',
      hargaJual: '30000.000000',
    });
    expect(daftarBarang.groupedAggregates).toContainEqual({
      keys: ['Segar'],
      sum: { nilaiStok: '2840000.00' },
    });
    const rest = world.server.rest(world.tokens.admin);
    for (const { id, stok, hpp, nilaiStok } of daftarBarang.nodes) {
      const url = `/api/master/barang?filter=id=${id}&fields=id&custom_fields=stok,hpp,nilai_stok`;
      const { text } = await rest.get(url);
      for (const figure of [stok, hpp, nilaiStok]) expect(text).toContain(` : ${figure}`);
    }
    const { daftarKontak } = await ask(
      `query ($id: BigInt) {daftarKontak(filter: {id: {equalTo: $id}}) {nodes {saldoPiutang}}}`,
      { id: budi },
    );
    const { text } = await rest.get(
      `/api/master/kontak?filter=id=${budi}&fields=id&custom_fields=saldo_piutang`,
    );
    expect(text).toContain(` : ${daftarKontak.nodes[0].saldoPiutang}`);
  });
});

test('the schema: every order and every group of every table can be asked for', async () => {
  const { __schema } = await ask('{__schema {types {name kind enumValues {name}}}}');
  const types = __schema.types as { name: string; enumValues: { name: string }[] | null }[];
  const table = (name: string) => `daftar${name}`;
  let asked = 0;
  for (const { name, enumValues } of types) {
    const [, of = '', kind] = /^(.+?)(GroupOrderBy|GroupBy|OrderBy)$/.exec(name) ?? [];
    if (!kind || !enumValues) continue;
    for (const value of enumValues) {
      const query =
        kind === 'OrderBy'
          ? `{${table(of)}(first: 1, orderBy: [${value.name}]) {nodes {__typename}}}`
          : kind === 'GroupBy'
            ? `{${table(of)}(first: 1) {groupedAggregates(groupBy: [${value.name}]) {keys}}}`
            : `{${table(of)}(first: 1) {groupedAggregates(groupBy: [], orderBy: [${value.name}]) {keys}}}`;
      await ask(query);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(500);
});

describe('walls', () => {
  const GROUPS = `{a: daftarTransaksi {groupedAggregates(groupBy: [KONTAK_NAMA, LOKASI_NAMA]) {keys sum {totalNilai}} aggregates {sum {totalNilai}}}
    b: daftarTransaksiBaris {groupedAggregates(groupBy: [BARANG_NAMA, KONTAK_NAMA, KATEGORI]) {keys sum {nilaiHpp}}}
    c: daftarJurnalBaris {groupedAggregates(groupBy: [AKUN_NAMA, KONTAK_NAMA]) {keys}}
    d: daftarMutasiStok {groupedAggregates(groupBy: [BARANG_NAMA, LOKASI_NAMA]) {keys}}
    e: daftarPosTerbuka {groupedAggregates(groupBy: [KONTAK_NAMA]) {keys}}
    f: daftarBarang {nodes {nama stok hpp nilaiStok} groupedAggregates(groupBy: [SATUAN_ID]) {keys sum {nilaiStok}}}
    g: daftarKontak {nodes {nama saldoPiutang}}}`;

  test('staff find nothing of another tenant in groups, sums and computed fields', async () => {
    const data = JSON.stringify(await ask(GROUPS, {}, 'staff'));
    expect(data).toContain('Budi');
    expect(data).not.toContain(CANARY);
    const { a } = await ask(
      `{a: daftarKontak(filter: {daftarTransaksi: {aggregates: {filter: {keterangan: {equalTo: "${CANARY}"}}, sum: {totalNilai: {greaterThan: "0"}}}}}) {totalCount}}`,
      {},
      'staff',
    );
    expect(a.totalCount).toBe(0);
  });

  test('a viewer and an operator find nothing at all', async () => {
    for (const peran of ['viewer', 'ops'] as const) {
      const data = await ask(GROUPS, {}, peran);
      const rows = Object.values(data as Record<string, Record<string, unknown[]>>).flatMap(
        ({ groupedAggregates = [], nodes = [] }) => [...groupedAggregates, ...nodes],
      );
      expect([peran, rows]).toEqual([peran, []]);
      expect(data.a.aggregates.sum.totalNilai).toBe('0');
    }
  });
});

describe('samples of GraphiQL', () => {
  const variables = { dari: hari('01-01'), sampai: hari('12-31') };

  test('stand in the documentation', () => {
    const docs = readFileSync(path.join(rootDir, 'docs', 'graphql.md'), 'utf8');
    expect(SAMPLES.length).toBeGreaterThan(6);
    const linked = [...docs.matchAll(/^- \[([^\]]+)\]\((\.\.\/server\/\S+\.graphql)\)$/gm)];
    const texts = linked.map(([, title = '', file = '']) => ({
      title: title.replace(/\s+/g, ' '),
      query: readFileSync(path.join(rootDir, 'docs', file), 'utf8'),
    }));
    expect(texts).toEqual(SAMPLES);
  });

  test('the first text of the editor lists the tenants of the user', async () => {
    const { status, body } = await world.server.graphql(`${world.tokens.staff}`, WELCOME);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { tenants: { isi: [{ kode: expect.any(String), peran: 'staff' }] } } },
    });
  });

  const queries = SAMPLES.filter(({ query }) => !/^subscription/m.test(query));
  test('all but one are queries', () => expect(queries).toHaveLength(SAMPLES.length - 1));
  // Those of orders, branches, freight and prices of contacts find something in the demo: test/rest/contoh.test.ts.
  const here = queries.filter(
    ({ query }) =>
      !/^query (BelumSelesai|Cabang|Susulan|Nota|Order|Penerimaan|HargaKontak)/m.test(query),
  );
  test.each(here.map(({ title, query }) => [title, query]))('%s', async (_title, query) => {
    const { status, body } = await world.server.graphql(`${world.tokens.staff}`, query, variables);
    expect([status, body.errors]).toEqual([200, undefined]);
    const {
      nodes = [],
      groupedAggregates = [],
      data = [],
    } = Object.values<Record<string, unknown[]>>(body.data)[0] as Record<string, unknown[]>;
    // No customer owes ten million.
    if (query.includes('10000000')) return;
    expect(nodes.length + groupedAggregates.length + data.length).toBeGreaterThan(0);
  });
});
