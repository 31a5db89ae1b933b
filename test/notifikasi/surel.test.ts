/** Notifications by e-mail, through a real SMTP server on the loopback address. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Logger as JobLogger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { loadConfig, rootDir } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { handOnNotifications } from '../../workers/relay/notifications.ts';
import { makeSurelKirim } from '../../workers/tasks/surel__kirim.ts';
import { WITHOUT_ENV_FILE } from '../bench/process.ts';
import { openDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';
import { openWorker, workerPool, workerUrl } from '../helpers/worker.ts';

const data = openDatabase();
const from = 'Niaga <niaga@toko.test>';
const log = makeLogger(loadConfig({ NODE_ENV: 'test' }));
type Mail = { text: string; to: string[]; from: string; session: SMTPServerSession };
type Answers = Pick<SMTPServerOptions, 'onRcptTo' | 'onAuth'> & { data?: () => Error | undefined };

const servers: SMTPServer[] = [];
const mails: Mail[] = [];
let pool: pg.Pool;
let counter = 0;

beforeAll(() => {
  pool = workerPool(data);
});
beforeEach(() => void mails.splice(0));
afterAll(() =>
  Promise.all(servers.map((one) => new Promise<void>((done) => one.close(() => done())))),
);

/** Answers its address, without user and password. */
async function openSmtp(options: SMTPServerOptions, answers: Answers = {}): Promise<string> {
  const { data: answer, ...rest } = answers;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    ...options,
    ...rest,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const refused = answer?.();
        if (refused) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          text: Buffer.concat(parts).toString(),
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          session,
        });
        return done();
      });
    },
  });
  servers.push(server);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return `127.0.0.1:${(server.server.address() as { port: number }).port}`;
}

const plain: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'] };
const refusal = (responseCode: number) => Object.assign(new Error('ditolak'), { responseCode });

/** A notification to one user; answers its id. Whatever waited before is out of the way. */
async function notify(judul = 'Judul', isi = 'Isi', tautan: string | null = null): Promise<number> {
  counter += 1;
  const kunci = `uji:${counter}`;
  return data.asOwner(async (db) => {
    await db.rows(`update erp_private.notifikasi set surel = 'tidak' where surel = 'baru'`);
    await db.rows(`select erp_private.notifikasi_send('satu', 'cdc_selesai', $1, $2, $3, $4)`, [
      kunci,
      judul,
      isi,
      tautan,
    ]);
    return db.value<number>('select id from erp_private.notifikasi where kunci = $1', [kunci]);
  });
}

const stateOf = (id: number) =>
  data.value('select surel from erp_private.notifikasi where id = $1', [id]);
const jobs = () =>
  data.rows<{
    id: number;
    attempts: number;
    last_error: string | null;
    locked_by: string | null;
  }>(`select id, attempts, last_error, locked_by from graphile_worker.jobs
        where task_identifier = 'surel__kirim'`);

const quiet = new JobLogger(() => () => {});

/** Hands on what is new and does all jobs of e-mail that wait, those that wait for a further try too. */
async function send(url: string): Promise<void> {
  await handOnNotifications(pool, true);
  const waiting = (await jobs()).map(({ id }) => id);
  await pool.query('select graphile_worker.reschedule_jobs($1, run_at => now())', [waiting]);
  const taskList = { surel__kirim: makeSurelKirim({ url, from, timeoutMs: 20_000 }, log) };
  await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: quiet });
  // What became of a job is written a moment after the run has ended.
  await until(async () => (await jobs()).every(({ locked_by }) => locked_by === null));
}

const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

test('a notification is one e-mail, in text and HTML, with an id that follows from it', async () => {
  const url = `smtp://${await openSmtp(plain)}`;
  const id = await notify(
    'Stok <b>Kopi</b>',
    'Baris "satu" & dua\nBaris tiga',
    '/api/laporan/stok',
  );
  await send(url);
  await send(url);
  expect(await stateOf(id)).toBe('terkirim');
  expect(await jobs()).toEqual([]);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect([mail?.from, mail?.to]).toEqual(['niaga@toko.test', ['ops@satu.test']]);
  const text = decoded(mail?.text ?? '');
  expect(text).toMatch(/^From: Niaga <niaga@toko\.test>\r$/m);
  expect(text).toMatch(new RegExp(`^Message-ID: <notifikasi\\.${id}\\.\\d+@toko\\.test>\\r$`, 'm'));
  expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(text).toMatch(/^Subject: Stok <b>Kopi<\/b>\r$/m);
  expect(text).toContain('Baris "satu" & dua');
  expect(text).toContain('<strong>Stok &lt;b&gt;Kopi&lt;/b&gt;</strong>');
  expect(text).toContain('Baris &quot;satu&quot; &amp; dua<br>');
  expect(text).toContain('Rujukan: /api/laporan/stok');
});

