/** A move that is killed, refused or tried twice: its tenant is in one place, whole, and the next run finishes it. */
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { drainNode } from '../../db/scripts/move/drain.ts';
import { forgetPlaces } from '../../db/scripts/move/forget.ts';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { claimMove, claimPlace, connected, STEPS } from '../../db/scripts/move/parts.ts';
import { logEnd } from '../../db/scripts/move/replication.ts';
import { removeNode, setNodeState } from '../../db/scripts/node.ts';
import { upgradeTenants } from '../../db/scripts/tenant_steps.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { killMoveAt } from './move_killed.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);

const move = (kode: string, ke: string, tell?: Parameters<typeof moveTenant>[3]) =>
  moveTenant(node.config, data.ownerUrl, { kode, ke }, tell);
const placeOf = (kode: string) =>
  data.value(`select simpul from erp_private.tenant where kode = $1`, [kode]);
let staff: Rest;
let posted = 0;

beforeAll(async () => {
  await data.newTenant('putus');
  staff = server.rest(await server.signIn('staff@putus.test', 'putus'));
});

const post = async () => {
  const { status, body } = await staff.post('/api/transaksi/jurnal-umum', jurnal(7));
  if (status === 201) posted += 1;
  return [status, body.message];
};

test.each(STEPS)('killed at %s it is in one place, and the next run finishes it', async (step) => {
  const dari = await placeOf('putus');
  const ke = dari === 'utama' ? 'dua' : 'utama';
  await killMoveAt(data, node, { kode: 'putus', ke }, step);
  const after = STEPS.indexOf(step) > STEPS.indexOf('alih');
  expect(await placeOf('putus')).toBe(after ? ke : dari);
  const fenced = step === 'kejar' || step === 'bukti' || step === 'alih';
  expect((await post())[0]).toBe(fenced ? 503 : 201);
  await move('putus', ke);
  expect(await placeOf('putus')).toBe(ke);
  expect(await post()).toEqual([201, undefined]);
  const [here, there] = ke === 'dua' ? [node, data] : [data, node];
  expect(await here.rows('select count(*)::int as n from t_putus.posting')).toEqual([
    { n: posted },
  ]);
  expect(await there.rows(`select to_regclass('t_putus.posting') as ada`)).toEqual([{ ada: null }]);
  expect(
    await there.rows(
      'select from pg_replication_slots where slot_name like $1 and database = current_database()',
      ['niaga_pindah%'],
    ),
  ).toEqual([]);
});

test('the places that it left are kept until somebody forgets them', async () => {
  const text = 'select from erp_private.tenant_lama_list()';
  const kept = (await data.rows(text)).length + (await node.rows(text)).length;
  expect(kept).toBe(STEPS.length);
  await upgradeTenants(data.ownerUrl);
  expect(await forgetPlaces(node.config, data.ownerUrl, 'putus')).toBe(kept);
  expect([await data.rows(text), await node.rows(text)]).toEqual([[], []]);
  expect((await post())[0]).toBe(201);
});

test('nothing is forgotten while a command is about to move the tenant', async () => {
  await withPgClient(data.ownerUrl, async (other) => {
    await claimMove(other, 'putus');
    await expect(forgetPlaces(node.config, data.ownerUrl, 'putus')).rejects.toThrow(
      'sedang dipindahkan perintah lain',
    );
  });
  expect(await forgetPlaces(node.config, data.ownerUrl, 'putus')).toBe(0);
});

test('what a dead command still does at a place is waited out, not met', async () => {
  const [dari, ke] = [await placeOf('putus'), 'dua'];
  expect(dari).toBe('utama');
  const dead = await connected(node.url);
  await claimPlace(dead, 'putus');
  const langkah = await data.value(`select langkah from erp_private.tenant where kode = 'putus'`);
  await dead.query('begin');
  const build = `select erp_private.tenant_salinan_build('putus', 'Putus', 1, $1)`;
  await dead.query(build, [langkah]);
  const refused = 'yang terputus masih bekerja di simpulnya; ulangi sebentar lagi';
  await expect(move('putus', ke)).rejects.toThrow(refused);
  await dead.query('commit');
  await dead.end();
  await until(async () =>
    move('putus', ke).then(
      () => true,
      ({ message }) => {
        expect(message).toContain(refused);
        return false;
      },
    ),
  );
  await move('putus', 'utama');
  await forgetPlaces(node.config, data.ownerUrl, 'putus');
  expect((await post())[0]).toBe(201);
});

test('what a command has claimed ends with its machine: PostgreSQL asks after it', async () => {
  const claiming = await connected(node.url);
  const { rows } = await claiming.query(
    `select current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_interval') as interval,
            current_setting('tcp_keepalives_count') as count`,
  );
  expect(rows).toEqual([{ idle: '30', interval: '10', count: '3' }]);
  await claiming.end();
});

