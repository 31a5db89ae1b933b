/** Files that are still made end where the rights are gone with which they were asked, and say why. */

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makeLogger } from '../../server/base/log.ts';
import { makePgService } from '../../server/postgres/service.ts';
import { startWatch } from '../../server/streams/watch.ts';
import { PATIENT_PG } from '../helpers/limits.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { loadJournals } from './banyak_jurnal.ts';
import { fetchFile } from './ekspor.ts';
import { type Dunia, type Losing, openDunia } from './hak_dunia.ts';
import { openSlow, readRest, sip, spools } from './pembaca.ts';
import { untilQuiet, working } from './toko.ts';

const { data, openToko } = openStory();

/** As csv more than the network and the buffers on the way take. */
const JOURNALS = 2_000;
const LETTERS = 14;
const DAYS = `dari=${hari('08-01')}&sampai=${hari('08-31')}`;
const CSV = `/api/laporan/jurnal?${DAYS}&format=csv`;
const ZIP = '/api/ekspor/semua?format=csv';
const SMALL = 'neraca?format=csv';

let toko: Toko;
let server: TestServer;
let dunia: Dunia;

beforeAll(async () => {
  toko = await openToko();
  await loadJournals(data, toko.kode, JOURNALS, LETTERS);
  toko.leaveBroken();
  server = await startServer(data, { EXPORT_FILES_USER: '1', EXPORT_MAX: '40' });
  dunia = await openDunia(server, toko, await openToko({ nama: 'Lain' }));
});
beforeEach(() => toko.leaveBroken());

type Waiting = { name: string; path: string; body?: object; begin: () => Promise<Losing> };

/** Who cannot be answered yet, and what he is answered once his rights are others. */
const WAITING: (Waiting & { answer: [status: number, code: string] })[] = [
  {
    name: 'a csv, the member removed',
    path: CSV,
    begin: async () => {
      const one = await dunia.member('staff');
      return { token: one.token, lose: () => dunia.assign(one) };
    },
    answer: [403, 'OTTNT'],
  },
  {
    name: 'a workbook, another role',
    path: `/api/laporan/jurnal?${DAYS}&format=xlsx`,
    begin: async () => {
      const one = await dunia.member('staff');
      return { token: one.token, lose: () => dunia.assign(one, 'viewer') };
    },
    answer: [401, 'LOPRN'],
  },
  {
    name: 'a csv, the scopes of an own role narrowed',
    path: CSV,
    begin: async () => {
      const role = await dunia.ownRole('sempit');
      const { token } = await dunia.member('sempit');
      return { token, lose: () => role.change({ cakupan: ['transaksi:*'] }) };
    },
    answer: [403, 'OTCKP'],
  },
  {
    name: 'a csv, a wall of an own role closed',
    path: CSV,
    begin: async () => {
      const role = await dunia.ownRole('tembok');
      const { token } = await dunia.member('tembok');
      return { token, lose: () => role.change({ lihat_biaya: false }) };
    },
    answer: [401, 'LOSES'],
  },
  {
    name: 'a csv, places given',
    path: CSV,
    begin: async () => {
      const one = await dunia.member('viewer');
      const lose = () => dunia.assign(one, 'viewer', { lokasi_id: [toko.lokasi] });
      return { token: one.token, lose };
    },
    answer: [401, 'LOSES'],
  },
  {
    name: 'a page, the key revoked',
    path: `/api/laporan/jurnal?dari=${hari('08-02')}&sampai=${hari('08-31')}&format=pdf`,
    begin: async () => {
      const one = await dunia.program();
      return { token: one.token, lose: one.revoke };
    },
    answer: [401, 'LOKUN'],
  },
  {
    name: 'everything, the user disabled',
    path: ZIP,
    begin: async () => {
      const one = await dunia.member('staff');
      const text = 'update erp_private.pengguna set aktif = false where id = $1';
      return { token: one.token, lose: () => data.rows(text, [one.id]) };
    },
    answer: [401, 'LOSES'],
  },
  {
    name: 'papers, the member removed',
    path: '/api/cetak',
    body: { dokumen: [{ jenis: 'jurnal-umum', id: 1 }] },
    begin: async () => {
      const one = await dunia.member('staff');
      return { token: one.token, lose: () => dunia.assign(one) };
    },
    answer: [403, 'OTTNT'],
  },
];

