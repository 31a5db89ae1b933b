import { describe, expect, test } from '@jest/globals';
import { makeDoor } from '../../server/graphql/door/door.ts';
import type { PgService } from '../../server/postgres/service.ts';

const graphql = makeDoor({
  pg: {} as PgService,
});

function check(source: string, variables: Record<string, unknown> = {}): void {
  graphql.checkCost(graphql.parse(source), variables);
}

describe('an operation is refused before it is planned', () => {
  test.each([
    ['first: 501', '{ daftarBarang(first: 501) { totalCount } }', {}],
    ['first: 0', '{ daftarBarang(first: 0) { totalCount } }', {}],
    ['first: null', '{ daftarBarang(first: null) { totalCount } }', {}],
    ['variable null', 'query($n: Int) { daftarBarang(first: $n) { totalCount } }', { n: null }],
    ['variable 501', 'query($n: Int) { daftarBarang(first: $n) { totalCount } }', { n: 501 }],
    ['default 501', 'query($n: Int = 501) { daftarBarang(first: $n) { totalCount } }', {}],
  ])('%s', (_name, source, variables) => {
    expect(() => check(source, variables)).toThrow('first: harus bilangan bulat 1 sampai 500');
  });

  test('pages are counted along the way, through fragments too', () => {
    const source = `{ daftarBarang(first: 500) { nodes { ...Harga } } }
      fragment Harga on Barang { daftarBarangHarga(first: 500) { totalCount } }`;
    expect(() => check(source)).toThrow('lebih dari 20000 baris');
    expect(() => check('{ daftarBarang(first: 500) { totalCount } }')).not.toThrow();
  });

  const repeated = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ');
  test.each([
    [
      '31 aliases',
      `{ ${repeated(31, (n) => `a${n}: daftarBarang(first: 1) { totalCount }`)} }`,
      'alias',
    ],
    ['2,001 tokens', `{ ${'daftarBarang '.repeat(2_001)} }`, 'tokens'],
    [
      'fragments that call each other',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'Cannot spread fragment',
    ],
    [
      'many fragments that unfold',
      `{ ...F0 } ${repeated(14, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)}
        fragment F14 on Query { daftarBarang(first: 1) { totalCount } }`,
      /besar|depth/,
    ],
    ['two operations', 'query A { __typename } query B { __typename }', 'satu operasi'],
    ['a subscription', 'subscription { x }', ''],
  ])('%s', (_name, source, said) => expect(() => check(source)).toThrow(said));
});

describe('documents', () => {
  const BARIS = ['a', 'b', 'c', 'd', 'e'].map(
    (as) => `${as}: baris { akunKode debit kredit kontakId }`,
  );
  const journals = (page: string) =>
    `query${page.includes('$n') ? ' ($n: Int)' : ''} { laporanJurnal${page} { data { nomor ${BARIS.join(' ')} } } }`;
  const tooMany = 'lebih dari 100000 nilai';

  test('count by the rows of their page, and ten for a list within a row', () => {
    expect(() => check(journals('(perPage: 500)'))).toThrow(tooMany);
    expect(() => check(journals('(perPage: 490)'))).not.toThrow();
    expect(() => check(journals('(perPage: $n)'), { n: 500 })).toThrow(tooMany);
    expect(() => check(journals('(perPage: $n)'), { n: 490 })).not.toThrow();
    // As many as there may be, when it is not said.
    expect(() => check(journals(''))).toThrow(tooMany);
    expect(() => check(journals('(perPage: 9999)'))).toThrow(tooMany);
  });

  test('count by the page of the request of a list too', () => {
    const lists = (count: number) =>
      Array.from(
        { length: count },
        (_, n) =>
          `f${n}: masterList(entitas: barang, permintaan: $p) { data { id kode nama stokPerLokasi { qty } } }`,
      ).join(' ');
    const source = (count: number) => `query ($p: PermintaanListInput) { ${lists(count)} }`;
    expect(() => check(source(16), { p: { page: 1, perPage: 500 } })).toThrow(tooMany);
    expect(() => check(source(15), { p: { page: 1, perPage: 500 } })).not.toThrow();
    expect(() => check(source(16), { p: { page: 1, perPage: 20 } })).not.toThrow();
  });
});

