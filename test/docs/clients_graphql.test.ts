/** The clients of docs/graphql.md as they stand, each with its own library, on the demo data. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse, printSchema } from 'graphql';
import { loadDemo } from '../../db/demo/index.ts';
import { rootDir } from '../../server/base/config.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { type ServerProcess, startServers } from '../helpers/server_process.ts';

const run = promisify(execFile);
/** Within the repository, so that programs find their libraries. */
const below = path.join(rootDir, '.data');
mkdirSync(below, { recursive: true });
const folder = mkdtempSync(path.join(below, 'clients-'));
let server: ServerProcess;
let token: string;

// Registered before openDatabase, so that it runs before the database is closed.
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const data = openDatabase();

beforeAll(async () => {
  const urls = { owner: data.ownerUrl, app: data.appUrl };
  await loadDemo({ config: { production: false }, urls });
  [server] = (await startServers(data, 1)) as [ServerProcess];
  token = await server.signIn('staff@demo.test', 'demo');
  cpSync(path.join(rootDir, 'test/docs/relay_rows.json'), path.join(folder, 'rows.json'));
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
});

const PAGE = readSource('docs/graphql.md');

/** A block of the page, by its language and whose it is. */
function block(language: string, name: string): string {
  const found = new RegExp(`\`\`\`${language} ${name}\n([\\s\\S]*?)\`\`\``).exec(PAGE)?.[1];
  if (found === undefined) throw new Error(`docs/graphql.md has no ${language} ${name}`);
  return found;
}

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const options = () => ({
  env: {
    PATH: process.env.PATH ?? '',
    NIAGA_URL: `http://127.0.0.1:${server.port}`,
    TOKEN: token,
  },
  cwd: folder,
});

async function lines(file: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [file], options());
  return stdout.trim().split('\n');
}

/** The first line of a program that would go on. */
async function heard(file: string): Promise<string> {
  const program = spawn(process.execPath, [file], options());
  let [said, wrong] = ['', ''];
  program.stderr.on('data', (part) => {
    wrong += part;
  });
  for await (const part of program.stdout) {
    said += part;
    if (said.includes('\n')) break;
  }
  program.kill();
  if (!said.includes('\n')) throw new Error(wrong);
  return said.split('\n')[0] as string;
}

/** Goods and a contact with the number 1, as the database has them: a cache that goes by `id` has one of them twice. */
async function names(): Promise<string[]> {
  const query = '{barang(id: "1") {nama} kontak(id: "1") {nama}}';
  const { body } = await server.ask('POST', '/graphql', { token, body: { query } });
  const { barang, kontak } = JSON.parse(body).data;
  expect(barang.nama).not.toBe(kontak.nama);
  return [barang.nama, kontak.nama];
}

test.each(['apollo', 'urql'])('%s keeps goods and a contact of one number apart', async (name) => {
  expect(await lines(write(`${name}.ts`, block('ts', name)))).toEqual(await names());
});

/** Relay's as the page says it in a sentence. */
const RELAY_SSE = `
import relay from 'relay-runtime';
import { createClient } from 'graphql-sse';
const sse = createClient({
  url: process.env.NIAGA_URL + '/graphql',
  headers: { authorization: 'Bearer ' + process.env.TOKEN },
});
const environment = new relay.Environment({
  network: relay.Network.create(
    () => { throw new Error('no query') },
    (operation, variables) =>
      relay.Observable.create((sink) => sse.subscribe({ query: operation.text ?? '', variables }, sink as never)),
  ),
  store: new relay.Store(new relay.RecordSource()),
});
const text = 'subscription { perubahan { kursor data { type } } }';
const operation = { kind: 'Request', fragment: { kind: 'Fragment', selections: [] }, params: { text, metadata: {} } };
environment.getNetwork()
  .execute({ ...operation.params, id: null, cacheID: 'x', name: 'P', operationKind: 'subscription' } as never, {}, {})
  .subscribe({ next: (answer: any) => console.log(answer.data.perubahan.data[0].type) });
`;