test('nothing was sent yet: each is told why, its question to the database ends, and others wait on', async () => {
  const other = await dunia.reader();
  const begun = await Promise.all(WAITING.map(({ begin }) => begin()));
  const theirs = await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal, transaksi, transaksi_baris in access exclusive mode');
      const waits = openSlow(server.base, other.token, CSV);
      const sockets = WAITING.map(({ path, body }, n) =>
        openSlow(server.base, begun[n]?.token ?? '', path, body),
      );
      // Of workbooks and pages one works, and the other waits for its turn.
      await until(async () => (await working(data)).length >= WAITING.length);
      await other.unrelated();
      await Promise.all(begun.map(({ lose }) => lose()));
      const answers = await Promise.all(sockets.map((one) => readRest(one)));
      const told = answers.map(({ status, body }, n) => {
        const { code } = JSON.parse(body.toString());
        return [WAITING[n]?.name, status, code];
      });
      expect(told).toEqual(WAITING.map(({ name, answer }) => [name, ...answer]));
      await until(async () => {
        const [first, ...more] = await working(data);
        return first?.state === 'active' && more.length === 0;
      });
      return waits;
    },
    { tenant: toko.kode },
  );
  const { status, isWhole } = await readRest(theirs);
  expect([status, isWhole]).toEqual([200, true]);
  await until(() => spools().length === 0);
});

test('nobody can say whether rights hold: what is read is cut, what waits is to come again', async () => {
  const reading = openSlow(server.base, (await dunia.member('staff')).token, CSV);
  const begun = await sip(reading, 12);
  const { token } = await dunia.member('staff');
  const rename = (from: string, to: string) =>
    data.rows(`alter function erp_private.${from}(jsonb) rename to ${to}`);
  await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const waiting = openSlow(server.base, token, CSV);
      await until(async () => (await working(data)).length > 0);
      await rename('session_stale', 'session_lain');
      const { status, body } = await readRest(waiting);
      await rename('session_lain', 'session_stale');
      expect([status, JSON.parse(body.toString()).code]).toEqual([503, 'HT503']);
    },
    { tenant: toko.kode },
  );
  expect((await readRest(reading, [begun])).isWhole).toBe(false);
  await until(() => spools().length === 0);
  await until(async () => (await fetchFile(server.base, token, SMALL)).status === 200);
});

test('rights that are gone already, though authentication does not know it yet', async () => {
  const one = await dunia.member('staff');
  await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      // What is known of a session may be half a second old.
      expect((await server.rest(one.token).get('/api/tenants/saya')).status).toBe(200);
      await dunia.assign(one, 'viewer');
      const { status, body } = await readRest(openSlow(server.base, one.token, CSV));
      expect([status, JSON.parse(body.toString()).code]).toEqual([401, 'LOPRN']);
    },
    { tenant: toko.kode },
  );
});

test('rights and the client go at the same moment: nothing is left behind', async () => {
  const one = await dunia.member('staff');
  for (let n = 0; n < 5; n += 1) {
    const socket = openSlow(server.base, one.token, CSV);
    if (n > 0) await sip(socket, 12);
    await Promise.all([dunia.assign(one, 'viewer'), socket.destroy()]);
    await until(() => spools().length === 0);
    await untilQuiet(data);
    await dunia.assign(one, 'staff');
    one.token = await server.signIn(one.email, toko.kode);
    // He has one place, and it is free.
    expect((await fetchFile(server.base, one.token, SMALL)).status).toBe(200);
  }
});

test('a process that stops ends streams, and watches over files until they are made', async () => {
  const pg = makePgService({ ...PATIENT_PG, connectionString: data.appUrl, max: 1 });
  data.onClose(() => pg.release());
  const watch = startWatch(pg, makeLogger({ logLevel: 'silent' }));
  data.onClose(async () => watch.close());
  const ended: string[] = [];
  const open = (name: string, hasEnd?: true) =>
    watch.add({
      // Of a session that is none, and a token that is over.
      claims: { sub: randomUUID(), sid: randomUUID(), email: '', iat: 0, exp: hasEnd ? 0 : 1e12 },
      ...(hasEnd && { hasEnd }),
      look: () => undefined,
      beat: () => undefined,
      end: (cut) => void ended.push(`${name} ${cut ?? 'ended'}`),
    });
  open('stream');
  open('file', true);
  watch.stop();
  expect(ended).toEqual(['stream cut']);
  open('late stream');
  expect(ended).toEqual(['stream cut', 'late stream cut']);
  await until(() => ended.includes('file ended'));
});
