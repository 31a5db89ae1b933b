/** What an operation names, part by part of the schema, against the statements that it becomes. */
import { expect, test } from '@jest/globals';
import { getNamedType, isNonNullType, isObjectType } from 'graphql';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { tablesOf } from '../../server/graphql/door/tables.ts';
import type { OpenTransaction, PgService } from '../../server/postgres/service.ts';
import { lists, operationsOf, type Source } from './parts.ts';
import { SOMEBODY } from './somebody.ts';

const texts: string[] = [];
/** Answers nothing, and keeps what it is asked. */
const transaction = {
  query: async ({ text }: { text: string }) => {
    texts.push(text);
    return { rows: [], rowCount: 0, notices: [] };
  },
  rollback: async () => undefined,
} as unknown as OpenTransaction;
const pg = { statementTimeoutMs: 600_000, open: async () => transaction } as unknown as PgService;
const door = makeDoor({ pg });
const { schema } = door;

/** Not a function of another schema: what `erp_private.stok_menipis` reads besides is open where goods are. */
const READS = /\b(?:from|join)\s+"?([a-z_]+)\b"?(?!\.)/g;
const OWN = 'select erp_private.modul_refuse';

const readBy = (all: readonly string[]): string[] => {
  const names = all
    .filter((text) => !text.startsWith(OWN))
    .flatMap((text) => [...text.matchAll(READS)].map(([, name]) => `${name}`));
  return [...new Set(names)].sort();
};

test('there are lists to try', () => {
  expect(lists.length).toBeGreaterThan(50);
});

/** Those that name nothing but their own table are asked many at a time. */
function batches(plain: readonly Source[]): string[] {
  const texts: string[] = [];
  for (let at = 0; at < plain.length; at += TOGETHER) {
    const some = plain.slice(at, at + TOGETHER);
    const fields = some.map(({ source }, nth) => `a${nth}: ${source.slice(1, -1)}`);
    texts.push(`{${fields.join(' ')}}`);
  }
  return texts;
}

const TOGETHER = 20;

test.each(lists)('$field.name', async (list) => {
  const wrong: unknown[] = [];
  const sources = operationsOf(list);
  expect(sources.length).toBeGreaterThan(3);
  const plain: Source[] = [];
  const others: string[] = [];
  for (const one of sources) {
    const { source, alike, variables = {} } = one;
    const named = tablesOf(door.parse(source), {});
    if (named.length === 1) plain.push(one);
    else others.push(source);
    if (alike === undefined || (named.length === 1 && plain.length % TOGETHER > 0)) continue;
    const said = tablesOf(door.parse(alike), variables);
    if (named.join() !== said.join()) wrong.push({ source, named, said });
  }
  for (const source of [...batches(plain), ...others]) {
    texts.length = 0;
    const operation = door.parse(source);
    // Without rows some answers are null where they may not be; the statements are those of any answer.
    await door.execute(operation, {}, SOMEBODY);
    const [named, read] = [tablesOf(operation, {}).join(), readBy(texts).join()];
    // It is asked before all others.
    if (named !== read || !texts[0]?.startsWith(OWN)) wrong.push({ source, named, read });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('one row by its key, a fragment and an alias name their tables too', () => {
  const named = (source: string) => tablesOf(door.parse(source), {});
  expect(named('{barang(id: "1") {satuan {kode}}}')).toEqual(['barang', 'satuan']);
  expect(
    named('{a: daftarTransaksi {nodes {...b}}} fragment b on Transaksi {... {c: kontak {nama}}}'),
  ).toEqual(['kontak', 'transaksi']);
});

test('a global id names the table of its row, also where it is a default', () => {
  const id = Buffer.from('["Barang","1"]').toString('base64');
  const named = (source: string, variables = {}) => tablesOf(door.parse(source), variables);
  const find = 'node(nodeId: $id) {... on Kontak {satuan: nama} nodeId}';
  expect(named(`{node(nodeId: "${id}") {nodeId}}`)).toEqual(['barang']);
  expect(named(`query ($id: ID!) {${find}}`, { id })).toEqual(['barang']);
  expect(named(`query ($id: ID! = "${id}") {${find}}`)).toEqual(['barang']);
  expect(named(`query ($id: ID!) {${find}}`, { id: 'x' })).toEqual([]);
});

test('functions and documents name none', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const root of roots) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (lists.some((one) => one.field === field)) continue;
      const type = getNamedType(field.type);
      if (!isObjectType(type) || lists.some(({ row }) => row === type)) continue;
      const given = field.args
        .filter(({ type: wanted }) => isNonNullType(wanted))
        .map(({ name }) => `${name}: $${name}`);
      const variables = field.args
        .filter(({ type: wanted }) => isNonNullType(wanted))
        .map(({ name, type: wanted }) => `$${name}: ${wanted}`);
      const head = `${root === roots[1] ? 'mutation' : 'query'} ${variables.length ? `(${variables})` : ''}`;
      const source = `${head} {${field.name}${given.length ? `(${given})` : ''} {__typename}}`;
      expect([field.name, tablesOf(door.parse(source), {})]).toEqual([field.name, []]);
    }
  }
});
