/** Nothing leaves a branch: the real worker, and listeners that must hear nothing. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { openDatabase } from '../helpers/database.ts';
import { LONG_MS } from '../helpers/limits.ts';
import { openReceiver, type Receiver } from '../helpers/receiver.ts';
import { SECRET_KEY } from '../helpers/server.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { openBranch } from './cabang.ts';

const data = openDatabase('few');
const heard: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, session, done) => {
    stream.resume().on('end', () => {
      heard.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
let receiver: Receiver;
let toko: Toko;
let salinan: string;
let kosong: string;

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  receiver = await openReceiver();
  toko = await openToko(data, { nama: 'Toko Makmur' });
  const barang = await toko.barang();
  await toko.beli(hari('01-02'), [[barang, 10, 100]]);
  await toko.jual(hari('02-01'), [[barang, 1, 500]]);
  salinan = await openBranch(data, toko.kode);
  kosong = await openBranch(data, toko.kode, { isi: 'kosong' });
  const { port } = smtp.server.address() as { port: number };
  const url = `smtp://127.0.0.1:${port}`;
  await openWorker(data, { url, from: 'Niaga <niaga@toko.test>', timeoutMs: LONG_MS });
});
afterAll(async () => {
  await receiver.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

const box = makeSecretBox([SECRET_KEY]);

/** A webhook in a branch, and an event for it. */
const webhookIn = (kode: string, path: string) =>
  data.asOwner(
    async (db) => {
      const id = await db.value<number>(
        `insert into webhook (url, peristiwa, rahasia) values ($1, '{*}', $2) returning id`,
        [`${receiver.url}/${path}`, box.seal(kode, 'whsec_dWppIHVqaSB1amkgdWppIHVqaSB1amk=')],
      );
      await db.rows(
        `insert into webhook_pengiriman (webhook_id, jenis, isi) values ($1, 'uji', '{"a":1}')`,
        [id],
      );
      await db.rows('select erp_private.tenant_kotor_mark($1)', [[kode]]);
    },
    { tenant: kode },
  );

const keluar = (kode: string) =>
  data.rows<{ jenis: string; alamat: string; perihal: string | null }>(
    'select jenis, alamat, perihal from erp_private.keluar where tenant_kode = $1 order by id',
    [kode],
  );

test('papers by e-mail and webhooks of a copy are noted and not sent', async () => {
  await data.asOwner(
    async (db) => {
      const id = await db.value<number>(`select min(id) from transaksi where jenis = 'penjualan'`);
      await db.rows(
        `insert into cetak_kirim (transaksi_id, templat, salinan, email) values ($1, 'faktur', false, 'beli@contoh.test')`,
        [id],
      );
    },
    { tenant: salinan },
  );
  await webhookIn(salinan, 'salinan');
  const held = async () => (await keluar(salinan)).map(({ jenis, alamat }) => `${jenis} ${alamat}`);
  const wanted = ['surel beli@contoh.test', `webhook ${receiver.url}/salinan`];
  await until(async () => new Set(await held()).isSupersetOf(new Set(wanted)));
  expect(receiver.deliveries).toEqual([]);
});

test('webhooks of an empty branch are sent, and say that they come from one', async () => {
  await webhookIn(kosong, 'kosong');
  await until(async () => receiver.deliveries.length > 0);
  expect(receiver.deliveries).toMatchObject([
    { path: '/terima/kosong', headers: { 'webhook-niaga-uji': '1' } },
  ]);
});

test('e-mails about notifications of a branch are not sent, those of its parent are', async () => {
  const tell = (kode: string) =>
    data.rows(`select erp_private.notifikasi_send($1, 'cdc_selesai', $1, 'Judul', 'Isi', null)`, [
      kode,
    ]);
  await tell(salinan);
  await tell(kosong);
  await tell(toko.kode);
  await until(async () => heard.length > 0);
  await until(async () =>
    data.value<boolean>(
      `select count(*) = 0 from erp_private.notifikasi where surel in ('baru', 'antre')`,
    ),
  );
  expect(heard).toEqual([`ops@${toko.kode}.test`]);
  for (const kode of [salinan, kosong]) {
    expect((await keluar(kode)).map(({ alamat }) => alamat)).toContain(`ops@${toko.kode}.test`);
  }
  expect(receiver.deliveries.map(({ path }) => path)).toEqual(['/terima/kosong']);
});