const SENDERS = `from pg_stat_activity
  where datname = current_database() and backend_type = 'walsender' and application_name like 'niaga_pindah_putus%'`;
const LEFT = `select 'slot ' || slot_name as sisa from pg_replication_slots
   where slot_name like 'niaga_pindah%' and database = current_database()
  union all select 'publikasi ' || pubname from pg_publication where pubname like 'niaga_pindah%'`;

test.each([
  ['who reads', () => data.rows(`select pg_terminate_backend(pid) ${SENDERS}`)],
  [
    'who writes',
    () =>
      node.rows(`select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'niaga-pindah'`),
  ],
])('%s dies in the midst of copying: nothing is left of the copy', async (_, kill) => {
  expect(await placeOf('putus')).toBe('utama');
  let killed: Promise<unknown[]> | undefined;
  const dies = move('putus', 'dua', (_step, detail) => {
    if (!killed && /^[1-9]/.test(detail ?? '')) killed = kill();
  });
  await expect(dies).rejects.toThrow();
  expect((await killed)?.length).toBeGreaterThan(0);
  expect(await data.rows(LEFT)).toEqual([]);
  expect(await post()).toEqual([201, undefined]);
  await move('putus', 'dua');
  expect(await node.rows('select count(*)::int as n from t_putus.posting')).toEqual([
    { n: posted },
  ]);
  await move('putus', 'utama');
});

test('every row comes as it is, whatever stands in it and in however many parts', async () => {
  await data.newTenant('isi');
  await data.asOwner(
    (db) =>
      db.rows(`
        insert into kontak (kode, nama, tipe, alamat)
        select 'K' || n, E'Baris\\nbaru \\\\N \\\\. \\t"petik" ✓ ' || n, 'pelanggan',
               case when n % 3 = 0 then null when n % 3 = 1 then '' else repeat(E'\\\\\\n', n % 400) end
          from generate_series(1, 3000) as n`),
    { tenant: 'isi' },
  );
  const tables = await data.rows<{ tabel: string }>(
    `select relname as tabel from erp_private.tenant_relations('t_isi')
      where relkind = 'r' and relname <> 'gerbang' order by 1`,
  );
  const contents = async (place: Pick<typeof data, 'rows'>) => {
    const parts = tables.map(
      ({ tabel }) =>
        `select '${tabel}' as tabel, count(*)::int as baris, md5(string_agg(t::text, '|' order by t::text)) as isi from t_isi."${tabel}" as t`,
    );
    return place.rows<{ tabel: string; baris: number; isi: string }>(parts.join(' union all '));
  };
  const before = await contents(data);
  expect(before.find(({ tabel }) => tabel === 'kontak')?.baris).toBeGreaterThanOrEqual(3000);
  await moveTenant(node.config, data.ownerUrl, { kode: 'isi', ke: 'dua', fast: true });
  expect(await contents(node)).toEqual(before);
  await moveTenant(node.config, data.ownerUrl, { kode: 'isi', ke: 'utama', fast: true });
  expect(await contents(data)).toEqual(before);
});

test('nothing is awaited that a quiet node has not written to its disk: it would not be sent', async () => {
  const source = await connected(node.url);
  await source.query(`select pg_logical_emit_message(false, 'uji', 'x')`);
  const end = await logEnd(source);
  const { rows } = await source.query('select $1::pg_lsn <= pg_current_wal_flush_lsn() as ada', [
    end,
  ]);
  expect(rows).toEqual([{ ada: true }]);
  await source.end();
});

test('who still waits to read for a command that died is ended by the next', async () => {
  const name = 'niaga_pindah_putus_0_0';
  const dead = await connected(data.ownerUrl, { replication: 'database', application_name: name });
  let slot: Promise<unknown> | undefined;
  await data.asOwner(
    async (db) => {
      await db.rows('select txid_current()');
      slot = dead.query(`CREATE_REPLICATION_SLOT ${name} LOGICAL pgoutput`);
      await until(
        async () => (await data.rows(`select ${SENDERS} and wait_event = 'transactionid'`)).length,
      );
      await killMoveAt(data, node, { kode: 'putus', ke: 'dua' }, 'tabel');
    },
    { tenant: 'putus' },
  );
  await expect(slot).rejects.toThrow();
  expect(await data.rows(LEFT)).toEqual([]);
  await move('putus', 'dua');
  await move('putus', 'utama');
});

