/** What reaches the sinks is the source's value to the last digit: by snapshot, by stream, in every form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { openCapture } from '../../workers/cdc/capture.ts';
import { PUBLICATION, slotOf } from '../../workers/cdc/names.ts';
import { makeSink } from '../../workers/cdc/sinks/index.ts';
import { openDatabase } from '../helpers/database.ts';
import { filesOf } from './fold.ts';
import { cdcUrl, jobOf, openTestCapture, startJob, type TestJob } from './run.ts';
import { openSinks, SAME } from './sinks.ts';

const data = openDatabase();
const tabel = ['barang', 'bidang', 'uji_tipe'];
let sinks: ReturnType<typeof openSinks>;
let jobs: TestJob[];

/** Every kind of column, and values that lose something in most conversions. */
const TABLE = `
create table t_satu.uji_tipe (
  id bigint primary key, n numeric, uang erp.uang, besar bigint, f8 double precision, f4 real,
  teks text, kode character varying(12), tgl date, jam time, waktu timestamptz, lokal timestamp,
  lama interval, ya boolean, j json, jb jsonb, biner bytea, uid uuid, angka_l numeric(20,6)[],
  teks_l text[], tgl_l date[], jb_l jsonb[], peran erp.peran, peran_l erp.peran[], rentang int4range,
  hitung text generated always as (teks || '!') stored);
grant select on t_satu.uji_tipe to erp_reader;
alter publication niaga_cdc add table t_satu.uji_tipe;`;

const row = (id: number) => `(${id}, 12345678901234567890.123456789000, 10.50, 9007199254740993,
  0.1::float8 + 0.2, 'NaN', E'\\ufeffawal "kutip", koma\\r\\nbaris\\\\ü', 'ä', '0044-03-15 BC',
  '23:59:59.999999', '2026-02-28 23:30:00.123456+07', 'infinity',
  '1 year -2 days 03:04:05.6', true, '{"a": 1.10}', '{"x": 1.10, "y": [null, "\\u2028"]}',
  '\\x00ff', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '{1.100000,NULL,NaN}',
  E'{"", NULL, "NULL", "a\\\\"b,{}", "\\\\\\\\"}', '{2026-01-31,-infinity}', '{"{\\"k\\": 1.0}"}',
  'staff', '{admin,ops}', '[1,10)')`;

const INSERT = (id: number) => `insert into t_satu.uji_tipe values ${row(id)}`;
const NULLS = (id: number) => `insert into t_satu.uji_tipe (id, teks) values (${id}, '')`;

beforeAll(async () => {
  sinks = openSinks(data);
  await data.asOwner(async (db) => {
    await db.rows(TABLE);
    await db.rows(INSERT(1));
    await db.rows(NULLS(2));
  });
  const capture = await openTestCapture(data);
  jobs = sinks.tujuan.map((one, n) => {
    const job = jobOf(String(n + 1), 'satu', { tabel });
    return startJob(data, { job, capture, sink: makeSink(one, sinks.config) });
  });
  await settle();
});

const settle = () => Promise.all(jobs.map((job) => job.settled()));

