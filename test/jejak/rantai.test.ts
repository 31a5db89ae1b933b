/** The chain: what it seals, what damage it finds, and who may ask. */
import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { sealAudit } from '../../workers/relay/drain.ts';
import { expectError, openStory, type Toko } from '../helpers/story.ts';
import { openRelay, workerPool, workerUrl } from '../helpers/worker.ts';

const { data, openToko } = openStory();

let pool: pg.Pool;

beforeAll(() => {
  pool = workerPool(data);
});

const seal = ({ kode }: Toko) => sealAudit(pool, { kode, skema: `t_${kode}` });

type Proof = {
  utuh: boolean;
  segel: { posisi: number; hash: string };
  menunggu: number;
  berikut: number | null;
  kerusakan: { posisi: number | null; audit_id: number | null; jenis: string }[];
};

const prove = (toko: Toko, args = '') =>
  toko.by({ peran: 'admin', adminKey: true }).value<Proof>(`select erp.audit_verifikasi(${args})`);

/** Does what triggers would refuse, as a superuser can who switches them off. */
const damage = (toko: Toko, ...statements: string[]) =>
  toko.asOwner(async (db) => {
    await db.rows('set local session_replication_role = replica');
    for (const sql of statements) await db.rows(sql);
  });

async function sealedToko(): Promise<Toko> {
  const toko = await openToko();
  for (let n = 0; n < 5; n += 1) await toko.barang();
  await seal(toko);
  return toko;
}

const third = '(select audit_id from audit_segel where posisi = 3)';

test('a sealed trail is sound, to its last position', async () => {
  const toko = await sealedToko();
  const proof = await prove(toko);
  expect(proof).toMatchObject({ utuh: true, kerusakan: [], menunggu: 0, berikut: null });
  const count = await toko.value<number>('select count(*) from audit');
  expect(proof.segel.posisi).toBe(count);
  await toko.barang();
  expect((await prove(toko)).menunggu).toBe(1);
  expect(await seal(toko)).toBe(1);
  expect((await prove(toko)).segel.posisi).toBe(count + 1);
  expect(await prove(toko, '2, 2')).toMatchObject({
    diperiksa: { dari: 2, sampai: 3 },
    berikut: 4,
  });
});

const cases: [string, string[], { posisi: number | null; jenis: string }][] = [
  [
    'an edited row',
    [`update audit set aksi = 'lain' where id = ${third}`],
    { posisi: 3, jenis: 'diubah' },
  ],
  ['a removed row', [`delete from audit where id = ${third}`], { posisi: 3, jenis: 'dihapus' }],
  [
    'an exchanged seal',
    [`update audit_segel set hash = sha256('x') where posisi = 3`],
    { posisi: 3, jenis: 'diubah' },
  ],
  [
    'a removed seal',
    ['delete from audit_segel where posisi = 3'],
    { posisi: 3, jenis: 'segel_hilang' },
  ],
  [
    'an inserted row',
    [
      `insert into audit (sumber, aksi, entitas, entitas_id) values ('pengguna', 'ubah', 'barang', '1')`,
    ],
    { posisi: null, jenis: 'disisipkan' },
  ],
];

test.each(cases)('%s is found', async (_name, statements, expected) => {
  const toko = await sealedToko();
  await damage(toko, ...statements);
  const proof = await prove(toko);
  expect(proof.utuh).toBe(false);
  expect(proof.kerusakan).toContainEqual(expect.objectContaining(expected));
});

test('a shortened chain is found', async () => {
  const toko = await sealedToko();
  const { segel } = await prove(toko);
  await damage(
    toko,
    `delete from audit where id = (select audit_id from audit_segel where posisi = ${segel.posisi})`,
    `delete from audit_segel where posisi = ${segel.posisi}`,
  );
  expect((await prove(toko)).kerusakan).toEqual([
    { posisi: segel.posisi, audit_id: null, jenis: 'ujung_berubah' },
  ]);
});

