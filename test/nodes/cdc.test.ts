/** Jobs of change data capture go with their tenant: what their sinks have is what the books hold, wherever those are. */
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { moveTenant } from '../../db/scripts/move/move.ts';
import type { Step } from '../../db/scripts/move/parts.ts';
import { createOnNode } from '../../db/scripts/node_tenants.ts';
import { openCdc } from '../cdc/cdc.ts';
import { readCsv, readNdjson } from '../cdc/fold.ts';
import { removeSlot } from '../cdc/run.ts';
import { differsFromFold, differsFromTables, type Source } from '../cdc/same.ts';
import { openDatabase } from '../helpers/database.ts';
import type { Rest } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { cdcFolder, openWorker } from '../helpers/worker.ts';
import { killMoveAt } from './move_killed.ts';
import { openNode } from './node.ts';
import { postingClient } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const cdc = openCdc(data);
let staff: Rest;
/** The jobs, by kind of sink. */
const jobs = { ndjson: 0, csv: 0, jauh: 0, postgres: 0 };

/** The login of a sink that can be sent away. */
const far = () => `jauh_${data.name}`;

/** Long enough for any machine: jobs are waited for until they have everything. */
const leaveMs = 300_000;
const logOf = async (id: number): Promise<string[]> =>
  (await cdc.server.rest(cdc.ops).get(`/api/ops/cdc/jobs/${id}/log?per_page=500`)).body.data
    .map(({ pesan }: { pesan: string }) => pesan)
    .reverse();

beforeAll(async () => {
  await data.rows(`create role ${far()} superuser login password 'jauh'`);
  data.onClose(async () => {
    await removeSlot(data);
    await data.rows(`drop owned by ${far()} cascade`);
    await data.rows(`drop role ${far()}`);
  });
  const away = Object.assign(new URL(data.ownerUrl), { username: far(), password: 'jauh' });
  await openWorker(data, undefined, { targets: { cermin: data.ownerUrl, jauh: away.href } });
  staff = cdc.server.rest(await cdc.server.signIn('staff@satu.test', 'satu'));
  const tujuan = {
    ndjson: { tipe: 'berkas', nama: 'baris', format: 'ndjson' },
    csv: { tipe: 'berkas', nama: 'tabel', format: 'csv' },
    jauh: { tipe: 'postgres', target: 'jauh', skema: 'jauh' },
    postgres: { tipe: 'postgres', target: 'cermin', skema: 'cermin' },
  };
  for (const [sink, where] of Object.entries(tujuan)) {
    jobs[sink as keyof typeof jobs] = await cdc.make({ tabel: 'semua', tujuan: where });
  }
  for (const id of Object.values(jobs)) await cdc.aksi(id, { aksi: 'approve' });
  for (const id of Object.values(jobs)) {
    await until(async () => (await cdc.show(id)).snapshot_selesai, `snapshot of ${id}`);
  }
});

const placeOf = () =>
  data.value<string>(`select simpul from erp_private.tenant where kode = 'satu'`);
const other = async () => ((await placeOf()) === 'utama' ? 'dua' : 'utama');

/** What a sink has otherwise than the books, and how often a file tells a change again. */
const FOUND: { [sink in keyof typeof jobs]: (source: Source, folder: string) => Promise<unknown> } =
  {
    jauh: (source) => differsFromTables(source, { url: data.ownerUrl, skema: 'jauh' }),
    ndjson: async (source, folder) => {
      const { fold } = readNdjson(path.join(folder, 'baris'), String(jobs.ndjson));
      return [...(await differsFromFold(source, fold.tables)), ...told(fold)];
    },
    csv: async (source, folder) => {
      const fold = await readCsv(data.ownerUrl, path.join(folder, 'tabel'), String(jobs.csv));
      return [...(await differsFromFold(source, fold.tables, 'teks')), ...told(fold)];
    },
    postgres: (source) => differsFromTables(source, { url: data.ownerUrl, skema: 'cermin' }),
  };
const told = ({ again }: { again: number }) => (again > 0 ? [`${again} lagi`] : []);

/**
 * The sinks come to what the books hold, and files hold no change twice. They are asked one after the other: most of them
 * have come when the first has, and comparing costs more than coming.
 */
async function expectSame(): Promise<void> {
  const url = (await placeOf()) === 'utama' ? data.ownerUrl : node.url;
  const source = { url, skema: 't_satu' };
  const folder = path.join(cdcFolder(data), 'satu');
  for (const [sink, differences] of Object.entries(FOUND)) {
    let found: unknown;
    const isSame = async () => {
      found = await differences(source, folder).catch((error: NodeJS.ErrnoException) => {
        // A file got its name while it was looked for.
        if (error.code !== 'ENOENT') throw error;
      });
      return JSON.stringify(found) === '[]';
    };
    await until(isSame, `${sink} as the books`).catch(() => expect([sink, found]).toEqual([]));
  }
}

