/** What happens in a tenant reaches those who should know of it: once, and nobody else. */
import { beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { upgradeTenants } from '../../db/scripts/tenant_steps.ts';
import { drainOutbox } from '../../workers/relay/drain.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openWorker, workerPool } from '../helpers/worker.ts';

const { data, openToko, openBarang } = openStory();

let pool: pg.Pool;
beforeAll(() => {
  pool = workerPool(data);
});

/** What the users of a tenant were told, as `peran judul`, oldest first. */
async function told(kode: string, jenis: string): Promise<string[]> {
  const rows = await data.rows<{ teks: string }>(
    `select split_part(p.email, '@', 1) || ' ' || n.judul as teks
         from erp_private.notifikasi as n join erp_private.pengguna as p on p.id = n.pengguna_id
        where n.tenant_kode = $1 and n.jenis = $2 order by n.id, 1`,
    [kode, jenis],
  );
  return rows.map(({ teks }) => teks).sort();
}

const texts = (kode: string) =>
  data.rows<{ judul: string; isi: string; tautan: string }>(
    'select distinct judul, isi, tautan from erp_private.notifikasi where tenant_kode = $1',
    [kode],
  );

/** As the worker's login, in the tenant. */
const run = (toko: Toko, call: string, values: unknown[] = []) =>
  data
    .owner({ tenant: toko.kode, role: 'erp_worker' })
    .value<number>(`select erp_private.${call}`, values);

const drain = ({ kode }: Toko) => drainOutbox(pool, { kode, skema: `t_${kode}` });

const jobs = (toko: Toko) =>
  data.rows<{ task: string; payload: Row }>(
    `select j.task_identifier as task from graphile_worker.jobs as j
        where j.key = j.task_identifier || ':' || $1 or j.key is null order by j.id`,
    [toko.kode],
  );

test('a draft that waits is told to who may approve it, but not to its author', async () => {
  const toko = await openToko({ wajib_persetujuan: true });
  const { id } = await toko.draftJual('01-05', [[await toko.barang(), 1]]);
  expect(await run(toko, 'worker_notifikasi_persetujuan($1)', [id])).toBe(1);
  expect(await run(toko, 'worker_notifikasi_persetujuan($1)', [id])).toBe(0);
  expect(await told(toko.kode, 'persetujuan')).toEqual([
    'admin Menunggu persetujuan: Penjualan, Pelanggan',
  ]);
  expect(await texts(toko.kode)).toEqual([
    {
      judul: 'Menunggu persetujuan: Penjualan, Pelanggan',
      isi: expect.stringMatching(
        new RegExp(
          `^Penjualan DRAFT-${id} tanggal 05-01-\\d{4}, Pelanggan, disusun oleh staff, menunggu persetujuan\\.$`,
        ),
      ),
      tautan: `/api/transaksi/penjualan/${id}`,
    },
  ]);
  // By an admin: the staff may approve, unless the tenant leaves that to admins.
  const line = { tanggal: hari('01-05'), detail: [[await toko.barang(), 1]] as [number, number][] };
  const byAdmin = await toko.draftJual(line, { peran: 'admin' });
  expect(await run(toko, 'worker_notifikasi_persetujuan($1)', [byAdmin.id])).toBe(1);
  await toko.set({ penyetuju: 'admin' });
  const adminOnly = await toko.draftJual(line, { peran: 'admin' });
  expect(await run(toko, 'worker_notifikasi_persetujuan($1)', [adminOnly.id])).toBe(0);
});

test('a draft that was approved, withdrawn, or whose module is off is told to nobody', async () => {
  const toko = await openToko();
  const line = { tanggal: hari('01-05'), detail: [[await toko.barang(), 1, 5]] as never };
  const { id } = await toko.draftJual(line);
  await toko.staf.rows(`select erp.transaksi_cancel('penjualan', $1)`, [id]);
  expect(await run(toko, 'worker_notifikasi_persetujuan($1)', [id])).toBe(0);
  const off = await toko.draftJual(line);
  await toko.rows(`update modul set aktif = false where kode = 'penjualan'`);
  expect(await run(toko, 'worker_notifikasi_persetujuan($1)', [off.id])).toBe(0);
});

test('stock that falls below its minimum is told once, and again after it has recovered', async () => {
  const toko = await openToko();
  const kopi = await toko.barang({ nama: 'Kopi', kode: 'KOP', stok_minimum: '5.5' });
  const teh = await toko.barang({ nama: 'Teh', stok_minimum: 5 });
  await toko.barang({ nama: 'Belum pernah ada', stok_minimum: 5 });
  const look = () => run(toko, 'worker_notifikasi_stok()');
  await toko.beli('01-05', [
    [kopi, 10, 1],
    [teh, 10, 1],
  ]);
  expect(await look()).toBe(0);
  await toko.jual('01-06', [[kopi, 5, 2]]);
  expect([await look(), await look()]).toEqual([2, 0]);
  expect(await told(toko.kode, 'stok_minimum')).toEqual([
    'admin Stok di bawah minimum: Kopi',
    'staff Stok di bawah minimum: Kopi',
  ]);
  expect(await texts(toko.kode)).toMatchObject([
    { isi: 'KOP Kopi: 5 PCS, minimum 5,5', tautan: `/api/laporan/kartu-stok/${kopi}` },
  ]);
  await toko.jual('01-07', [[kopi, 1, 2]]);
  expect(await look()).toBe(0);
  await toko.beli('01-08', [[kopi, 10, 1]]);
  expect(await look()).toBe(0);
  await toko.jual('01-09', [
    [kopi, 10, 2],
    [teh, 9, 2],
  ]);
  expect(await look()).toBe(2);
  expect(await told(toko.kode, 'stok_minimum')).toContain('admin 2 barang di bawah stok minimum');
});

test('many goods at once are one notification that names ten', async () => {
  const toko = await openToko();
  const detail: [number, number, number][] = [];
  for (let n = 0; n < 12; n += 1) {
    const id = await toko.barang({ nama: `Barang ${n + 10}`, stok_minimum: 5 });
    detail.push([id, 1, 1]);
  }
  await toko.beli('01-05', detail);
  expect(await run(toko, 'worker_notifikasi_stok()')).toBe(2);
  const [{ isi } = { isi: '' }] = await texts(toko.kode);
  expect(isi.split('\n')).toHaveLength(11);
  expect(isi).toMatch(/Barang 19: 1 PCS, minimum 5\ndan 2 barang lain$/);
});

test('overdue receivables are one digest a day for each user', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli('01-05', [[barang, 10, 1]]);
  expect(await run(toko, 'worker_notifikasi_piutang()')).toBe(0);
  const sale = { detail: [[barang, 1, '1234567.5']] as never };
  await toko.jual({ tanggal: hari('01-06'), jatuh_tempo: hari('02-06'), ...sale });
  await toko.jual({ tanggal: hari('01-06'), jatuh_tempo: '2999-01-01', ...sale });
  expect(await run(toko, 'worker_notifikasi_piutang()')).toBe(2);
  expect(await run(toko, 'worker_notifikasi_piutang()')).toBe(0);
  expect(await told(toko.kode, 'piutang_jatuh_tempo')).toEqual([
    'admin Piutang lewat jatuh tempo: Rp 1.234.567,50',
    'staff Piutang lewat jatuh tempo: Rp 1.234.567,50',
  ]);
  expect((await texts(toko.kode))[0]?.isi).toMatch(
    /^1 dokumen dari 1 pelanggan lewat jatuh tempo, seluruhnya Rp 1\.234\.567,50, terlama \d+ hari\.\nPelanggan: Rp/,
  );
  const other = await openToko();
  expect(await run(other, 'worker_notifikasi_piutang()')).toBe(0);
});

