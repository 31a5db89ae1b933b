/** Secrets of a tenant's webhooks: made and sealed by the server, opened by the worker, plain nowhere else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { sealStoredSecrets } from '../../db/scripts/seal_secrets.ts';
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { type Delivery, openReceiver, type Receiver } from '../helpers/receiver.ts';
import { currentRun } from '../helpers/run.ts';
import { openServer, SECRET_KEY } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { tablesWith } from '../helpers/tables_with.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';

const { data, openToko } = openStory();
const { lines, log } = keepLog();
const server = openServer(data, { WEBHOOK_ALLOW: '127.0.0.1' }, log);
const NEXT = 'kunci-berikutnya-yang-lebih-baru-lagi';
const url = '/api/pengaturan/webhook';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

async function open() {
  const toko = await openToko();
  const token = await server.tokenOf(toko, 'admin');
  const key = { 'x-admin-key': server.adminKey };
  const post = (path: string, body?: unknown) => server.rest(token).post(url + path, body, key);
  const { body } = await post('', { url: receiver.url, peristiwa: ['tahun.ditutup'] });
  return { toko, token, post, id: body.id as number, rahasia: body.rahasia as string };
}

const stored = (toko: Toko) => toko.rows('select rahasia, rahasia_lama from webhook order by id');
/** The event of a try, if somebody with the secret signed it. */
const proven = ({ body, headers }: Delivery, secret: string) => {
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return new Webhook(secret).verify(
    body,
    Object.fromEntries(named.map((name) => [name, String(headers[name])])),
  );
};
const uji = async ({ post, id }: Pick<Awaited<ReturnType<typeof open>>, 'post' | 'id'>) => {
  const before = receiver.deliveries.length;
  await post(`/${id}/uji`);
  await until(() => receiver.deliveries.length > before);
  return receiver.deliveries.at(-1) as Delivery;
};

test('REST and GraphQL answer it once; it lies sealed, and in no table, log or backup', async () => {
  const relay = openRelay(data, 200);
  const one = await open();
  const mutation = `mutation ($url: String, $id: BigInt) {
    a: webhookCreate(input: {url: $url, peristiwa: [stok_minimum, semua]}) { result { rahasia } }
    b: webhookCreate(input: {url: $url, peristiwa: [stok_minimum]}) { result { id rahasia json } }
    c: webhookPutar(input: {id: $id}) { result { rahasia } }
    d: webhookCreate(input: {url: $url, peristiwa: [stok_minimum]}) { result { rahasia } } }`;
  const key = { 'x-admin-key': server.adminKey };
  const variables = { url: receiver.url, id: one.id };
  const { body } = await server
    .rest(one.token)
    .post('/graphql', { query: mutation, variables }, key);
  expect(body.errors[0].extensions.code).toBe('VAWHK');
  const { b, c, d } = body.data;
  const secrets = [one.rahasia, b.result.rahasia, c.result.rahasia, d.result.rahasia];
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{32}$/);
  expect(new Set(secrets).size).toBe(4);
  expect(b.result.json.rahasia).toBe(b.result.rahasia);
  const box = makeSecretBox([SECRET_KEY]);
  const rows = (await stored(one.toko)) as { rahasia: string; rahasia_lama: string | null }[];
  const opened = rows.map(({ rahasia }) => box.open(one.toko.kode, rahasia));
  expect(opened).toEqual([secrets[2], secrets[1], secrets[3]]);
  expect(box.open(one.toko.kode, `${rows[0]?.rahasia_lama}`)).toBe(secrets[0]);
  // Both sign while it is turned; each try has its own moment.
  const try_ = await uji(one);
  expect(proven(try_, one.rahasia)).toEqual(proven(try_, c.result.rahasia));
  expect(() => proven(try_, b.result.rahasia)).toThrow();
  const file = path.join(currentRun().dataDir, `${data.name}.niaga`);
  await backupTenant(data.ownerUrl, one.toko.kode, file);
  const backup = gunzipSync(readFileSync(file)).toString('latin1');
  expect(lines.length).toBeGreaterThan(3);
  for (const secret of secrets.map((whole) => whole.slice('whsec_'.length))) {
    expect(await tablesWith(data, secret)).toEqual([]);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    expect(backup).not.toContain(secret);
  }
  await relay.stop();
});

test('the database takes none that lies plain, and none from a client', async () => {
  const { toko, token, id } = await open();
  const admin = toko.by({ peran: 'admin', adminKey: true });
  const plain = [
    `select erp.webhook_create('https://a.test', '{*}')`,
    `select erp.webhook_create('https://a.test', '{*}', null, 'whsec_${'A'.repeat(32)}')`,
    `select erp.webhook_putar(${id}, 'whsec_x')`,
  ];
  for (const query of plain) {
    await expect(admin.rows(query)).rejects.toMatchObject({
      code: 'VAWHK',
      message: 'rahasia: harus dibuat dan disegel oleh server',
    });
  }
  await expect(toko.rows(`update webhook set rahasia_lama = 'whsec_x'`)).rejects.toMatchObject({
    code: '23514',
  });
  const { body } = await server.graphql(
    token,
    'mutation { webhookPutar(input: {id: 1, rahasia: "x"}) { result { id } } }',
  );
  expect(body.errors[0].message).toContain('rahasia');
});

test('a newer key seals anew, the older one may go; without its key nothing is sent, and it says so', async () => {
  const one = await open();
  const relay = openRelay(data, 200, { secrets: makeSecretBox([NEXT]) });
  await one.post(`/${one.id}/uji`);
  const tries = () => one.toko.rows('select galat from webhook_pengiriman order by id');
  await until(async () => (await tries())[0]?.galat);
  expect((await tries())[0]?.galat).toMatch(/tidak dapat dibuka: .*SECRET_KEY.*putar/);
  const rotated = await sealStoredSecrets(data.ownerUrl, makeSecretBox([NEXT, SECRET_KEY]));
  expect(rotated).toEqual({ sealed: expect.any(Number), lost: [] });
  expect(await sealStoredSecrets(data.ownerUrl, makeSecretBox([NEXT]))).toEqual({
    sealed: 0,
    lost: [],
  });
  expect(proven(await uji(one), one.rahasia)).toMatchObject({ type: 'uji' });
  const trail = `select count(*)::int as n from audit where entitas = 'webhook'`;
  expect(await one.toko.rows(trail)).toEqual([{ n: 1 }]);
  await relay.stop();
  await sealStoredSecrets(data.ownerUrl, makeSecretBox([SECRET_KEY, NEXT]));
});

test('a tenant restored under another code has secrets that open nothing, and turns them', async () => {
  const one = await open();
  const file = path.join(currentRun().dataDir, `${data.name}-2.niaga`);
  await backupTenant(data.ownerUrl, one.toko.kode, file);
  await restoreTenant(data.ownerUrl, file, { kode: 'kembar', tell: () => {} });
  const copy = data.owner({ tenant: 'kembar' });
  expect(await copy.value('select sebab_mati from webhook')).toMatch(/putar rahasianya/);
  const { lost } = await sealStoredSecrets(data.ownerUrl, makeSecretBox([NEXT, SECRET_KEY]));
  expect(lost).toEqual([`webhook kembar ${one.id}`]);
  await sealStoredSecrets(data.ownerUrl, makeSecretBox([SECRET_KEY, NEXT]));
});