/** Posts with two clients while something is done; what they post must come to four sinks afterwards. */
async function whilePosting(work: () => Promise<unknown>): Promise<void> {
  const clients = Array.from({ length: 2 }, () => postingClient(staff, 50));
  await work();
  const results = await Promise.all(clients.map((one) => one.end()));
  expect(results.flatMap(({ failed }) => failed)).toEqual([]);
  expect(results.every(({ done }) => done.length > 0)).toBe(true);
}

test.each(['dua', 'utama'])(
  'under clients that post, to %s: from their positions, nothing lost or twice',
  async (ke) => {
    await whilePosting(() => moveTenant(node.config, data.ownerUrl, { kode: 'satu', ke, leaveMs }));
    expect(await placeOf()).toBe(ke);
    await expectSame();
    for (const id of Object.values(jobs)) {
      expect(await cdc.show(id)).toMatchObject({ id, status: 'berjalan', snapshot_selesai: true });
      const log = await logOf(id);
      expect(log.filter((pesan) => pesan.startsWith('snapshot pada'))).toHaveLength(1);
      expect(log.filter((pesan) => pesan.endsWith('dilanjutkan dari posisinya'))).toHaveLength(
        ke === 'dua' ? 1 : 2,
      );
    }
  },
);

test.each<Step>(['kejar', 'alih', 'tutup'])(
  'the command killed at %s: the sinks are as the books, and so they are after the next run',
  async (step) => {
    const ke = await other();
    const tenant = { kode: 'satu', ke, leaveMs };
    await whilePosting(async () => {
      await killMoveAt(data, node, tenant, step);
      await moveTenant(node.config, data.ownerUrl, tenant);
    });
    expect(await placeOf()).toBe(ke);
    await expectSame();
  },
);

test('PostgreSQL stops when it is told to, though a worker reads its log; the jobs go on when it is back', async () => {
  expect(await placeOf()).toBe('dua');
  await whilePosting(() => node.restart());
  await expectSame();
});

test('a sink that is away when the gate is shut gets a new snapshot at the new place; the others go on', async () => {
  const ke = await other();
  const before = await logOf(jobs.jauh);
  await whilePosting(async () => {
    await data.rows(`alter role ${far()} nologin`);
    await data.rows('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      far(),
    ]);
    const refused = async () =>
      (await logOf(jobs.jauh)).slice(before.length).some((pesan) => pesan.includes('dicoba lagi'));
    await until(refused, 'the sink refuses');
    await moveTenant(node.config, data.ownerUrl, { kode: 'satu', ke, leaveMs: 0 });
  });
  await data.rows(`alter role ${far()} login`);
  expect(await placeOf()).toBe(ke);
  await expectSame();
  await until(async () => (await cdc.show(jobs.jauh)).snapshot_selesai, 'the new snapshot');
  const log = (await logOf(jobs.jauh)).slice(before.length);
  expect(log.filter((pesan) => pesan.endsWith('snapshot baru diambil'))).toHaveLength(1);
  // Begun once or, where it met the sink away, again.
  expect(log.filter((pesan) => pesan.startsWith('snapshot pada')).length).toBeGreaterThan(0);
  expect(log.filter((pesan) => pesan === 'snapshot selesai')).toHaveLength(1);
});

test('where another tenant of the node has the schema of a sink the job is cancelled, and says why', async () => {
  expect(await placeOf()).toBe('utama');
  await createOnNode(data.ownerUrl, node, { kode: 'asing', nama: 'Asing', email: 'a@asing.test' });
  await node.rows(
    `insert into erp_private.cdc_tujuan_milik (kunci_tujuan, tenant_kode) values ('postgres:cermin:cermin', 'asing')`,
  );
  await moveTenant(node.config, data.ownerUrl, { kode: 'satu', ke: 'dua', leaveMs });
  expect(await cdc.show(jobs.postgres)).toMatchObject({
    status: 'dibatalkan',
    catatan: expect.stringContaining('tenant lain'),
  });
});

test('at the new place people do with the jobs what they did before, and new ones get numbers of their own', async () => {
  const { postgres: _, ...alive } = jobs;
  for (const id of Object.values(alive)) {
    expect((await cdc.aksi(id, { aksi: 'cancel', alasan: 'cukup' })).body).toEqual({
      id,
      status: 'dibatalkan',
    });
  }
  const fresh = await cdc.make({ tujuan: { tipe: 'berkas', nama: 'baru' } });
  expect(Object.values(jobs)).not.toContain(fresh);
  const listed = await cdc.server.rest(cdc.ops).get('/api/ops/cdc/jobs');
  expect(listed.body.data.map(({ id }: { id: number }) => id).sort()).toEqual(
    [...Object.values(jobs), fresh].sort(),
  );
});