test('what cannot be moved is refused (KOPDH, TDSMP), and nothing changes', async () => {
  await data.newTenant('diam');
  await data.newTenant('lambat');
  await data.rows(`update erp_private.tenant set langkah = langkah - 1 where kode = 'lambat'`);
  const directory = () =>
    data.rows('select kode, simpul, epoch, pindah from erp_private.tenant order by kode');
  const before = await directory();
  const cases: [string, () => Promise<unknown>][] = [
    ['simpul tiga tidak dikenal', () => move('diam', 'tiga')],
    ['tidak ditemukan', () => move('siapa', 'dua')],
    ['sudah di simpul utama', () => move('diam', 'utama')],
    ['tertinggal', () => move('lambat', 'dua')],
    [
      'tidak menerima tenant',
      async () => {
        await setNodeState(data.ownerUrl, 'dua', 'penuh');
        await move('diam', 'dua').finally(() => setNodeState(data.ownerUrl, 'dua', 'aktif'));
      },
    ],
    [
      'tidak serilis',
      async () => {
        const [newest] = await node.rows(
          `delete from graphile_migrate.migrations
            where filename = (select max(filename) from graphile_migrate.migrations) returning to_jsonb(migrations) as isi`,
        );
        await move('diam', 'dua').finally(() =>
          node.rows(
            'insert into graphile_migrate.migrations select (jsonb_populate_record(null::graphile_migrate.migrations, $1)).*',
            [(newest as { isi: object }).isi],
          ),
        );
      },
    ],
    [
      'tidak dapat dihubungi',
      async () => {
        await node.stop();
        await move('diam', 'dua').finally(() => node.start());
      },
    ],
  ];
  for (const [said, work] of cases) {
    const message = expect.stringMatching(new RegExp(said, 'i'));
    await expect(work()).rejects.toMatchObject({ message });
  }
  expect(await directory()).toEqual(before);
  expect(await data.rows('select from erp_private.pindahan where selesai_pada is null')).toEqual(
    [],
  );
  await data.rows(`update erp_private.tenant set langkah = langkah + 1 where kode = 'lambat'`);
});

test('while it moves no other command takes it (KOPDH), and a node with tenants stays', async () => {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const moving = move('diam', 'dua', (step) => {
    if (step !== 'susul') return undefined;
    reached.resolve();
    return gone;
  });
  await reached.promise;
  await expect(move('diam', 'dua')).rejects.toThrow('sedang dipindahkan perintah lain');
  const other = backupTenant(data.ownerUrl, 'diam', `${node.config.dataDir}/diam.cadangan`);
  await expect(other).rejects.toMatchObject({
    message: expect.stringContaining('sedang dipindahkan'),
  });
  await expect(data.rows(`select erp_private.tenant_freeze('diam')`)).rejects.toMatchObject({
    code: 'KOPDH',
  });
  go();
  await moving;
  await expect(removeNode(node.config, data.ownerUrl, 'dua')).rejects.toThrow('masih berisi');
});

test('drained, a node is empty and takes no more', async () => {
  // One that has just come, and whose move died before it was finished, goes on as well.
  if ((await placeOf('putus')) === 'dua') await move('putus', 'utama');
  await killMoveAt(data, node, { kode: 'putus', ke: 'dua' }, 'tutup');
  expect(await placeOf('putus')).toBe('dua');
  expect(await drainNode(node.config, data.ownerUrl, { nama: 'dua' })).toBe(2);
  expect(await placeOf('putus')).toBe('utama');
  await expect(move('putus', 'dua')).rejects.toThrow('dikuras');
  expect(await post()).toEqual([201, undefined]);
});

test('a node that a tenant has left is not forgotten before that move is finished', async () => {
  await setNodeState(data.ownerUrl, 'dua', 'aktif');
  await data.rows(`select erp_private.tenant_kotor_mark('{putus}')`);
  await move('putus', 'dua');
  expect(await data.rows(`select from erp_private.tenant_kotor where kode = 'putus'`)).toEqual([]);
  await killMoveAt(data, node, { kode: 'putus', ke: 'utama' }, 'tutup');
  expect(await placeOf('putus')).toBe('utama');
  await expect(removeNode(node.config, data.ownerUrl, 'dua')).rejects.toThrow('sedang pindah');
  await move('putus', 'utama');
  await data.rows(`select erp_private.tenant_moving_refuse('putus')`);
});

test('a target that dies for good holds nothing back, and is forgotten', async () => {
  const lost = move('putus', 'dua', async (step) => {
    if (step === 'susul') await node.stop();
  });
  await expect(lost).rejects.toThrow();
  const slots = `select from pg_replication_slots where slot_name like 'niaga_pindah%' and database = current_database()`;
  expect(await data.rows(slots)).toEqual([]);
  expect(await post()).toEqual([201, undefined]);
  await backupTenant(data.ownerUrl, 'putus', `${node.config.dataDir}/putus.cadangan`);
  await removeNode(node.config, data.ownerUrl, 'dua');
  await node.start();
});