test('a chain that was made anew as a whole differs from its anchor', async () => {
  const toko = await sealedToko();
  const { segel } = await prove(toko);
  const anchor = `1, 100000, '${segel.posisi}:${segel.hash}'`;
  expect((await prove(toko, anchor)).utuh).toBe(true);
  await damage(
    toko,
    `update audit set aksi = 'lain' where id = ${third}`,
    'insert into audit_antre select id from audit',
    'truncate audit_segel',
    `update audit_posisi set posisi = 0, hash = '\\x'`,
  );
  await seal(toko);
  expect((await prove(toko)).utuh).toBe(true);
  expect((await prove(toko, anchor)).kerusakan).toEqual([
    { posisi: segel.posisi, audit_id: null, jenis: 'jangkar_berbeda' },
  ]);
});

test('sealers and writers at once: every row once, in one chain', async () => {
  const toko = await openToko();
  const writing = Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let n = 0; n < 10; n += 1) await toko.barang();
    }),
  );
  let busy = true;
  const sealing = Array.from({ length: 3 }, async () => {
    while (busy) await seal(toko);
  });
  await writing;
  busy = false;
  await Promise.all(sealing);
  await seal(toko);
  const proof = await prove(toko);
  expect(proof).toMatchObject({ utuh: true, menunggu: 0 });
  expect(proof.segel.posisi).toBe(await toko.value<number>('select count(*) from audit'));
});

test('a sealer that dies leaves its rows to the next', async () => {
  const toko = await openToko();
  await toko.barang();
  const dying = new pg.Client({ connectionString: workerUrl(data) });
  dying.on('error', () => {});
  await dying.connect();
  await dying.query(
    `begin; set local search_path = t_${toko.kode}, erp, pg_temp; set local erp.tenant = '${toko.kode}'`,
  );
  await dying.query('select erp_private.worker_jejak_seal(10)');
  expect(await seal(toko)).toBeUndefined();
  await dying.end();
  while (!(await seal(toko)));
  expect(await prove(toko)).toMatchObject({ utuh: true, menunggu: 0 });
});

test('wrong input', async () => {
  const toko = await sealedToko();
  await expectError(prove(toko, '0'), 'VAAUD', 'dari_posisi');
  await expectError(prove(toko, '1, 0'), 'VAAUD', 'banyak');
  await expectError(prove(toko, `1, 1, '5:x'`), 'VAAUD', 'jangkar');
});

test('the list: newest first, with names, by each filter', async () => {
  const toko = await sealedToko();
  type List = {
    total: number;
    data: { id: number; pengguna: { email: string } | null; hash: string }[];
  };
  const list = (args = '') =>
    toko.by({ peran: 'admin', adminKey: true }).value<List>(`select erp.audit_list(${args})`);
  const all = await list();
  expect(all.total).toBe(await toko.value<number>('select count(*) from audit'));
  expect(all.data[0]).toMatchObject({
    aksi: 'buat',
    entitas: 'barang',
    pengguna: { email: expect.stringContaining(toko.kode) },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const ids = all.data.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect((await list(`entitas => 'barang'`)).total).toBe(5);
  expect((await list(`entitas => 'barang', entitas_id => '-1'`)).total).toBe(0);
  expect((await list(`aksi => 'hapus'`)).data).toEqual([]);
  expect((await list(`sampai => '2000-01-01', dari => '1999-01-01'`)).total).toBe(0);
  expect((await list(`dari => '2020-01-01'`)).total).toBe(all.total);
  const staff = await data.penggunaId(toko.kode, 'staff');
  expect((await list(`pengguna_id => '${staff}'`)).total).toBeGreaterThan(0);
  await expectError(list('page => 0'), 'VAHAL', 'page');
});

test('a change in psql is sealed by a relay that nobody wakes', async () => {
  const toko = await sealedToko();
  openRelay(data, 50);
  await data.rows(`update t_${toko.kode}.pengaturan set telepon = '1'`);
  let waits = 1;
  while (waits > 0) ({ menunggu: waits } = await prove(toko));
  expect((await prove(toko)).utuh).toBe(true);
});
