/** Files are cut while they are read where the rights are gone with which they were asked. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openFolder } from '../helpers/folder.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { unzip } from '../helpers/unzip.ts';
import { unggah } from '../lampiran/unggah.ts';
import { loadJournals } from './banyak_jurnal.ts';
import { fetchFile } from './ekspor.ts';
import { type Dunia, type Losing, openDunia } from './hak_dunia.ts';
import { openFiles, openSlow, readRest, sip, spools } from './pembaca.ts';
import { untilQuiet } from './toko.ts';

const { data, openToko } = openStory();

/** As csv and as zip more than the network and the buffers on the way take of a file that nobody reads. */
const JOURNALS = 3_000;
const LETTERS = 14;
const JURNAL = `jurnal?dari=${hari('08-01')}&sampai=${hari('08-31')}&format=csv`;
const CSV = `/api/laporan/${JURNAL}`;
const ZIP = '/api/ekspor/semua?format=csv';
const TEXT = randomBytes(10_000_000).toString('hex');
const folder = openFolder('lampiran');

let toko: Toko;
let server: TestServer;
let dunia: Dunia;
/** The whole csv. */
let whole: Buffer;
let lampiran: string;

beforeAll(async () => {
  toko = await openToko();
  await loadJournals(data, toko.kode, JOURNALS, LETTERS);
  toko.leaveBroken();
  server = await startServer(data, { LAMPIRAN_DIR: folder });
  dunia = await openDunia(server, toko, await openToko({ nama: 'Lain' }));
  const staff = await server.tokenOf(toko, 'staff');
  whole = (await fetchFile(server.base, staff, JURNAL)).bytes;
  expect(whole.length).toBeGreaterThan(20_000_000);
  const fields = { entitas: 'kontak', entitas_id: `${toko.pelanggan}` };
  const made = await unggah(server.base, staff, TEXT, { name: 'isi.txt', fields });
  lampiran = `/api/lampiran/${made.body.id}`;
});
beforeEach(() => toko.leaveBroken());

const SLOW: [name: string, path: () => string, part: string, begin: () => Promise<Losing>][] = [
  [
    'a csv of a member who gets another role',
    () => CSV,
    'niaga-ekspor-',
    async () => {
      const one = await dunia.member('staff');
      return { token: one.token, lose: () => dunia.assign(one, 'viewer') };
    },
  ],
  [
    'everything as a zip, of a member who is removed',
    () => ZIP,
    'niaga-ekspor-',
    async () => {
      const one = await dunia.member('staff');
      return { token: one.token, lose: () => dunia.assign(one) };
    },
  ],
  [
    'a csv of a key that is revoked',
    () => CSV,
    'niaga-ekspor-',
    async () => {
      const one = await dunia.program();
      return { token: one.token, lose: one.revoke };
    },
  ],
  [
    'an attached file of somebody who signs out',
    () => lampiran,
    folder,
    async () => {
      const { token } = await dunia.member('staff');
      const lose = async () =>
        expect((await server.rest(token).delete('/api/auth/sesi')).status).toBe(204);
      return { token, lose };
    },
  ],
];

test.each(SLOW)(
  '%s is cut while it is read, and that of others comes whole',
  async (_, path, part, begin) => {
    const other = await dunia.reader();
    const { token, lose } = await begin();
    const slow = [other.token, token].map((one) => openSlow(server.base, one, path()));
    const [theirs, lost] = slow as [Socket, Socket];
    const begun = await Promise.all(slow.map((one) => sip(one, 12)));
    expect(begun.map(String)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    await untilQuiet(data);
    expect(openFiles(part)).toHaveLength(2);
    await other.unrelated();
    await lose();
    // Whoever looked at one looked at both.
    await until(() => openFiles(part).length === 1);
    expect((await readRest(lost, begun.slice(1))).isWhole).toBe(false);
    const { isWhole, body } = await readRest(theirs, begun.slice(0, 1));
    expect(isWhole).toBe(true);
    if (path() === CSV) expect(body.equals(whole)).toBe(true);
    if (path() === lampiran) expect(body.equals(Buffer.from(TEXT))).toBe(true);
    if (path() === ZIP) expect((await unzip(body)).size).toBeGreaterThan(5);
    await until(() => openFiles(part).length === 0);
  },
);

test('who reads on beyond the end of his token, but not of his session, has the whole file', async () => {
  const at = await startServer(data, { TOKEN_TTL_SECONDS: '1' });
  const one = await dunia.program();
  const key = openSlow(at.base, one.token, CSV);
  const begunKey = await sip(key, 12);
  // A token of a second may be over before it is used.
  const { token, socket, begun } = await until(async () => {
    const token = await at.tokenOf(toko, 'staff').catch(() => '');
    const socket = openSlow(at.base, token, CSV);
    const begun = await sip(socket, 12);
    if (String(begun).endsWith('200')) return { token, socket, begun };
    socket.destroy();
    return undefined;
  });
  await until(async () => (await at.rest(token).get('/api/tenants')).status === 401);
  await one.revoke();
  await until(() => spools().length === 1);
  expect((await readRest(key, [begunKey])).isWhole).toBe(false);
  expect((await readRest(socket, [begun])).body.equals(whole)).toBe(true);
  await until(() => spools().length === 0);
});
