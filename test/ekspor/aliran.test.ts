/** Files on the wire: walls, errors, bounds, and streams that neither fill the memory nor outlive their client. */
import http from 'node:http';
import v8 from 'node:v8';
import vm from 'node:vm';
import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { loadJournals } from './banyak_jurnal.ts';
import { fetchFile, readCsv } from './ekspor.ts';
import { untilQuiet, working } from './toko.ts';

const { data, openToko } = openStory();

const server = openServer(data);
let toko: Toko;
let token: string;

const JOURNALS = 25_000;
const LINES = JOURNALS * 8;
const BIG = `jurnal?dari=${hari('08-01')}&sampai=${hari('08-31')}`;

beforeAll(async () => {
  toko = await openToko();
  const kopi = await toko.barang({ nama: 'Kopi' });
  await toko.beli('01-05', [[kopi, 10, 1000]]);
  await loadJournals(data, toko.kode, JOURNALS);
  toko.leaveBroken();
  token = await server.tokenOf(toko, 'staff');
});

const file = (path: string, init?: RequestInit) => fetchFile(server.base, token, path, init);
const bodyOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString());

/** The response of a request, before its body is read. */
function open(path: string): Promise<http.IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    http.get(`${server.base}/api/laporan/${path}`, { headers }, resolve).on('error', reject);
  });
}

test('media type, name of the file, no cache; gzip for csv when it is asked for', async () => {
  const type = async (path: string, init?: RequestInit) => {
    const { status, headers } = await file(path, init);
    return [status, headers.get('content-type'), headers.get('content-disposition')];
  };
  const per = hari('01-31');
  const name = (rest: string) => `attachment; filename="${rest}"`;
  expect(await type(`neraca?per=${per}&format=csv`)).toEqual([
    200,
    'text/csv; charset=utf-8',
    name(`neraca-${toko.kode}-${per}.csv`),
  ]);
  expect(await type(`kartu-stok/1?dari=${per}&sampai=${per}&format=pdf`)).toEqual([
    200,
    'application/pdf',
    name(`kartu-stok-BRG-00001-${toko.kode}-${per}.pdf`),
  ]);
  expect(await type(`jurnal?dari=${hari('01-01')}&sampai=${per}&format=xlsx`)).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name(`jurnal-${toko.kode}-${hari('01-01')}-sd-${per}.xlsx`),
  ]);
  expect(await type('neraca?format=json')).toEqual([200, 'application/json; charset=utf-8', null]);
  const plain = await file(`neraca?per=${per}&format=csv`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const zipped = await file(`neraca?per=${per}&format=csv`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(zipped.bytes).toEqual(plain.bytes);
  expect(plain.headers.get('cache-control')).toContain('no-store');
});

test('HEAD answers what GET would say of the file, and no rows', async () => {
  const { status, headers, bytes } = await file(`${BIG}&format=csv`, { method: 'HEAD' });
  expect([status, headers.get('content-type'), bytes.length]).toEqual([
    200,
    'text/csv; charset=utf-8',
    0,
  ]);
  expect(
    (await file('jurnal?dari=2020-02-02&sampai=2020-01-01&format=csv', { method: 'HEAD' })).status,
  ).toBe(400);
  await untilQuiet(data);
});

test('mistakes are told as ever, before the first byte', async () => {
  const refused = async (path: string) => {
    const answer = await file(path);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBeNull();
    const { statusCode, code, message } = bodyOf(answer);
    return [statusCode, code, ...[message].flat()];
  };
  expect(await refused('neraca?format=doc')).toEqual([
    400,
    'VAINP',
    expect.stringMatching(/^format: /),
  ]);
  for (const format of ['csv', 'xlsx', 'pdf']) {
    expect(await refused(`neraca?per=kemarin&format=${format}`)).toEqual([
      400,
      'VAINP',
      expect.stringMatching(/^per: /),
    ]);
    expect(await refused(`jurnal?dari=2020-02-02&sampai=2020-01-01&format=${format}`)).toEqual([
      400,
      'VATGL',
      expect.stringMatching(/^dari: /),
    ]);
    expect(await refused(`kartu-stok/999999?format=${format}`)).toEqual([
      404,
      'TDBRG',
      expect.any(String),
    ]);
    expect(await refused(`buku-besar/0000?format=${format}`)).toEqual([
      404,
      'TDAKN',
      expect.any(String),
    ]);
  }
});

test('formats that are held in memory have a bound, whose refusal names the way out', async () => {
  const refused = async (format: string) => bodyOf(await file(`${BIG}&format=${format}`));
  expect(await refused('pdf')).toMatchObject({
    statusCode: 400,
    code: 'VAEKS',
    message: [
      'format: pdf paling banyak 5.000 baris, laporan ini 200.000; pakai format=csv atau persempit saringannya',
    ],
  });
  expect(await refused('xlsx')).toMatchObject({
    code: 'VAEKS',
    message: [expect.stringContaining('xlsx paling banyak 100.000 baris')],
  });
});

