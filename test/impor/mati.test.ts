/** The server and the worker die in the midst of an import: what was made is whole, and the rest is made once. */
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { spawnScript } from '../bench/process.ts';
import { untilWaiting } from '../helpers/antre.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { type ServerProcess, startServers } from '../helpers/server_process.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { workerUrl } from '../helpers/worker.ts';

const { data, openToko } = openStory();

const DOCUMENTS = 1200;

const journals = [
  'nomor,tanggal,keterangan,akun_kode,debit,kredit',
  ...Array.from({ length: DOCUMENTS }, (_, n) => [
    `J${n},${hari('02-01')},Sewa,6202,${n + 1},`,
    `J${n},${hari('02-01')},Sewa,1111,,${n + 1}`,
  ]).flat(),
].join('\n');

/** A worker in a process of its own, until the file ends. */
function startWorkerProcess() {
  const worker = spawnScript(['workers/index.ts'], {
    DATABASE_URL_WORKER: workerUrl(data),
    ...PATIENT_ENV,
  });
  data.onClose(() => worker.end('SIGKILL'));
  return worker;
}

/** Does `work` while the making of documents is stopped half way. */
async function halfWay(toko: Toko, work: () => Promise<void>): Promise<void> {
  const lock = 'pg_advisory_xact_lock(4711)';
  await toko.rows(
    `create function tahan() returns trigger language plpgsql as $$
       begin perform ${lock}; return null; end $$`,
  );
  await toko.rows(
    `create trigger tahan after insert on transaksi for each row
       when (new.nomor_referensi = 'J${DOCUMENTS / 2}') execute function tahan()`,
  );
  await toko.asOwner(async (db) => {
    await db.rows(`select ${lock}`);
    await work();
  });
  await toko.rows('drop function tahan() cascade');
}

/** A server, and what asks it as staff. */
async function startServer(toko: Toko) {
  const server = (await startServers(data, 1))[0] as ServerProcess;
  const token = await server.tokenOf(toko, 'staff');
  const look = async (id: number) => {
    const { body } = await server.ask('GET', `/api/impor/${id}?per_page=1`, { token });
    return JSON.parse(body);
  };
  const reaches = (id: number, status: string) =>
    until(async () => (await look(id)).status === status, status);
  return { ...server, token, look, reaches };
}
type Server = Awaited<ReturnType<typeof startServer>>;

const BORDER = 'batas';
const form = [
  `--${BORDER}\r\ncontent-disposition: form-data; name="jenis"\r\n\r\njurnal-umum\r\n`,
  `--${BORDER}\r\ncontent-disposition: form-data; name="berkas"; filename="a.csv"\r\n`,
  `content-type: text/csv\r\n\r\n${journals}\r\n--${BORDER}--\r\n`,
].join('');
const TYPE = `multipart/form-data; boundary=${BORDER}`;

async function send({ port, token }: Server): Promise<{ id: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/impor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': TYPE },
    body: form,
  });
  expect(answer.status).toBe(202);
  return (await answer.json()) as { id: number };
}

/** Half of the file, and then no more. */
function sendHalf({ port, token }: Server): Promise<net.Socket> {
  const head = `POST /api/impor HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: ${TYPE}\r\ncontent-length: ${form.length}\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(head + form.slice(0, form.length / 2), () => resolve(socket));
  });
}

test('kill -9 of both while documents are made, and of a server while a file comes', async () => {
  const toko = await openToko();
  let server = await startServer(toko);
  const worker = startWorkerProcess();
  const made = () => toko.value<number>('select count(*)::int from transaksi');
  const place = (id: number) => toko.value<number>('select posisi from impor where id = $1', [id]);

  const torn = await sendHalf(server);
  process.kill(server.pid, 'SIGKILL');
  torn.destroy();
  server = await startServer(toko);
  expect(await toko.value<number>('select count(*)::int from impor')).toBe(0);

  const { id } = await send(server);
  await server.reaches(id, 'siap');
  expect(await made()).toBe(0);
  await halfWay(toko, async () => {
    const { token } = server;
    const run = await server.ask('POST', `/api/impor/${id}/jalankan`, { token });
    expect(run.status).toBe(202);
    await untilWaiting(data, 1);
    await worker.end('SIGKILL');
    process.kill(server.pid, 'SIGKILL');
  });
  // The database may still end the batch that was under way.
  await until(
    async () =>
      (await data.value<number>(
        `select count(*)::int from pg_stat_activity
          where datname = current_database() and usename like '%worker%' and state <> 'idle'`,
      )) === 0,
  );
  const there = await made();
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThan(DOCUMENTS);
  // Documents of two rows below the names: as many as the place that is kept says.
  expect(await place(id)).toBe(there * 2);

  server = await startServer(toko);
  // As if the dead worker's last heartbeat were old, which is when others take its jobs.
  await data.rows(`update erp_private.worker set detak = detak - interval '15 seconds'`);
  startWorkerProcess();
  expect(await server.look(id)).toMatchObject({ status: 'berjalan' });
  await server.reaches(id, 'selesai');
  expect(await made()).toBe(DOCUMENTS);
  expect(
    await toko.value<number>('select count(distinct nomor_referensi)::int from transaksi'),
  ).toBe(DOCUMENTS);
  const again = await send(server);
  await server.reaches(again.id, 'siap');
  expect(await server.look(again.id)).toMatchObject({
    ringkasan: { dibuat: 0, sudah_ada: DOCUMENTS, temuan: 0 },
  });
});