test('names and titles cannot add headers or recipients', async () => {
  const url = `smtp://${await openSmtp(plain)}`;
  const rename = (nama: string) =>
    data.rows(`update erp_private.pengguna set nama = $1 where email = 'ops@satu.test'`, [nama]);
  await rename('Budi"\r\nBcc: lain@jahat.test\r\n\r\n<lain@jahat.test>,');
  await notify('Judul\r\nBcc: lain@jahat.test\r\n\r\nisi', 'a\r\n.\r\nMAIL FROM:<x@y>');
  await send(url);
  await rename('ops');
  expect(mails.map(({ to }) => to)).toEqual([['ops@satu.test']]);
  const [head = ''] = (mails[0]?.text ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head.match(/^(To|Subject):/gm)).toHaveLength(2);
});

test('what is refused for now is tried again, and then sent once', async () => {
  let refusals = 0;
  const url = `smtp://${await openSmtp(plain, {
    onRcptTo: (_address, _session, done) => {
      refusals += 1;
      done(refusals === 1 ? refusal(451) : null);
    },
    data: () => (refusals === 2 ? refusal(452) : undefined),
  })}`;
  const id = await notify();
  await send(url);
  expect(await stateOf(id)).toBe('antre');
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: expect.stringMatching(/451/) }]);
  await send(url);
  expect(await jobs()).toMatchObject([{ attempts: 2, last_error: expect.stringMatching(/452/) }]);
  expect(mails).toEqual([]);
  await send(url);
  expect([await stateOf(id), mails.length, await jobs()]).toEqual(['terkirim', 1, []]);
});

test('what is refused for good ends, and is not tried again', async () => {
  for (const answers of [
    { onRcptTo: (_a: unknown, _s: unknown, done: (e?: Error) => void) => done(refusal(550)) },
    { data: () => refusal(554) },
  ]) {
    const url = `smtp://${await openSmtp(plain, answers as Answers)}`;
    const id = await notify();
    await send(url);
    expect([await stateOf(id), await jobs()]).toEqual(['ditolak', []]);
  }
  expect(mails).toEqual([]);
});

