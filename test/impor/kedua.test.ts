/** A file after another one: what PostgreSQL knew of the rows of the first says nothing of those of the second. */
import { expect, test } from '@jest/globals';
import type { Db } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';
import { importirOf } from './mengimpor.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const DOCUMENTS = 300;

const file = (nama: string) =>
  [
    'nomor,tanggal,akun_kode,debit,kredit',
    ...Array.from({ length: DOCUMENTS }, (_, n) => [
      `${nama}${n},${hari('01-05')},1101,5,`,
      `${nama}${n},${hari('01-05')},3101,,5`,
    ]).flat(),
  ].join('\n');

/** Does the steps of a rehearsal, as the worker does, in one transaction; answers how many rows of files were read. */
async function gladi(db: Db, kode: string, id: number): Promise<number> {
  const read = () =>
    db.value<number>(
      `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int
         from pg_catalog.pg_stat_xact_user_tables where schemaname = $1 and relname = 'impor_baris'`,
      [`t_${kode}`],
    );
  const before = await read();
  for (let lagi = true; lagi; ) {
    ({ lagi } = await db.value<{ lagi: boolean }>('select erp_private.worker_impor_langkah($1)', [
      id,
    ]));
  }
  expect(await db.value('select status from impor where id = $1', [id])).toBe('siap');
  return (await read()) - before;
}

test('the second file is rehearsed in as many reads as the first', async () => {
  const toko = await openToko();
  const token = await server.tokenOf(toko, 'staff');
  const { kirim } = importirOf(server, token);
  const send = async (nama: string) => (await kirim('jurnal-umum', file(nama))).body.id as number;
  // Autovacuum would analyze the table at a random moment.
  await toko.asOwner((db) => db.rows('alter table impor_baris set (autovacuum_enabled = off)'));
  const first = await send('A');
  const reads = await toko.asOwner((db) => gladi(db, toko.kode, first));
  await toko.asOwner((db) => db.rows('analyze impor_baris'));
  const second = await send('B');
  const again = await toko.asOwner((db) => gladi(db, toko.kode, second));
  expect(again / reads).toBeLessThan(3);
});