describe('pages, sums and groups', () => {
  test.each([
    ['last: 5, first: 5', 'last: tidak bisa bersama first'],
    ['last: 5, after: "WzFd"', 'last: tidak bisa bersama after'],
    ['last: 5, offset: 1', 'last: tidak bisa bersama offset'],
    ['before: "WzFd"', 'before: hanya bersama last'],
    ['last: 501', 'last: harus bilangan bulat 1 sampai 500'],
    ['last: 0', 'last: harus bilangan bulat 1 sampai 500'],
    ['last: null, first: null', 'first: harus bilangan bulat 1 sampai 500'],
  ])('%s', (page, said) => {
    expect(() => check(`{ daftarBarang(${page}) { nodes { id } } }`)).toThrow(said);
  });

  test('forwards and backwards with nulls beside them', () => {
    const source =
      'query ($f: Int, $l: Int, $a: Cursor, $b: Cursor) { daftarBarang(first: $f, last: $l, after: $a, before: $b) { nodes { id } } }';
    const nothing = { f: null, l: null, a: null, b: null };
    expect(() => check(source, { ...nothing, l: 5, b: 'WzFd' })).not.toThrow();
    expect(() => check(source, { ...nothing, f: 5, a: 'WzFd' })).not.toThrow();
    expect(() => check(source, nothing)).toThrow('first: harus');
    expect(() => check(source, { ...nothing, f: 5, b: 'WzFd' })).toThrow('before: hanya');
  });

  const inEach = (what: string, rows: number) =>
    `{ daftarKontak(first: ${rows}) { nodes { daftarTransaksi(first: 1) { ${what} } } } }`;
  const SUM = 'aggregates { sum { totalNilai } }';
  const GROUPS = 'groupedAggregates(groupBy: [JENIS], first: 5) { keys }';

  test.each(['totalCount', SUM, GROUPS])('%s reads all rows, for each row around it', (what) => {
    expect(() => check(inEach(what, 180))).not.toThrow();
    expect(() => check(inEach(what, 200))).toThrow('lebih dari 20000 baris');
    // Once for a connection, however large its page is.
    expect(() => check(`{ daftarTransaksi(first: 500) { ${what} } }`)).not.toThrow();
  });

  test('groups are counted as rows are', () => {
    const groups = (first: number) =>
      `{ daftarTransaksi { groupedAggregates(groupBy: [JENIS], first: ${first}) { keys } } }`;
    expect(() => check(groups(500))).not.toThrow();
    expect(() => check(groups(501))).toThrow('first: harus bilangan bulat 1 sampai 500');
    expect(() => check(inEach(GROUPS.replace('5', '300'), 60))).toThrow('lebih dari 20000 baris');
  });

  test('filters and orders by sums over other tables, in variables too', () => {
    const sum = { daftarTransaksi: { aggregates: { sum: { dpp: { greaterThan: 1 } } } } };
    const source = (order: string) =>
      `query ($f: KontakFilter${order === '$o' ? ', $o: [KontakOrderBy!]' : ''}) { daftarKontak(filter: $f, orderBy: ${order}) { nodes { id } } }`;
    const many = (count: number) => ({ f: { or: Array(count).fill(sum) } });
    const order = 'DAFTAR_TRANSAKSI_SUM_DPP_ASC';
    expect(() => check(source('NAMA_ASC'), many(10))).not.toThrow();
    expect(() => check(source('NAMA_ASC'), many(11))).toThrow('jumlah tabel lain');
    expect(() => check(source(`[NAMA_ASC, ${order}]`), many(10))).toThrow('jumlah tabel lain');
    expect(() => check(source('$o'), { ...many(9), o: [order, order] })).toThrow(
      'jumlah tabel lain',
    );
    const literal = `{ daftarKontak(filter: { or: [${'{ daftarTransaksi: { aggregates: { sum: { dpp: { greaterThan: 1 } } } } }'.repeat(11)}] }) { nodes { id } } }`;
    expect(() => check(literal)).toThrow('jumlah tabel lain');
  });
});
