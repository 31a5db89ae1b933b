/** A branch is a tenant with the books of its parent, and touches nothing of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, test } from '@jest/globals';
import { contents, nothingMade, ownRole, ownRoles, seal, trade } from '../cadangan/cadangan.ts';
import { openDatabase } from '../helpers/database.ts';
import { expectConsistent } from '../helpers/expect.ts';
import { createDokumen, hari, openToko, type Toko } from '../helpers/toko.ts';
import { askBranch, dropBranch, openBranch, statusOf, work } from './cabang.ts';

const data = openDatabase('bare');
let toko: Toko;

beforeAll(async () => {
  toko = await openToko(data, { metode_hpp: 'fifo', poin_aktif: true, poin_rupiah_per_poin: 1000 });
  await trade(toko);
  await data
    .owner({ tenant: toko.kode })
    .rows(
      `insert into webhook (url, peristiwa, rahasia) values ('https://contoh.test', '{*}', 's1.00000000.uji')`,
    );
  await ownRole(data, toko.kode);
  await seal(data, toko.kode);
});

/** What a copy has not: what would leave it, its name, and that it is one. */
const ALONE = 'webhook webhook_pengiriman cetak_tautan cetak_rahasia gerbang idempotency'.split(
  ' ',
);

test('a copy holds every row of its parent, and goes on where that was', async () => {
  const before = await contents(data, toko.kode);
  const kode = await openBranch(data, toko.kode, { nama: toko.kode });
  const copy = await contents(data, kode);
  const compared = Object.keys(before).filter(
    (tabel) => ![...ALONE, 'kunci_rupiah', 'audit', 'pengaturan'].includes(tabel),
  );
  for (const tabel of compared) expect([tabel, copy[tabel]]).toEqual([tabel, before[tabel]]);
  expect(compared.length).toBeGreaterThan(60);
  expect(copy.webhook).toBe('0 ');
  expect(await contents(data, toko.kode)).toEqual(before);
  await expectConsistent(data, kode);
  expect(await ownRoles(data, kode)).toEqual(await ownRoles(data, toko.kode));

  const admin = await toko.pengguna('admin');
  const sell = (tenant: string) =>
    data.as({ tenant, peran: 'admin', penggunaId: admin }, async (db) => {
      const id = await db.value<number>('select min(id) from barang');
      const isi = { tanggal: hari('02-01'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi };
      const detail = [{ barang_id: id, qty: 1, harga: 5 }];
      const made = await createDokumen(db, 'penjualan', { ...isi, detail });
      return [made.id, made.nomor_transaksi];
    });
  expect(await sell(kode)).toEqual(await sell(toko.kode));
  const differing = () =>
    data.rows(`select * from erp_private.cabang_compare($1, '1900-01-01', '2999-12-31')`, [kode]);
  expect(await differing()).toEqual([]);
  await data.as({ tenant: kode, peran: 'admin', penggunaId: admin }, async (db) => {
    const isi = { tanggal: hari('02-02'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi };
    const id = await db.value<number>('select min(id) from barang');
    await createDokumen(db, 'penjualan', { ...isi, detail: [{ barang_id: id, qty: 1, harga: 7 }] });
  });
  const found = await differing();
  expect(new Set(found.map(({ bagian }) => bagian))).toEqual(new Set(['dokumen', 'akun', 'stok']));
  expect(found.filter(({ bagian }) => bagian === 'dokumen')).toMatchObject([
    {
      kunci: expect.stringMatching(/^penjualan /),
      induk: null,
      cabang: expect.stringMatching(/^final /),
    },
  ]);
  await seal(data, kode);
  const proof = await data
    .admin(kode)
    .value<{ utuh: boolean; menunggu: number }>('select erp.audit_verifikasi()');
  expect(proof).toMatchObject({ utuh: true, menunggu: 0 });
  expect(
    await data
      .owner({ tenant: kode })
      .row(`select entitas_id, sesudah from audit where entitas = 'cabang_uji'`),
  ).toMatchObject({ entitas_id: kode, sesudah: { induk: toko.kode, isi: 'salinan' } });
  await dropBranch(data, kode);
  await nothingMade(data, kode);
});

test('a masked copy has made-up people, the same each time, and the same figures', async () => {
  const own = { nama: 'Ny. Sulastri', telepon: '0812345678', email: 'lastri@contoh.test' };
  await toko.ubah('kontak', toko.pelanggan, own);
  const people = (kode: string) =>
    data
      .owner({ tenant: kode })
      .rows('select id, kode, nama, telepon, email from kontak order by id');
  const first = await openBranch(data, toko.kode, { samarkan: true });
  const second = await openBranch(data, toko.kode, { samarkan: true });
  const masked = await people(first);
  expect(await people(second)).toEqual(masked);
  expect(JSON.stringify(masked)).not.toMatch(/Sulastri|0812345678|lastri@/);
  expect(masked.map(({ kode }) => kode)).toEqual((await people(toko.kode)).map(({ kode }) => kode));
  const all = await data.asOwner(async (db) => {
    const tables = await db.rows<{ t: string }>(
      `select tablename as t from pg_tables where schemaname = $1`,
      [`t_${first}`],
    );
    const found = [];
    for (const { t } of tables) {
      found.push(await db.rows(`select from t_${first}.${t} as x where x::text ~ 'Sulastri'`));
    }
    return found.flat();
  });
  expect(all).toEqual([]);
  const balances = (kode: string) =>
    data.owner({ tenant: kode }).rows('select * from saldo_harian order by 1, 2, 3');
  expect(await balances(first)).toEqual(await balances(toko.kode));
  await expectConsistent(data, first);
  for (const kode of [first, second]) await dropBranch(data, kode);
});

test('an empty branch has no books, and its maker alone is admin', async () => {
  const kode = await openBranch(data, toko.kode, { isi: 'kosong', anggota: false });
  expect(await data.owner({ tenant: kode }).value('select count(*) from transaksi')).toBe(0);
  const members = await data.rows(
    `select p.email, m.peran from erp_private.membership as m
       join erp_private.pengguna as p on p.id = m.pengguna_id where m.tenant_kode = $1`,
    [kode],
  );
  expect(members).toEqual([{ email: `admin@${toko.kode}.test`, peran: 'admin' }]);
  await dropBranch(data, kode);
});

test('a branch with the demo has its trade', async () => {
  const { fillDemo } = await import('../../db/scripts/branch/demo.ts');
  const { makeBranch } = await import('../../db/scripts/branch/make.ts');
  const kode = await askBranch(data, toko.kode, { isi: 'demo' });
  await makeBranch({ ownerUrl: data.ownerUrl, fillDemo }, kode);
  expect(await statusOf(data, kode)).toEqual([{ status: 'siap', galat: null }]);
  expect(
    await data.owner({ tenant: kode }).value<number>('select count(*) from transaksi'),
  ).toBeGreaterThan(500);
  await dropBranch(data, kode);
});

test('admins of the parent are told three days and one day before the end, once each', async () => {
  const kode = await openBranch(data, toko.kode, { isi: 'kosong' });
  const ends = (hari: string) =>
    data.rows(
      `update erp_private.cabang_uji set berakhir_pada = now() + $2::interval, dibuat_pada = now() - interval '9 days'
        where kode = $1`,
      [kode, hari],
    );
  const told = () =>
    data.rows(
      `select p.email, n.judul from erp_private.notifikasi as n join erp_private.pengguna as p on p.id = n.pengguna_id
        where n.jenis = 'cabang_berakhir' order by n.id`,
    );
  const email = `admin@${toko.kode}.test`;
  await ends('4 days');
  await work(data);
  expect(await told()).toEqual([]);
  for (const hari of ['3 days', '2 days', '20 hours', '2 hours']) {
    await ends(hari);
    await work(data);
    await work(data);
  }
  expect(await told()).toEqual([
    { email, judul: 'Cabang uji Uji berakhir dalam 3 hari' },
    { email, judul: 'Cabang uji Uji berakhir dalam 1 hari' },
  ]);
  await ends('-1 second');
  await work(data);
  await nothingMade(data, kode);
});

test('a process that dies in the middle leaves nothing, and the next one makes it', async () => {
  const kode = await askBranch(data, toko.kode);
  const script = `
    import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect();
    await client.query('begin isolation level repeatable read');
    await client.query('select erp_private.cabang_open($1)', [process.argv[2]]);
    console.log('tengah');
    setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, data.ownerUrl, kode],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await nothingMade(data, kode);
  expect(await statusOf(data, kode)).toMatchObject([{ status: 'disiapkan' }]);
  expect(await work(data)).toEqual([]);
  expect(await statusOf(data, kode)).toMatchObject([{ status: 'siap' }]);
  await dropBranch(data, kode);
});

test('three of one parent, from one to ninety days, none of a branch', async () => {
  const refused = (wanted: Parameters<typeof askBranch>[2], code: string, induk = toko.kode) =>
    expect(askBranch(data, induk, wanted)).rejects.toMatchObject({ code });
  await refused({ hari: 0 }, 'VAUJI');
  await refused({ hari: 91 }, 'VAUJI');
  await refused({ isi: 'lain' }, 'VAUJI');
  await refused({ nama: ' ' }, 'VAUJI');
  await refused({}, 'TDTNT', 'tiada');
  const made = [];
  for (let i = 0; i < 3; i += 1) made.push(await askBranch(data, toko.kode, { isi: 'kosong' }));
  await refused({}, 'KOUJI');
  expect(await work(data)).toEqual([]);
  await refused({}, 'OTUJI', made[0]);
  await data.rows(`update erp_private.cabang_uji set berakhir_pada = now() where induk = $1`, [
    toko.kode,
  ]);
  expect(await work(data)).toEqual([]);
  for (const kode of made) await nothingMade(data, kode);
  expect(await data.value('select count(*) from erp_private.cabang_uji')).toBe(0);
});
