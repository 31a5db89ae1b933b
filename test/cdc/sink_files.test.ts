/** Files: what comes again, what was torn, who else writes; and how values stand in them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import type { Relation } from '../../workers/cdc/change.ts';
import { arrayJson, valueJson } from '../../workers/cdc/render.ts';
import { makeFileSink } from '../../workers/cdc/sinks/files.ts';
import { openDatabase } from '../helpers/database.ts';
import { openFolder } from '../helpers/folder.ts';
import { barang, change, insert, openSink, typeOf } from './changes.ts';
import { readCsv, readNdjson } from './fold.ts';

const data = openDatabase();
const folder = openFolder('cdc');
beforeAll(() => {});

/** The files that a reader sees: a name with a dot in front is not his. */
const named = (nama: string) =>
  readdirSync(path.join(folder, nama))
    .filter((name) => !name.startsWith('.'))
    .sort();

const sinkOf = (nama: string, format: 'ndjson' | 'csv', more = {}) =>
  makeFileSink({ dir: folder, nama, format, ...more });

test.each(['ndjson', 'csv'] as const)(
  '%s: what was torn is cut, what comes again is known',
  async (format) => {
    const first = sinkOf(format, format);
    await openSink(first);
    await first.write([insert(16, 1), insert(32, 2, 'dua\n"baris"')]);
    await first.flush();
    // It dies here, in the middle of a record, and does not even know.
    const [part = ''] = named(format);
    expect(part).toMatch(/\.part$/);
    appendFileSync(
      path.join(folder, format, part),
      format === 'csv' ? '0/30,1,insert,"{""id' : '{"lsn":"0/30","ur',
    );
    const second = sinkOf(format, format);
    await openSink(second);
    await second.write([insert(32, 2, 'dua\n"baris"'), insert(48, 3)]);
    await second.flush();
    // The first one was only frozen: what it still writes is read by nobody.
    await first.write([insert(64, 4, 'basi')]).catch(() => {});
    await first.close();
    await second.write([change(80, 1, 'update', { id: '1' }, { id: '1', nama: 'satu' })]);
    await second.close();
    const fold =
      format === 'csv'
        ? await readCsv(data.ownerUrl, path.join(folder, format), '7')
        : readNdjson(path.join(folder, format), '7').fold;
    const rows = [...(fold.tables.get('barang')?.values() ?? [])];
    expect(rows.map(({ nama }) => nama)).toEqual(['dua\n"baris"', 'barang 3', 'satu']);
    expect(JSON.stringify(rows[2])).toContain(format === 'csv' ? '{\\"a\\": 1.0}' : '{"a":1.0}');
    expect(fold.again).toBe(0);
  },
);

test('files are finished by size and by age, and have their name only when they are whole', async () => {
  const sink = sinkOf('putar', 'ndjson', { maxBytes: 200, maxAgeMs: 60_000 });
  await openSink(sink);
  for (let n = 1; n <= 6; n += 1) await sink.write([insert(n * 16, n)]);
  await sink.flush();
  const names = named('putar');
  expect(names.slice(0, 3)).toEqual([1, 2, 3].map((n) => `7-0001-0000000${n}.ndjson`));
  await sink.close();
  const aged = sinkOf('umur', 'ndjson', { maxAgeMs: 0 });
  await openSink(aged);
  await aged.write([insert(16, 1)]);
  await aged.flush();
  expect(named('umur')).toEqual(['7-0001-00000001.ndjson']);
  await aged.close();
});

