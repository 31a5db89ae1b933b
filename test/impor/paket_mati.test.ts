/** The worker dies in the midst of a bundle: what was made is whole, and another one makes the rest once. */
import { expect, test } from '@jest/globals';
import { spawnScript } from '../bench/process.ts';
import { untilWaiting } from '../helpers/antre.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { workerUrl } from '../helpers/worker.ts';
import { paketOf, zipOf } from './paket.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const DOCUMENTS = 400;
const LOCK = 'pg_advisory_xact_lock(4712)';

/** A worker in a process of its own, until the file ends. */
function startWorkerProcess() {
  const worker = spawnScript(['workers/index.ts'], {
    DATABASE_URL_WORKER: workerUrl(data),
    ...PATIENT_ENV,
  });
  data.onClose(() => worker.end('SIGKILL'));
  return worker;
}

/** Stops the making of documents half way, while `work` is done. */
async function halfWay(toko: Toko, work: () => Promise<void>): Promise<void> {
  await toko.rows(
    `create function tahan() returns trigger language plpgsql as $$
       begin perform ${LOCK}; return null; end $$`,
  );
  await toko.rows(
    `create trigger tahan after insert on transaksi for each row
       when (new.nomor_referensi = 'J-${DOCUMENTS / 2}') execute function tahan()`,
  );
  await toko.asOwner(async (db) => {
    await db.rows(`select ${LOCK}`);
    await work();
  });
  await toko.rows('drop function tahan() cascade');
}

const workersIdle = () =>
  until(
    async () =>
      (await data.value<number>(
        `select count(*)::int from pg_stat_activity
          where datname = current_database() and usename like '%worker%' and state <> 'idle'`,
      )) === 0,
  );

test('a worker that is killed in the midst of a bundle leaves the rest to the next one', async () => {
  const toko = await openToko();
  const { gladi, tenang, rest } = paketOf(server, await server.tokenOf(toko, 'staff'));
  const lines = (line: (n: number) => string) =>
    Array.from({ length: DOCUMENTS }, (_, n) => line(n + 1)).join('\n');
  const worker = startWorkerProcess();
  const isi = await zipOf({
    'barang.csv': 'kode,nama,satuan\nG-1,Kopi,PCS\n',
    'kontak.csv': 'kode,nama,tipe\nP-1,Toko,pelanggan\n',
    'saldo-awal-stok.csv': `barang,lokasi,qty,hpp\nG-1,UTAMA,${DOCUMENTS},90\n`,
    'penjualan.csv': `nomor,tanggal,kontak,lokasi,barang,qty,harga\n${lines(
      (n) => `J-${n},${hari('01-05')},P-1,UTAMA,G-1,1,150`,
    )}`,
  });
  const paket = await gladi(isi, 'toko.zip');
  expect(paket.status).toBe('siap');
  const made = () =>
    toko.value<number>(`select count(*)::int from transaksi where jenis = 'penjualan'`);
  expect(await made()).toBe(0);
  await halfWay(toko, async () => {
    expect((await rest.post(`/api/impor/paket/${paket.id}/jalankan`)).status).toBe(202);
    await untilWaiting(data, 1);
    await worker.end('SIGKILL');
  });
  // The database may still end the batch that was under way.
  await workersIdle();
  expect(await made()).toBeLessThan(DOCUMENTS);
  expect(await toko.value(`select count(*)::int from barang where kode = 'G-1'`)).toBe(1);
  // As if the dead worker's last heartbeat were old, which is when others take its jobs.
  await data.rows(`update erp_private.worker set detak = detak - interval '15 seconds'`);
  expect((await rest.get(`/api/impor/paket/${paket.id}`)).body.status).toBe('berjalan');
  startWorkerProcess();
  expect(await tenang(Number(paket.id))).toMatchObject({ status: 'selesai', galat: null });
  expect(await made()).toBe(DOCUMENTS);
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
  const lagi = await gladi(isi, 'toko.zip');
  expect(lagi.bagian.map((one: Row) => (one.ringkasan as Row).dibuat)).toEqual([0, 0, 0, 0]);
});