test('the walls stand: no token, no right, another tenant, the module off', async () => {
  const other = await openToko({ nama: 'Lain' });
  const url = 'neraca?format=csv';
  const status = async (who: string, path = url) => {
    const answer = await fetchFile(server.base, who, path);
    return [answer.status, bodyOf(answer).code];
  };
  expect(await status('')).toEqual([401, 'LOTKN']);
  expect(await status(await server.tokenOf(toko, 'ops'))).toEqual([403, 'OTROL']);
  expect(await status(await server.signIn(`staff@${toko.kode}.test`))).toEqual([403, 'OTTNT']);
  const theirs = await server.tokenOf(other, 'viewer');
  expect(await status(theirs, 'kartu-stok/1?format=csv')).toEqual([404, 'TDBRG']);
  const empty = await fetchFile(server.base, theirs, `${BIG}&format=csv`);
  expect(readCsv(empty).rows).toEqual([]);
  expect((await fetchFile(server.base, theirs, `${BIG}&format=pdf`)).status).toBe(200);
  await other.asOwner((db) => db.rows(`update modul set aktif = false where kode = 'laporan'`));
  expect(await status(theirs)).toEqual([403, 'OTMDL']);
});

test('a row function refuses by itself whom the report refuses', async () => {
  const rows = [
    'ekspor_jurnal()',
    `ekspor_buku_besar('1101')`,
    'ekspor_kartu_stok(1)',
    'ekspor_pembelian()',
    'ekspor_pembelian_summary()',
    'ekspor_penjualan()',
    'ekspor_penjualan_summary()',
    'ekspor_piutang()',
    'ekspor_hutang()',
    'ekspor_stok()',
    ...['ekspor_order()', 'ekspor_stok_lambat()', 'ekspor_kecukupan_stok()', 'ekspor_abc()'],
    'ekspor_ppn()',
    'ekspor_beda()',
    'ekspor_jurnal_jumlah()',
    'ekspor_kop()',
    'ekspor_logo()',
    `ekspor_umur('[]')`,
    `ekspor_jumlah('[]')`,
  ];
  for (const call of rows) {
    const asked = data.ops(toko.kode).rows(`select erp.${call}`);
    await expect(asked).rejects.toMatchObject({ code: 'OTROL' });
  }
});

const gc = (): number => {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

test('200,000 lines pass through a small heap', async () => {
  const before = gc();
  const response = await open(`${BIG}&format=csv`);
  let lines = 0;
  let bytes = 0;
  let most = 0;
  for await (const chunk of response) {
    const mebibytes = Math.floor(bytes / 4_194_304);
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (Math.floor(bytes / 4_194_304) > mebibytes) most = Math.max(most, gc() - before);
  }
  expect([response.statusCode, lines]).toEqual([200, LINES + 1]);
  // The whole file has some 16 MiB, its rows as objects ten times as much.
  expect(bytes).toBeGreaterThan(12_000_000);
  expect(most).toBeLessThan(12_000_000);
});

test('a slow client holds no query, and gets the whole file', async () => {
  const before = gc();
  const response = await open(`${BIG}&format=csv`);
  await new Promise((resolve) => response.once('readable', resolve));
  await untilQuiet(data);
  // All of it is made, and lies in no memory.
  expect(gc() - before).toBeLessThan(12_000_000);
  expect((await server.rest(token).get('/api/laporan/neraca')).status).toBe(200);
  expect((await file('neraca?format=csv')).status).toBe(200);
  let lines = 0;
  for await (const chunk of response) for (const byte of chunk) if (byte === 10) lines += 1;
  expect(lines).toBe(LINES + 1);
  await untilQuiet(data);
});

test('a client that hangs up ends the query', async () => {
  const response = await open(`${BIG}&format=csv`);
  await new Promise((resolve) => response.once('readable', resolve));
  response.destroy();
  await untilQuiet(data);
});

test('also while the query has not answered yet', async () => {
  await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const request = http.get(`${server.base}/api/laporan/${BIG}&format=csv`, {
        headers: { authorization: `Bearer ${token}` },
      });
      request.on('error', () => undefined);
      const waiting = async () => (await working(data)).some(({ state }) => state === 'active');
      await until(waiting);
      request.destroy();
      await until(async () => !(await waiting()));
    },
    { tenant: toko.kode },
  );
  await untilQuiet(data);
});

test('a query that breaks off breaks the transfer off: never a file that is silently short', async () => {
  const response = await open(`${BIG}&format=csv`);
  await new Promise((resolve) => response.once('readable', resolve));
  const ended = await data.rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'niaga' and state <> 'idle'`);
  expect(ended).toHaveLength(1);
  const read = async () => {
    for await (const _chunk of response);
  };
  await expect(read()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await file('neraca?format=csv')).status).toBe(200);
});