test('a snapshot begins a new generation; a table with other columns a new file', async () => {
  const sink = sinkOf('generasi', 'csv');
  await openSink(sink, { snapshotSelesai: false, posisi: null });
  await sink.beginSnapshot('0/10', [barang]);
  await sink.write([change(16, 0, 'snapshot', { id: '1' }, { id: '1', nama: 'a', isi: null })]);
  // It breaks off, and begins again later.
  await sink.close();
  await openSink(sink, { snapshotSelesai: false, posisi: null });
  await sink.beginSnapshot('0/20', [barang]);
  await sink.write([change(32, 0, 'snapshot', { id: '2' }, { id: '2', nama: '', isi: null })]);
  await sink.endSnapshot('0/20');
  const wider: Relation = {
    ...barang,
    kolom: [...barang.kolom, { nama: 'baru', tipe: typeOf('text', 'teks'), kunci: false }],
  };
  await sink.write([
    insert(48, 3),
    {
      ...change(64, 1, 'insert', { id: '4' }, { id: '4', nama: null, isi: null, baru: 'x' }),
      relasi: wider,
    },
  ]);
  await sink.close();
  const names = named('generasi');
  expect(names).toEqual(
    `7-0001-00000001-barang.csv 7-0002-00000001-barang.csv 7-0002-00000002-barang.csv
    7-0002-00000003-barang.csv`.split(/\s+/),
  );
  const fold = await readCsv(data.ownerUrl, path.join(folder, 'generasi'), '7');
  expect([...(fold.tables.get('barang')?.values() ?? [])]).toEqual([
    { id: '2', nama: '', isi: null },
    { id: '3', nama: 'barang 3', isi: '{"a": 1.0}' },
    { id: '4', nama: null, isi: null, baru: 'x' },
  ]);
});

test('a name is a name', () => {
  for (const nama of ['..', 'a/b', '', '.x', 'a\0b', '-x']) {
    expect(() => sinkOf(nama, 'ndjson')).toThrow(expect.objectContaining({ permanent: true }));
  }
});

test('kill -9 between any two bytes leaves whole records', async () => {
  const script = `
    const { makeFileSink } = await import(${JSON.stringify(path.join(rootDir, 'workers/cdc/sinks/files.ts'))});
    const [relasi] = ${JSON.stringify([barang])};
    const sink = makeFileSink({ dir: ${JSON.stringify(folder)}, nama: 'mati', format: 'ndjson', maxBytes: 20000 });
    await sink.open({ job: { nomor: '7' }, signal: new AbortController().signal });
    for (let n = 1; ; n += 1) {
      const id = String(n);
      await sink.write([{ lsn: '0/' + (n * 16).toString(16).toUpperCase(), urut: 1, tabel: 'barang', op: 'insert',
        kunci: { id }, data: { id, nama: 'x'.repeat(n % 300), isi: null }, relasi }]);
      if (n % 10 === 0) { await sink.flush(); process.stdout.write(n + '\\n'); }
    }`;
  let flushed = 0;
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = 0;
    child.stdout.on('data', (text: Buffer) => {
      said = Number(text.toString().trim().split('\n').at(-1));
      if (said > flushed + 300) child.kill('SIGKILL');
    });
    await once(child, 'close');
    flushed = Math.max(flushed, said);
  }
  const sink = sinkOf('mati', 'ndjson');
  await openSink(sink);
  await sink.close();
  const { lines, fold } = readNdjson(path.join(folder, 'mati'), '7');
  expect(fold.again).toBe(0);
  expect(lines.length).toBeGreaterThanOrEqual(flushed);
  expect(lines.every(({ kunci }, n) => kunci.id === n + 1)).toBe(true);
});

test.each([
  ['{1,NULL,-2.50}', 'angka', '[1,null,-2.50]'],
  ['{{1,2},{3,4}}', 'angka', '[[1,2],[3,4]]'],
  ['[0:1]={t,f}', 'boolean', '[true,false]'],
  ['{}', 'teks', '[]'],
  ['{"a\\"b","c,d","{x}",NULL,"NULL",""}', 'teks', '["a\\"b","c,d","{x}",null,"NULL",""]'],
  ['{"{\\"k\\": [1, 2]}"}', 'json', '[{"k": [1, 2]}]'],
] as const)('array %s', (text, kind, wanted) => {
  expect(arrayJson(text, kind)).toBe(wanted);
  expect(() => JSON.parse(wanted)).not.toThrow();
});

test('json is one line, what is no JSON number is a text', () => {
  expect(valueJson('{"a":\r\n 1.10}', typeOf('json', 'json'))).toBe('{"a":   1.10}');
  expect(valueJson('1e+20', typeOf('double precision', 'angka'))).toBe('1e+20');
  expect(valueJson('-Infinity', typeOf('numeric', 'angka'))).toBe('"-Infinity"');
  expect(valueJson(null, typeOf('numeric', 'angka'))).toBe('null');
});
