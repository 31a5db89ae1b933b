/** A mistake of ours within what catches refusals is raised, and not taken for one: it would only show as slowness. */
import { beforeAll, expect, test } from '@jest/globals';
import { sourceFiles } from '../helpers/files.ts';
import { type Db, hari, openStory, type Toko } from '../helpers/story.ts';

const { openToko } = openStory('few');
let toko: Toko;
let impor: unknown;
beforeAll(async () => {
  toko = await openToko();
  impor = await toko.staf.value(`select erp.impor_create('akun', 'a.csv', 'csv', $1, 1) ->> 'id'`, [
    '1'.repeat(64),
  ]);
});

/** The function divides by zero from here on, until the transaction ends. */
const plant = async (db: Db, nama: string): Promise<void> => {
  const { kepala } = await db.row<{ kepala: string }>(
    `select format('create or replace function %s(%s) returns %s language plpgsql', p.oid::regproc,
              pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)) as kepala
       from pg_proc as p where p.oid = $1::regproc`,
    [nama],
  );
  await db.rows(`${kepala} as $$ begin perform 1 / 0; end $$`);
};

const kas = {
  tanggal: hari('02-01'),
  akun_kas: '1101',
  detail: [{ akun_kode: '4201', jumlah: 500 }],
};

test.each<[string, string, (db: Db) => Promise<unknown>]>([
  [
    'documents as a set',
    'massal_close',
    (db) =>
      db.value(`select erp_private.massal_sets(null::buku, 'kas-masuk', $1)`, [
        JSON.stringify([kas, kas]),
      ]),
  ],
  [
    'a draft that is rehearsed',
    'jurnal_write',
    (db) =>
      db.value(
        `select erp_private.draft_rehearse(null::buku, nextval('transaksi_id_seq'), 'kas-masuk', $1)`,
        [kas],
      ),
  ],
  [
    'the figures of a draft that is refused',
    'kas_judge',
    (db) =>
      db.value(
        `select erp_private.draft_estimate(null::buku, nextval('transaksi_id_seq'), 'kas-masuk', $1)`,
        [kas],
      ),
  ],
  [
    'master records as a set',
    'master_insert',
    (db) =>
      db.value(`select erp_private.master_make_all(null::buku, 'satuan', $1::jsonb[], false)`, [
        ['A', 'B'].map((kode) => JSON.stringify({ kode, nama: kode })),
      ]),
  ],
  [
    'a record of a file',
    'impor_make',
    (db) =>
      db.value('select erp_private.impor_paket_rehearse(null::buku, $1, $2::jsonb[], false)', [
        impor,
        [JSON.stringify([{ baris: { kode: '1102', nama: 'Kas kecil' } }])],
      ]),
  ],
])('%s', async (_what, nama, call) => {
  const work = (planted: boolean) =>
    toko.asOwner(async (db) => {
      if (planted) await plant(db, `erp_private.${nama}`);
      await call(db);
      throw new Error('undone');
    });
  await expect(work(false)).rejects.toThrow('undone');
  await expect(work(true)).rejects.toMatchObject({ code: '22012' });
});

/** What catches everything, up to the end of its block. */
const HANDLER = /when others then\n([\s\S]*?)\n *end;?\n(?! *end if)/g;
const files = sourceFiles(/\.sql$/, 'db/sql', 'db/templates');

test('what catches everything raises again what is no refusal of ours', () => {
  const handlers = files.flatMap(({ name, text }) =>
    [...text.matchAll(HANDLER)].map(([, body = '']) => ({ name, body })),
  );
  expect(handlers.length).toBeGreaterThan(10);
  const silent = handlers.filter(
    ({ body }) =>
      !/\braise;/.test(body) ||
      !(
        /kesalahan_(?:client|ours)\(sqlstate\)|usul_refusal\(sqlstate/.test(body) ||
        /^ *-- \w/.test(body)
      ),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
