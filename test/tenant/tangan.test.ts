/** What somebody made, changed or dropped with psql beside migrations and steps is found, named, and told how to mend. */
import { expect, test } from '@jest/globals';
import { inspectCommand } from '../../db/scripts/by_hand/inspect.ts';
import { pendingLines } from '../../db/scripts/pending.ts';
import { loadConfig } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase('bare');
const config = loadConfig();

const byHand = (sql: string) => withPgClient(data.ownerUrl, (client) => client.query(sql));

const told = async (kode?: string): Promise<string[]> => {
  const said = inspectCommand(config, data.ownerUrl, kode);
  return (await said.catch(({ message }: Error) => message)).split('\n');
};

/** What the command says after `done`, which `undone` takes back. */
async function saidOf(done: string, undone: string, kode?: string): Promise<string[]> {
  await byHand(done);
  try {
    return await told(kode);
  } finally {
    await byHand(undone);
  }
}

const CLEAN = 'Tidak ada yang dibuat, diubah, atau dihapus di luar migrasi dan langkah.';

test('nothing is told of databases as they are made', async () => {
  expect(await inspectCommand(config, data.ownerUrl)).toBe(CLEAN);
  expect(await inspectCommand(config, data.ownerUrl, 'satu')).toBe(CLEAN);
  expect(await told('gakada')).toEqual(['tenant gakada tidak ditemukan']);
});

test.each([
  [
    'a column',
    'alter table t_satu.barang add column catatan_saya text',
    'alter table t_satu.barang drop column catatan_saya',
  ],
  ['an index', 'create index kilat on t_satu.barang (nama)', 'drop index t_satu.kilat'],
  [
    'a table',
    'create table t_satu.coretan (id bigint primary key, isi text)',
    'drop table t_satu.coretan',
  ],
  ['a view', 'create view t_satu.lihat as select 1 as satu', 'drop view t_satu.lihat'],
  ['a sequence', 'create sequence t_satu.hitung', 'drop sequence t_satu.hitung'],
  [
    'a constraint',
    "alter table t_satu.barang add constraint tak_kosong check (kode <> '')",
    'alter table t_satu.barang drop constraint tak_kosong',
  ],
  [
    'a trigger',
    'create trigger saya before update on t_satu.barang for each row execute function suppress_redundant_updates_trigger()',
    'drop trigger saya on t_satu.barang',
  ],
  [
    'a function',
    'create function t_satu.tolong(integer) returns integer language sql return 1',
    'drop routine t_satu.tolong(integer)',
  ],
  ['a type', "create type t_satu.warna as enum ('merah')", 'drop type t_satu.warna'],
  [
    'a policy',
    'create policy terbuka on t_satu.barang for select to erp_app using (true)',
    'drop policy terbuka on t_satu.barang',
  ],
  [
    'a grant',
    'grant select on t_satu.barang to erp_worker',
    'revoke all on t_satu.barang from erp_worker',
  ],
])('%s made in a tenant is named, with what takes it away', async (_what, done, undone) => {
  const said = await saidOf(done, undone, 'satu');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^utama: satu: .+ dibuat di luar langkah: buang, atau jadikan langkah/);
  expect(said[0]?.endsWith(undone)).toBe(true);
});

test.each([
  ['an index', 'drop index t_dua.barang_satuan_id_idx', 'indeks barang_satuan_id_idx'],
  ['a column', 'alter table t_dua.barang drop column merek cascade', 'kolom barang.merek'],
  [
    'a constraint',
    'alter table t_dua.barang drop constraint barang_kode_check',
    'syarat barang.barang_kode_check',
  ],
  [
    'a key',
    'alter table t_dua.barang drop constraint barang_satuan_id_fkey',
    'syarat barang.barang_satuan_id_fkey',
  ],
  ['a grant', 'revoke select on t_dua.barang from erp_app', 'hak barang untuk erp_app'],
  [
    'a policy',
    'drop policy "laporan tenant ini" on t_dua.barang',
    'kebijakan barang.laporan tenant ini',
  ],
])('%s that is gone is named, and made again by what is told', async (_what, done, what) => {
  await byHand(done);
  const said = await told('dua');
  expect(said[0]).toMatch(new RegExp(`^utama: dua: ${what} hilang: buat lagi: `));
  for (const line of said) await byHand(line.split('buat lagi: ')[1] as string);
  expect(await told('dua')).toEqual([CLEAN]);
});

test.each([
  [
    'a default',
    'alter table t_satu.barang alter column aktif set default false',
    'kolom barang.aktif',
    'alter table t_satu.barang alter column aktif set default true',
  ],
  [
    'a constraint',
    'alter table t_satu.barang drop constraint barang_kategori_check, add constraint barang_kategori_check check (length(kategori) <= 5)',
    'syarat barang.barang_kategori_check',
    'alter table t_satu.barang drop constraint barang_kategori_check, add constraint barang_kategori_check check (length(kategori) <= 100)',
  ],
  [
    'the wall',
    'alter table t_satu.barang disable row level security',
    'tabel barang',
    'alter table t_satu.barang enable row level security',
  ],
  [
    'a trigger',
    'alter table t_satu.barang disable trigger user',
    'pemicu barang.',
    'alter table t_satu.barang enable trigger user',
  ],
])('%s that was changed is named, with how it should be', async (_what, done, what, undone) => {
  const said = await saidOf(done, undone, 'satu');
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) {
    expect(line).toMatch(/^utama: satu: .+ berbeda: seharusnya .+, di sini .+/);
    expect(line).toContain(what);
  }
});

test.each([
  [
    'a function',
    'create function erp_private.saya() returns integer language sql return 1',
    'drop function erp_private.saya()',
    'function erp_private.saya()',
  ],
  [
    'a table',
    'create table erp_private.saya (id bigint)',
    'drop table erp_private.saya',
    'create table erp_private.saya: id bigint',
  ],
  [
    'a column',
    'alter table erp_private.tenant add column saya text',
    'alter table erp_private.tenant drop column saya',
    'create table erp_private.tenant: saya text',
  ],
  [
    'an index of the template',
    'create index saya on tenant_templat.barang (nama)',
    'drop index tenant_templat.saya',
    'CREATE INDEX saya',
  ],
  [
    'a grant',
    'grant select on erp_private.tenant to erp_app',
    'revoke select on erp_private.tenant from erp_app',
    'grant select on erp_private.tenant to erp_app',
  ],
])('%s of the platform is named', async (_what, done, undone, what) => {
  const said = await saidOf(done, undone);
  expect(said.some((line) => line.includes(`dibuat di luar`) && line.includes(what))).toBe(true);
});

test('a migration that is only looked at says it too', async () => {
  await byHand('create table t_dua.coretan (isi text)');
  const lines = await pendingLines(config, data.ownerUrl, false);
  expect(lines.filter((line) => line.includes('tangan'))).toEqual([
    '  tangan        dua: tabel coretan dibuat di luar langkah: buang, atau jadikan langkah di db/tenant: drop table t_dua.coretan',
  ]);
  await byHand('drop table t_dua.coretan');
});