test('the last try that fails gives up; nothing says the password', async () => {
  const answers: Answers = { onAuth: (_auth, _session, done) => done(refusal(535)) };
  const address = await openSmtp(
    { authOptional: false, disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    answers,
  );
  const url = `smtp://niaga:rahasia-sekali@${address}`;
  const id = await notify();
  await send(url);
  const [job] = await jobs();
  expect(job?.last_error).toMatch(/EAUTH 535/);
  expect(job?.last_error).not.toMatch(/rahasia|niaga@|ops@/);
  await pool.query('select graphile_worker.reschedule_jobs($1, attempts => 11)', [[job?.id]]);
  await send(url);
  expect([await stateOf(id), await jobs()]).toEqual(['gagal', []]);
});

test('with TLS and a login; a certificate that nobody vouches for sends nothing', async () => {
  const answers: Answers = {
    onAuth: ({ username, password }, _session, done) =>
      done(null, password === 's@ndi' ? { user: username } : {}),
  };
  for (const secure of [false, true]) {
    mails.splice(0);
    const address = await openSmtp({ secure, authOptional: false }, answers);
    const url = `${secure ? 'smtps' : 'smtp'}://niaga:s%40ndi@${address}`;
    const id = await notify();
    await send(url);
    expect([await stateOf(id), mails]).toEqual(['antre', []]);
    await send(`${url}?tls.rejectUnauthorized=false`);
    expect([await stateOf(id), mails.length]).toEqual(['terkirim', 1]);
    expect(mails[0]?.session).toMatchObject({ secure: true, user: 'niaga' });
  }
});

test('nothing is sent of what was read, is old, may no longer be seen, or without a mail server', async () => {
  const url = `smtp://${await openSmtp(plain)}`;
  const set = (sql: string, id: number) => data.rows(sql, [id]);
  const read = `update erp_private.notifikasi set dibaca_pada = now() where id = $1`;
  const before = await notify();
  await set(read, before);
  await send(url);
  const old = await notify();
  await set(
    `update erp_private.notifikasi set dibuat_pada = now() - interval '2 days' where id = $1`,
    old,
  );
  await send(url);
  const late = await notify();
  await handOnNotifications(pool, true);
  await set(read, late);
  await send(url);
  const gone = await notify();
  await handOnNotifications(pool, true);
  const active = (aktif: boolean) =>
    data.rows(`update erp_private.pengguna set aktif = $1 where email = 'ops@satu.test'`, [aktif]);
  await active(false);
  await send(url);
  await active(true);
  const without = await notify();
  await handOnNotifications(pool, false);
  await send(url);
  for (const id of [before, old, late, gone, without]) expect(await stateOf(id)).toBe('tidak');
  expect([mails, await jobs()]).toEqual([[], []]);
});

test('a worker that is killed while it sends: the next one sends it, once', async () => {
  let hold = true;
  const address = await openSmtp(plain, {
    // The first one is never answered.
    onRcptTo: (_address, _session, done) => {
      if (!hold) done();
    },
  });
  const url = `smtp://${address}`;
  const id = await notify();
  const child = spawn(process.execPath, ['workers/index.ts'], {
    cwd: rootDir,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      ...WITHOUT_ENV_FILE,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      DATABASE_URL_WORKER: workerUrl(data),
      SMTP_URL: url,
      MAIL_FROM: from,
    },
  });
  const locked = async () => (await jobs()).find((job) => job.locked_by !== null)?.locked_by;
  await until(locked);
  // Its heart has beaten: before that nobody could know of it.
  const alive = 'select from erp_private.worker where pid = $1';
  await until(async () => (await data.rows(alive, [child.pid])).length > 0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  hold = false;
  // Its heart has not beaten for long, which the next beat of another worker finds.
  await data.rows(`update erp_private.worker set detak = detak - interval '1 minute'`);
  const worker = await openWorker(data, { url, from, timeoutMs: 20_000 });
  await until(async () => (await jobs()).length === 0);
  await worker.stop();
  expect([await stateOf(id), mails.length]).toEqual(['terkirim', 1]);
});

test('the worker of a server sends by itself', async () => {
  const url = `smtp://${await openSmtp(plain)}`;
  const id = await notify();
  const worker = await openWorker(data, { url, from, timeoutMs: 20_000 });
  // A worker that stops does not wait for ever until it is noted that a mail was taken.
  await until(async () => (await stateOf(id)) === 'terkirim');
  await worker.stop();
  expect(mails).toHaveLength(1);
});

test('a slow mail server for one tenant keeps one place of the worker, and others are sent theirs', async () => {
  // The first to `satu` is taken when that to the other tenant has come, which waits behind three of them.
  const { promise: came, resolve } = Promise.withResolvers<void>();
  let [under, most] = [0, 0];
  const address = await openSmtp(plain, {
    onRcptTo: async ({ address }, _session, done) => {
      if (address.endsWith('@satu.test')) {
        under += 1;
        most = Math.max(most, under);
        await came;
        under -= 1;
      } else resolve();
      done();
    },
  });
  await data.asOwner(async (db) => {
    await db.rows(`update erp_private.notifikasi set surel = 'tidak' where surel = 'baru'`);
    const add = `select erp_private.notifikasi_send($1, 'cdc_selesai', $2, 'Judul', 'Isi', null)`;
    for (const [n, tenant] of ['satu', 'satu', 'satu', 'dua'].entries())
      await db.rows(add, [tenant, `giliran:${n}`]);
  });
  await handOnNotifications(pool, true);
  const mail = { url: `smtp://${address}`, from, timeoutMs: 20_000 };
  const worker = await openWorker(data, mail, undefined, 2);
  await until(async () => (await jobs()).length === 0);
  await worker.stop();
  expect([most, mails.length]).toEqual([1, 4]);
});

test('the configuration names what is wrong with it, never its values', () => {
  const load = (env: Record<string, string>) => () => loadConfig({ NODE_ENV: 'test', ...env });
  expect(load({ SMTP_URL: 'smtp://a:rahasia@b' })).toThrow(/^Konfigurasi salah\. MAIL_FROM: wajib/);
  expect(load({ SMTP_URL: 'http://a:rahasia@b', MAIL_FROM: from })).toThrow(
    /SMTP_URL: harus(?!.*rahasia)/,
  );
  for (const MAIL_FROM of ['bukan alamat', 'a@b\r\nBcc: c@d', 'A <a@b>, C <c@d>']) {
    expect(load({ SMTP_URL: 'smtp://b', MAIL_FROM })).toThrow(/MAIL_FROM: harus/);
  }
  expect(load({ SMTP_URL: 'smtps://b:465', MAIL_FROM: from })().mail).toEqual({
    url: 'smtps://b:465',
    from,
    timeoutMs: 20_000,
  });
});
