/** A tenant goes from one node to another while it is used; nothing is lost, and nothing is there twice. */
import { beforeAll, expect, test } from '@jest/globals';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { openNode } from './node.ts';
import { postingClient } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);

const move = (ke: string, kode = 'pindah') => moveTenant(node.config, data.ownerUrl, { kode, ke });

let staff: Rest;

beforeAll(async () => {
  await data.newTenant('pindah');
  await openWorker(data);
  staff = server.rest(await server.signIn('staff@pindah.test', 'pindah'));
});

test.each(['dua', 'utama'])('under eight clients that post it moves to %s', async (ke) => {
  const clients = Array.from({ length: 8 }, () => postingClient(staff));
  const reads: number[] = [];
  let reading = true;
  const reader = (async () => {
    while (reading) reads.push((await staff.get('/api/laporan/neraca-saldo')).status);
  })();
  await move(ke);
  const results = await Promise.all(clients.map((one) => one.end()));
  reading = false;
  await reader;
  expect(results.flatMap(({ failed }) => failed)).toEqual([]);
  expect(new Set(reads)).toEqual(new Set([200]));
  const place = ke === 'dua' ? node : data;
  const rows = await place.rows<{ nomor: string }>('select nomor from t_pindah.transaksi');
  const acknowledged = results.flatMap(({ done }) => done);
  const numbers = rows.map(({ nomor }) => nomor);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(acknowledged.filter((one) => !numbers.includes(one))).toEqual([]);
  expect(
    (
      await data.rows(
        `select simpul, pindah, epoch::int from erp_private.tenant where kode = 'pindah'`,
      )
    )[0],
  ).toEqual({
    simpul: ke,
    pindah: null,
    epoch: ke === 'dua' ? 2 : 3,
  });
});

test('what a transaction that is under way writes into an empty table is there as well', async () => {
  await data.newTenant('kosong');
  const waiting = () =>
    data.value<boolean>(
      `select exists (select from pg_stat_activity
                       where query like 'CREATE_REPLICATION_SLOT%' and wait_event = 'transactionid')`,
    );
  let writing: Promise<unknown> | undefined;
  const write = () =>
    new Promise<void>((written) => {
      writing = data.asOwner(
        async (db) => {
          await db.rows(
            `insert into preferensi_tabel (pengguna_id, jenis, kolom, sort, per_page)
             values (gen_random_uuid(), 'penjualan', '[]', 'id', 37)`,
          );
          written();
          await until(waiting);
        },
        { tenant: 'kosong' },
      );
    });
  await moveTenant(node.config, data.ownerUrl, { kode: 'kosong', ke: 'dua' }, async (step) => {
    if (step === 'salin' && !writing) await write();
  });
  await writing;
  expect(await node.rows('select per_page from t_kosong.preferensi_tabel')).toEqual([
    { per_page: 37 },
  ]);
});
