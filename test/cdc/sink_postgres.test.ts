/** Tables of a real second database: made, checked, and written once. */
import { beforeAll, expect, test } from '@jest/globals';
import { dropDatabase, urlOf } from '../../db/scripts/databases.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { makeSink } from '../../workers/cdc/sinks/index.ts';
import { makePostgresSink } from '../../workers/cdc/sinks/postgres.ts';
import { openDatabase } from '../helpers/database.ts';
import { refuseLeaks } from '../helpers/leaks.ts';
import { until } from '../helpers/until.ts';
import { barang, change, insert, openSink } from './changes.ts';

const data = openDatabase();
let url: string;
beforeAll(async () => {
  const name = `${data.name}_tujuan`;
  await withPgClient(urlOf(data.ownerUrl, 'postgres'), (client) =>
    client.query(`create database ${name}`),
  );
  url = urlOf(data.ownerUrl, name);
  data.onClose(async () => {
    await refuseLeaks(data.ownerUrl, name);
    await dropDatabase(data.ownerUrl, name);
  });
});

const sinkOf = (skema: string) => makePostgresSink({ url, skema });
const rows = (text: string) => withPgClient(url, async (client) => (await client.query(text)).rows);
const partial = { mode: 'partial' } as const;

test('what comes again has no second effect; only one process writes', async () => {
  const sink = sinkOf('ulang');
  await openSink(sink, partial);
  const batch = [
    insert(16, 1),
    insert(32, 2),
    change(48, 1, 'update', { id: '1' }, { id: '1', nama: 'dua kali' }),
    change(48, 2, 'delete', { id: '2' }, null),
    insert(64, 2, 'kembali'),
    change(80, 1, 'update', { id: '2' }, { id: '20', nama: 'pindah' }),
  ];
  await sink.write(batch.slice(0, 4));
  const second = sinkOf('ulang');
  await openSink(second, partial);
  await second.write(batch);
  // The first one wakes up: it may not go on.
  await expect(sink.write([insert(96, 9)])).rejects.toMatchObject({ permanent: false });
  await sink.close();
  await second.write(batch);
  await second.close();
  expect(
    await rows('select id, nama, isi, _lsn::text, _urut from ulang.barang order by id'),
  ).toEqual([
    { id: '1', nama: 'dua kali', isi: { a: 1 }, _lsn: '0/30', _urut: '1' },
    { id: '20', nama: 'pindah', isi: { a: 1 }, _lsn: '0/50', _urut: '1' },
  ]);
  expect(await rows('select job, tenant, lsn::text, urut from ulang.niaga_cdc')).toEqual([
    { job: '7', tenant: 'satu', lsn: '0/50', urut: '1' },
  ]);
});

test('a snapshot ends what is not in it, older news does not undo newer', async () => {
  const sink = sinkOf('foto');
  await openSink(sink, { snapshotSelesai: false, posisi: null });
  await sink.beginSnapshot('0/20', [barang]);
  const at = (lsn: number, id: string) =>
    change(lsn, 0, 'snapshot', { id }, { id, nama: `foto ${id}`, isi: null });
  await sink.write([at(32, '1'), at(32, '2')]);
  await sink.endSnapshot('0/20');
  await sink.write([
    insert(64, 3),
    change(64, 2, 'update', { id: '1' }, { id: '1', nama: 'baru' }),
  ]);
  await sink.close();
  const again = sinkOf('foto');
  await openSink(again, { snapshotSelesai: false, posisi: null });
  await again.beginSnapshot('0/60', [barang]);
  await again.write([at(96, '1'), at(96, '3')]);
  await again.endSnapshot('0/60');
  await again.close();
  expect(await rows('select id, nama from foto.barang order by id')).toEqual([
    { id: '1', nama: 'foto 1' },
    { id: '3', nama: 'foto 3' },
  ]);
  // The source was restored: its positions are lower now, and its rows still win.
  const back = sinkOf('foto');
  await openSink(back, { snapshotSelesai: false, posisi: null });
  await back.beginSnapshot('0/10', [barang]);
  await back.write([at(16, '5')]);
  await back.endSnapshot('0/10');
  await back.close();
  expect(await rows('select id from foto.barang')).toEqual([{ id: '5' }]);
});

test('tables are made, widened and checked', async () => {
  await rows(
    'create schema bentuk; create table bentuk.barang (id bigint primary key, nama text, _lsn pg_lsn not null, _urut bigint not null)',
  );
  const sink = sinkOf('bentuk');
  await openSink(sink, partial);
  await sink.write([insert(16, 1)]);
  await sink.close();
  expect(await rows('select isi from bentuk.barang')).toEqual([{ isi: { a: 1 } }]);
  const refuse = async (skema: string, table: string, text: string) => {
    await rows(`create schema ${skema}; create table ${skema}.barang (${table})`);
    const other = sinkOf(skema);
    await openSink(other, partial);
    await expect(other.write([insert(16, 1)])).rejects.toMatchObject({
      permanent: true,
      message: expect.stringContaining(text),
    });
    await other.close();
  };
  await refuse(
    'salah1',
    'id bigint primary key, nama integer, _lsn pg_lsn, _urut bigint',
    'kolom nama bertipe integer, seharusnya text',
  );
  await refuse(
    'salah2',
    'id bigint, nama text, isi jsonb, _lsn pg_lsn, _urut bigint',
    'kunci utama berbeda pada id',
  );
  await refuse('salah3', 'id bigint primary key, nama text', 'kolom _lsn tidak ada');
  await refuse(
    'salah4',
    'id bigint primary key, nama text check (length(nama) < 3), isi jsonb, _lsn pg_lsn, _urut bigint',
    '(23514)',
  );
});

test('a schema belongs to one tenant; one that is gone asks for a snapshot; secrets stay out of errors', async () => {
  const sink = sinkOf('milik');
  await openSink(sink, partial);
  await sink.close();
  const other = sinkOf('milik');
  await expect(openSink(other, { ...partial, tenant: 'dua' })).rejects.toMatchObject({
    permanent: true,
  });
  await other.close();
  const gone = sinkOf('hilang');
  await expect(openSink(gone)).rejects.toMatchObject({ name: 'PositionLost' });
  await gone.close();
  const wrong = makePostgresSink({
    url: 'postgres://siapa:kata-sandi@127.0.0.1:1/x',
    skema: 'a',
  });
  const failure = await openSink(wrong).catch((error: Error) => error);
  expect(failure).toMatchObject({
    permanent: false,
    message: 'tujuan postgres: tidak dapat dihubungi',
  });
  await wrong.close();
  const config = { dir: '/tmp', targets: {} };
  expect(() => makeSink({ tipe: 'postgres', target: 'toString', skema: 'a' }, config)).toThrow(
    'tidak ada di konfigurasi',
  );
});

test('stops at once when told, even while the target holds it up', async () => {
  const stopping = new AbortController();
  const sink = sinkOf('henti');
  await openSink(sink, partial, stopping.signal);
  await sink.write([insert(16, 1)]);
  await withPgClient(url, async (client) => {
    await client.query('begin; lock table henti.barang');
    const writing = sink.write([insert(32, 2)]);
    writing.catch(() => undefined);
    await until(async () => {
      const { rows } = await client.query(
        `select from pg_locks where not granted and relation = 'henti.barang'::regclass`,
      );
      return rows.length > 0;
    });
    stopping.abort();
    await expect(writing).rejects.toMatchObject({ permanent: false });
    await client.query('rollback');
  });
  await sink.close();
});
