/**
 * A database and a backup of before the first release are taken as being at the baseline (ADR 0027). garis_dasar.json has what such a
 * database recorded of its migrations and steps: its catalog is the one that the baseline makes.
 */
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import {
  type BackupHead,
  HEAD,
  jsonOf,
  openBackupWriter,
  readEntries,
} from '../../db/scripts/backup/format.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { inspectCommand } from '../../db/scripts/by_hand/inspect.ts';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { pendingLines } from '../../db/scripts/pending.ts';
import { readCommitted } from '../../db/scripts/sql_files.ts';
import { upgradeTenants } from '../../db/scripts/tenant_steps.ts';
import { loadConfig } from '../../server/base/config.ts';
import { contents, nothingMade, trade } from '../cadangan/cadangan.ts';
import { openDatabase } from '../helpers/database.ts';
import { expectConsistent } from '../helpers/expect.ts';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';
import { openToko, type Toko } from '../helpers/toko.ts';

/** File and hash of the migrations, file and SHA-256 of the steps, number and MD5 of their texts. */
const lama = JSON.parse(readSource('test/migrate/garis_dasar.json')) as Record<
  'migrasi' | 'berkas' | 'langkah_isi',
  Record<string, string>
>;

const data = openDatabase('bare');
const folder = openFolder('garis-dasar');
const file = (name: string) => path.join(folder, name);
let toko: Toko;
let berkas: string;

beforeAll(async () => {
  toko = await openToko(data);
  await trade(toko);
  berkas = file('baru.tar.gz');
  await backupTenant(data.ownerUrl, toko.kode, berkas);
});

/** What a database records of migrations and of steps up to the last that was folded. */
const recorded = () =>
  data.asOwner(async (db) => ({
    migrasi: await db.rows('select filename, hash from graphile_migrate.migrations order by 1'),
    langkah: await db.rows('select nomor, nama, isi from erp_private.tenant_step order by 1'),
    berkas: await db.rows(
      `select nama, sidik from erp_private.berkas_sql where nama ~ '^tenant/' order by 1`,
    ),
  }));

/** Has the database say what one of before the first release said. */
const becomeOld = () =>
  data.asOwner(async (db) => {
    await db.rows('delete from graphile_migrate.migrations');
    await db.rows(
      `insert into graphile_migrate.migrations (filename, hash, previous_hash)
       select m.key, m.value, lag(m.value) over (order by m.key) from jsonb_each_text($1) as m`,
      [JSON.stringify(lama.migrasi)],
    );
    await db.rows('delete from erp_private.tenant_step where nomor <= 460');
    await db.rows(
      `delete from erp_private.berkas_sql where nama between 'tenant/' and 'tenant/0461'`,
    );
    await db.rows(
      `insert into erp_private.tenant_step (nomor, nama, isi)
       select substr(b.key, 8, 4)::integer, b.key, 'select 1' from jsonb_each_text($1) as b`,
      [JSON.stringify(lama.berkas)],
    );
    await db.rows(
      `insert into erp_private.berkas_sql (nama, sidik)
       select b.key, b.value from jsonb_each_text($1) as b`,
      [JSON.stringify(lama.berkas)],
    );
  });

const migrate = (drift: 'replace' | 'refuse' = 'replace') =>
  migrateDatabase(data.ownerUrl, { drift });

/** What `migrate` refuses while `change` holds; nothing of the record is another then. */
async function refused(change: string, undo: string, drift?: 'refuse'): Promise<string> {
  await data.rows(change);
  const before = await recorded();
  const said = await migrate(drift).then(
    () => '',
    ({ message }: Error) => message,
  );
  expect(await recorded()).toEqual(before);
  await data.rows(undo);
  return said;
}

test('a database that has every folded migration and step is at the baseline, and goes on', async () => {
  const now = await recorded();
  await becomeOld();
  expect(await recorded()).not.toEqual(now);
  const later = readCommitted().slice(1);
  expect(await pendingLines(loadConfig(), data.ownerUrl, false)).toEqual([
    `utama: ${later.length + 1} menunggu`,
    '  garis dasar   migrasi dan langkah sebelum rilis pertama dicatat sebagai satu',
    ...later.map(({ name }) => `  migrasi       db/committed/${name}`),
  ]);

  await Promise.all([migrate(), migrate()]);
  expect(await recorded()).toEqual(now);
  await migrate();
  expect(await recorded()).toEqual(now);
  expect(await upgradeTenants(data.ownerUrl)).toEqual({ tenants: 0, steps: 0, failed: [] });
  expect(await inspectCommand(loadConfig(), data.ownerUrl)).toMatch(/^Tidak ada yang dibuat/);

  const barang = await toko.barang();
  await toko.beli('02-05', [[barang, 10, 1000]]);
  await toko.jual('02-06', [[barang, 3, 1500]]);
  await expectConsistent(data, toko.kode);
  const muda = await openToko(data);
  await trade(muda);
  await expectConsistent(data, muda.kode);
});