test.each(['sse', 'urql-sse', 'apollo-sse', 'relay'])('%s hears what happened', async (name) => {
  // No relay tells here what the demo booked.
  await data.rows(`insert into t_demo.perubahan (urutan, jenis, isi)
    values (1, 'stok.minimum', '{}') on conflict do nothing returning 1`);
  await data.rows('update t_demo.perubahan_posisi set terakhir = greatest(terakhir, 1)');
  const program = name === 'relay' ? RELAY_SSE : block('ts', name);
  expect(await heard(write(`${name}_hears.ts`, program))).toBe('stok.minimum');
});

/** What is asked stands in relay_rows.json, compiled by relay-compiler 21 (118 MB) with the configuration of the page. */
const RELAY = `
import relay from 'relay-runtime';
import { environment } from './relay.ts';
import rows from './rows.json' with { type: 'json' };

const idOf = (type: string) => btoa(JSON.stringify([type, '1']));
const answer = await relay.fetchQuery(environment, rows, { id: idOf('Barang') }).toPromise();
const source = environment.getStore().getSource();
for (const type of ['Barang', 'Kontak']) console.log(source.get(idOf(type)).nama);
console.log(answer.node.nama, source.get(idOf('Barang')).stok !== undefined);
`;

test('Relay keeps them apart, and finds goods by their node', async () => {
  write('relay.ts', block('ts', 'relay'));
  const [barang, kontak] = await names();
  expect(await lines(write('relay_run.ts', RELAY))).toEqual([barang, kontak, `${barang} true`]);
  const { schemaConfig } = JSON.parse(block('json', 'relay'));
  expect(schemaConfig).toEqual({
    nodeInterfaceIdField: 'nodeId',
    nodeInterfaceIdVariableName: 'nodeId',
  });
});

/** By a name that the compiler does not follow: the types of these libraries are none of ours. */
const load = (name: string) => import(name);
const QUERY = `query Barang($kode: String!, $batas: BigInt!) {
  barangByKode(kode: $kode) {nodeId hargaJual}
  daftarTransaksi(filter: {id: {equalTo: $batas}}) {nodes {tanggal}}
}`;
const USE = `
import type { BarangQuery, BarangQueryVariables } from './types.ts';
export const variables: BarangQueryVariables = { kode: 'KOP-01', batas: 7 };
export const price = (row: BarangQuery): string | null | undefined => row.barangByKode?.hargaJual;
`;
const WRONG = `
export const none: BarangQueryVariables = { batas: 7 };
export const number = (row: BarangQuery): number | null | undefined => row.barangByKode?.hargaJual;
`;

test('codegen knows every scalar, and its types fit what is so and refuse what is not', async () => {
  const { codegen } = await load('@graphql-codegen/core');
  const config = JSON.parse(block('json', 'codegen'));
  const told = await codegen({
    schema: parse(printSchema(schema)),
    documents: [{ location: 'barang.graphql', document: parse(QUERY) }],
    filename: 'types.ts',
    plugins: [{ typescript: {} }, { 'typescript-operations': {} }],
    pluginMap: {
      typescript: await load('@graphql-codegen/typescript'),
      'typescript-operations': await load('@graphql-codegen/typescript-operations'),
    },
    config,
  });
  expect(told).not.toMatch(/: any;/);
  write('types.ts', told);
  const right = write('right.ts', USE);
  const wrong = write('wrong.ts', USE + WRONG);
  const tsc = path.join(rootDir, 'node_modules/typescript/bin/tsc');
  const flags =
    '--noEmit --strict --target es2022 --module nodenext --skipLibCheck --ignoreConfig --types node';
  const compile = (file: string) =>
    run(process.execPath, [tsc, ...flags.split(' '), '--allowImportingTsExtensions', file], {
      cwd: folder,
    }).then(
      () => [],
      ({ stdout }: { stdout: string }) => stdout.match(/error TS\d+/g),
    );
  expect(await compile(right)).toEqual([]);
  expect(await compile(wrong)).toEqual(['error TS2741', 'error TS2322']);
});