test('the end of a CDC job is told to ops only, once for each event', async () => {
  const toko = await openToko();
  const isi = { job_id: 7, status: 'gagal', catatan: 'tujuan tidak terjangkau' };
  const call = 'worker_notifikasi_cdc($1, $2)';
  expect(await run(toko, call, [1, JSON.stringify(isi)])).toBe(1);
  expect(await run(toko, call, [1, JSON.stringify(isi)])).toBe(0);
  expect(await run(toko, call, [2, '{}'])).toBe(1);
  expect(await told(toko.kode, 'cdc_selesai')).toEqual([
    'ops Pekerjaan CDC 7: gagal',
    'ops Pekerjaan CDC ?: selesai',
  ]);
});

test('a burst of postings wants one look at the stock; each draft is a job', async () => {
  const { toko, barang } = await openBarang();
  for (const day of ['05', '06', '07']) {
    await toko.beli(`01-${day}`, [[barang, 1, 1]]);
  }
  await toko.draftJual('01-08', [[barang, 1, 1]]);
  await drain(toko);
  await toko.beli('01-09', [[barang, 1, 1]]);
  await drain(toko);
  const names = (await jobs(toko)).map(({ task }) => task);
  expect(names.filter((task) => task === 'notifikasi__stok')).toHaveLength(1);
  expect(names.filter((task) => task === 'notifikasi__persetujuan')).toHaveLength(1);
});

test('the worker does all of it by itself', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ stok_minimum: 5 });
  await toko.beli('01-05', [[barang, 1, 1]]);
  await toko.draftJual('01-08', [[barang, 1, 1]]);
  await toko.rows(`select erp_private.outbox_add(null::buku, 'cdc', '{"job_id": 3}')`);
  const worker = await openWorker(data);
  await until(async () => (await texts(toko.kode)).length >= 3);
  expect((await texts(toko.kode)).map(({ judul }) => judul.slice(0, 8)).sort()).toEqual([
    'Menunggu',
    'Pekerjaa',
    'Stok di ',
  ]);
  await worker.stop();
});

test('a step that fails is told to the tenant’s admins and ops', async () => {
  const kode = await data.newTenant();
  const newest = await data.asOwner(async (db) => {
    await db.rows(
      `insert into erp_private.tenant_step (nomor, nama, isi) values (9998, '9998_rusak', 'select 1/0')`,
    );
    return db.value<number>('select langkah from erp_private.tenant where kode = $1', [kode]);
  });
  const { failed } = await upgradeTenants(data.ownerUrl, { parallel: 1 });
  expect(failed.map((one) => one.kode)).toContain(kode);
  expect(newest).toBeLessThan(9998);
  await upgradeTenants(data.ownerUrl, { parallel: 1 });
  await data.rows('delete from erp_private.tenant_step where nomor = 9998');
  expect(await told(kode, 'migrasi_gagal')).toEqual([
    `admin Pembaruan tenant ${kode} gagal`,
    `ops Pembaruan tenant ${kode} gagal`,
  ]);
  expect(JSON.stringify(await texts(kode))).not.toMatch(/division|nol/);
});