test('what would not have been sent either is not said to be held back', async () => {
  const tell = (judul: string) =>
    data.rows(
      `select erp_private.notifikasi_send($1, 'migrasi_gagal', $2, $2, 'Isi', null, '{admin,ops}')`,
      [salinan, judul],
    );
  const heldOf = async (judul: string) =>
    (await keluar(salinan)).filter(({ perihal }) => perihal === judul).map(({ alamat }) => alamat);
  const settled = () =>
    until(async () =>
      data.value<boolean>(
        `select count(*) = 0 from erp_private.notifikasi where surel in ('baru', 'antre')`,
      ),
    );
  await tell('Semua');
  await settled();
  const [ops, ...others] = (await heldOf('Semua')).sort().reverse();
  expect([ops, others.length > 0]).toEqual([`ops@${toko.kode}.test`, true]);
  await data.rows(
    `insert into erp_private.notifikasi_tanpa_surel (pengguna_id, jenis) values ($1, 'migrasi_gagal')`,
    [await toko.pengguna('ops')],
  );
  await tell('Tanpa ops');
  await settled();
  expect((await heldOf('Tanpa ops')).sort().reverse()).toEqual(others);
  await data.rows(`delete from erp_private.notifikasi_tanpa_surel where jenis = 'migrasi_gagal'`);
});

test('jobs of change data capture end, and public links open nothing', async () => {
  await data.rows(
    `insert into erp_private.cdc_job (tenant_kode, mode, ikuti, tujuan, kunci_tujuan, snapshot_selesai, dibuat_oleh)
     values ($1, 'full', true, '{"tipe": "berkas", "nama": "uji", "format": "ndjson"}', 'berkas:uji', false, $2)`,
    [kosong, await toko.pengguna('ops')],
  );
  await data.rows(
    `update erp_private.cdc_job set status = 'antre', disetujui_oleh = dibuat_oleh, disetujui_pada = now()`,
  );
  const lease = `select erp_private.worker_cdc_lease('uji', true, 60, true) as kerja`;
  expect(await data.value(lease)).toBeNull();
  expect(await data.value('select status from erp_private.cdc_job')).toBe('dibatalkan');
  expect((await keluar(kosong)).map(({ jenis }) => jenis)).toContain('cdc');
  const place = (kode: string) => data.value('select erp_private.session_tenant_place($1)', [kode]);
  expect(await place(salinan)).toBeNull();
  expect(await place(toko.kode)).toMatchObject({ skema: `t_${toko.kode}` });
  const id = await data
    .owner({ tenant: salinan })
    .value(`select min(id) from transaksi where jenis = 'penjualan'`);
  await expect(
    data.as({ tenant: salinan, peran: 'admin', penggunaId: await toko.pengguna('admin') }, (db) =>
      db.rows(`select erp.cetak_tautan_create('penjualan', $1)`, [id]),
    ),
  ).rejects.toMatchObject({ code: 'OTUJI' });
});

/** What has an address of its own to give: a function that the worker asks and that answers one. */
const ADDRESSED = /\b(url|email|alamat|tujuan|rahasia)\b/;

test('each exit is in the list, and asks whether it is shut', async () => {
  const rows = await data.rows<{ nama: string; hasil: string; isi: string }>(
    `select p.proname as nama, pg_get_function_result(p.oid) as hasil, p.prosrc as isi
       from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where n.nspname in ('erp', 'erp_private')`,
  );
  const exits = new Set(
    (await data.rows<{ fungsi: string }>('select fungsi from erp_private.pintu_keluar')).map(
      ({ fungsi }) => fungsi,
    ),
  );
  const known = new Map(rows.map(({ nama, isi }) => [nama, isi]));
  for (const fungsi of exits) {
    expect([fungsi, known.get(fungsi)?.includes(`keluar_tutup('${fungsi}'`)]).toEqual([
      fungsi,
      true,
    ]);
  }
  // Where a node is, and what the platform tells itself: no address outside.
  const inside = new Set(['worker_simpul_list']);
  const missing = rows.filter(
    ({ nama, hasil, isi }) =>
      nama.startsWith('worker_') &&
      !exits.has(nama) &&
      !inside.has(nama) &&
      (ADDRESSED.test(hasil) || /'(email|url|tujuan)', /.test(isi)),
  );
  expect(missing.map(({ nama }) => nama)).toEqual([]);
});