test('one that has some of them is refused, and told the way', async () => {
  await becomeOld();
  const newest = `where filename = '000122.sql'`;
  expect(
    await refused(
      `delete from graphile_migrate.migrations ${newest}`,
      `insert into graphile_migrate.migrations (filename, hash, previous_hash)
       values ('000122.sql', '${lama.migrasi['000122.sql']}', '${lama.migrasi['000121.sql']}')`,
    ),
  ).toMatch(
    /^Database ini di migrasi 000121, sebelum garis dasar rilis pertama, .* 000122: bawa dahulu ke sana dengan kode sebelum rilis itu/,
  );
  expect(
    await refused(
      `update erp_private.tenant set langkah = 445 where kode = 'satu'`,
      `update erp_private.tenant set langkah =
         (select max(nomor) from erp_private.tenant_step) where kode = 'satu'`,
    ),
  ).toMatch(/^Tenant satu di langkah 445, sebelum garis dasar rilis pertama \(460\): bawa dahulu/);
  const step = `where nama = 'tenant/0445_barang_minimum.sql'`;
  expect(
    await refused(
      `update erp_private.berkas_sql set sidik = repeat('0', 64) ${step}`,
      `update erp_private.berkas_sql
          set sidik = '${lama.berkas['tenant/0445_barang_minimum.sql']}' ${step}`,
    ),
  ).toMatch(/^Database ini dari cabang program lain/);
  expect(
    await refused(
      `insert into graphile_migrate.migrations (filename, hash) values ('000123.sql', 'sha1:lain')`,
      `delete from graphile_migrate.migrations where filename = '000123.sql'`,
    ),
  ).toMatch(/^Database lebih baru daripada kode ini: migrasi 000123\.sql/);
  const changed = 'erp_private.kesalahan_ours(text)';
  const definition = await data.value<string>('select pg_get_functiondef($1::regprocedure)', [
    changed,
  ]);
  expect(
    await refused(
      `create or replace function erp_private.kesalahan_ours(kode text) returns boolean
       language sql immutable as 'select false'`,
      definition,
      'refuse',
    ),
  ).toMatch(/^1 fungsi di database berbeda/);
  await migrate();
});

/** The backup with the head that a database of before the first release gave it. */
async function oldBackup(name: string, change: (head: BackupHead) => void = () => {}) {
  const copy = file(name);
  const writer = await openBackupWriter(copy);
  const entries = readEntries(berkas);
  let step = await entries.next();
  for (; !step.done; step = await entries.next()) {
    if (step.value.name === HEAD) {
      const head = jsonOf<BackupHead>(berkas, step.value);
      const later = Object.entries(head.langkah_isi).filter(([nomor]) => Number(nomor) > 460);
      head.langkah_isi = { ...lama.langkah_isi, ...Object.fromEntries(later) };
      head.migrasi = Object.values(lama.migrasi);
      change(head);
      await writer.add(HEAD, head);
    } else await writer.add(step.value.name, step.value.content);
  }
  await writer.finish(step.value);
  return copy;
}

test('a backup of before the first release is restored', async () => {
  const name = await oldBackup('lama.tar.gz');
  expect(await restoreTenant(data.ownerUrl, name, { kode: 'lama' })).toMatchObject({ findings: 0 });
  const same = await restoreTenant(data.ownerUrl, berkas, { kode: 'baru' });
  expect(same).toMatchObject({ findings: 0 });
  expect(await contents(data, 'lama')).toEqual(await contents(data, 'baru'));
  await expectConsistent(data, 'lama');
});

test.each<[what: string, change: (head: BackupHead) => void, said: RegExp]>([
  [
    'of an older step',
    (head) => {
      head.langkah = 445;
    },
    /^Cadangan ini di langkah 445, sebelum garis dasar rilis pertama \(460\)/,
  ],
  [
    'of an older migration',
    (head) => {
      head.migrasi.pop();
    },
    /^Cadangan ini di langkah \d+, sebelum garis dasar rilis pertama \(460\)/,
  ],
  [
    'of other steps',
    (head) => {
      head.langkah_isi['445'] = '0'.repeat(32);
    },
    /cabang program lain/,
  ],
  [
    'of a newer migration',
    (head) => {
      head.migrasi.push('sha1:lain');
    },
    /lebih baru/,
  ],
])('one %s is refused', async (what, change, said) => {
  const name = await oldBackup(`${what}.tar.gz`, change);
  await expect(restoreTenant(data.ownerUrl, name, { kode: 'tolak' })).rejects.toThrow(said);
  await nothingMade(data, 'tolak');
});