test('every type comes through snapshot and stream as it is, and nothing is made up', async () => {
  await data.asOwner(async (db) => {
    await db.rows(INSERT(3));
    await db.rows(NULLS(4));
    await db.rows('insert into t_satu.uji_tipe (id, teks) values (5, $1)', ['x'.repeat(5)]);
    await db.rows(
      `update t_satu.uji_tipe set uang = null, teks_l = '{}', tgl = '2026-12-31' where id = 1`,
    );
    await db.rows('delete from t_satu.uji_tipe where id = 2');
    await db.rows('update t_satu.uji_tipe set id = 50, n = -0.00 where id = 5');
  });
  await settle();
  // A value that did not change is not sent when it lies apart; what the sinks have of it stays.
  const atribut = JSON.stringify({
    isi: Array.from({ length: 1300 }, (_, n) => n * 7919).join(' '),
  });
  expect(atribut.length).toBeGreaterThan(8000);
  const id = await data.owner({ tenant: 'satu' }).value<number>(
    `insert into barang (kode, nama, satuan_id, atribut)
         select 'TEBAL', 'Tebal', id, $1 from satuan where kode = 'PCS' returning id`,
    [atribut],
  );
  await data.rows(`alter table t_satu.barang alter atribut set storage external`);
  await data.rows(`update t_satu.barang set atribut = atribut || '{"z":1}' where id = $1`, [id]);
  await settle();
  for (const nama of ['Tebal dua', 'Tebal tiga']) {
    await data.rows('update t_satu.barang set nama = $2 where id = $1', [id, nama]);
  }
  // A tenant's own field as it is made, changed and taken away, and one that stays.
  await data.owner({ tenant: 'satu' }).rows(`
    insert into bidang (untuk, kunci, label, tipe, pilihan)
      values ('barang', 'z', 'Z', 'pilihan', '{"a, b",c}'), ('barang', 'y', 'Y', 'angka', null)`);
  await data.rows(`update t_satu.bidang set cetak = true, maks = 1.5 where kunci = 'y'`);
  await data.rows(`delete from t_satu.bidang where kunci = 'z'`);
  // A key that changes, of a row whose value lies apart.
  await data.asOwner(async (db) => {
    await db.rows('alter table t_satu.uji_tipe alter teks set storage external');
    await db.rows('update t_satu.uji_tipe set teks = $1 where id = 3', ['panjang '.repeat(2000)]);
  });
  await data.rows('update t_satu.uji_tipe set id = 30 where id = 3');
  await settle();
  // Nobody's words in the stream are a change.
  await data.asOwner(async (db) => {
    await db.rows(`select pg_logical_emit_message(true, 'niaga', 'I am an insert')`);
    await db.rows(`select pg_logical_emit_message(false, 'niaga', 'so am I')`);
    await db.rows('update t_satu.uji_tipe set ya = not ya where id = 4');
  });
  await settle();
  const outcomes = await Promise.all(jobs.map((job) => job.stop()));
  expect(outcomes).toEqual(Array(3).fill('dihentikan'));
  const { found, baris } = await sinks.compare('t_satu', tabel);
  expect(found).toEqual(SAME);
  const { lines } = baris;
  const thick = lines.filter(({ tabel: one, op }) => one === 'barang' && op === 'update').slice(-2);
  expect(thick.map(({ data: row }) => [row?.nama, row && 'atribut' in row])).toEqual([
    ['Tebal dua', false],
    ['Tebal tiga', false],
  ]);
  expect(lines.find(({ kunci, op }) => op === 'update' && kunci.id === 3)).toBeDefined();
});

test('the files read as they are described', () => {
  const [first = ''] = filesOf(path.join(sinks.folder, 'baris'), '1', 'ndjson');
  const line = readFileSync(first, 'utf8')
    .split('\n')
    .find((one) => one.includes('"tabel":"uji_tipe"')) as string;
  // Numbers, booleans, JSON and arrays as such, with every digit; all else is text.
  for (const part of [
    '"op":"snapshot"',
    '"kunci":{"id":1}',
    '"n":12345678901234567890.123456789000',
    '"uang":10.50',
    '"besar":9007199254740993',
    '"f8":0.30000000000000004',
    '"f4":"NaN"',
    '"tgl":"0044-03-15 BC"',
    '"waktu":"2026-02-28 16:30:00.123456+00"',
    '"ya":true',
    '"jb":{"x": 1.10, "y": [null, "\u2028"]}',
    '"angka_l":[1.100000,null,"NaN"]',
    '"teks_l":["",null,"NULL","a\\"b,{}","\\\\"]',
    '"jb_l":[{"k": 1.0}]',
    '"peran":"staff","peran_l":["admin","ops"]',
  ]) {
    expect(line).toContain(part);
  }
  expect(line).not.toContain('hitung');
  const csv = filesOf(path.join(sinks.folder, 'tabel'), '2', 'csv').find((file) =>
    file.includes('uji_tipe'),
  );
  expect(readFileSync(csv as string, 'utf8').split('\n')[0]).toMatch(
    /^_lsn,_urut,_op,_kunci,_tetap,id,n,uang,besar,/,
  );
});

test('a slot that somebody reads is read by nobody else', async () => {
  const again = openCapture({
    url: cdcUrl(data),
    slot: slotOf(data.name),
    publication: PUBLICATION,
  });
  await expect(again).rejects.toMatchObject({ name: 'CaptureBusy' });
});
