import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { sealStoredSecrets } from '../../db/scripts/seal_secrets.ts';
import { makeSecretBox, SecretError } from '../../server/base/secret_box.ts';
import { SECRET_INPUTS } from '../../server/base/secret_inputs.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { openDatabase } from '../helpers/database.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { isSigned, openReceiver, type Receiver } from '../helpers/receiver.ts';
import { currentRun } from '../helpers/run.ts';
import { openServer, SECRET_KEY } from '../helpers/server.ts';
import { tablesWith } from '../helpers/tables_with.ts';
import { until } from '../helpers/until.ts';
import { openCdcWorker } from '../helpers/worker.ts';
import { removeSlot } from './run.ts';

/** Secrets of webhooks: sealed before the database sees them, opened by the worker that signs with them. */
const data = openDatabase();
const box = makeSecretBox([SECRET_KEY]);
const { lines, log } = keepLog();
const SECRET = 'kenari-webhook-9c1e';
const url = 'https://contoh.test/cdc';
const server = openServer(data, { CDC_WEBHOOK_ALLOW: '127.0.0.1' }, log);
let ops: string;
let receiver: Receiver;

beforeAll(async () => {
  ops = await server.signIn('ops@satu.test', 'satu');
  receiver = await openReceiver();
  data.onClose(async () => {
    await receiver.close();
    await removeSlot(data);
  });
});

const stored = (id: number) =>
  data.value('select rahasia from erp_private.cdc_rahasia where job_id = $1', [id]);
const make = async (tujuan: object, headers?: Record<string, string>) =>
  server.rest(ops).post('/api/ops/cdc/jobs', { tabel: ['satuan'], tujuan }, headers);
const webhook = { tipe: 'webhook', url, rahasia: SECRET };
const graphql = async (query: string, variables?: object) => {
  const { body } = await server.graphql(ops, query, variables);
  return { id: Number(body.data?.cdcJobCreate?.result?.id), body };
};

/** The ways in which GraphQL lets a client write one and the same document. */
const WRITTEN: Record<string, [query: string, variables?: object]> = {
  'the whole input in a variable': [
    'mutation ($i: CdcJobCreateInput!) { cdcJobCreate(input: $i) { result { id } } }',
    { i: { dokumen: { tabel: ['satuan'], tujuan: webhook } } },
  ],
  'the document in a variable': [
    'mutation ($d: DokumenCdcJobInput) { cdcJobCreate(input: {dokumen: $d}) { result { id } } }',
    { d: { tabel: ['satuan'], tujuan: webhook } },
  ],
  'a literal': [
    `mutation { cdcJobCreate(input: {dokumen: {tabel: ["satuan"], tujuan: {tipe: webhook, url: "${url}", rahasia: "${SECRET}"}}}) { result { id } } }`,
  ],
  'a variable of text, in a literal': [
    `mutation ($r: String, $t: TipeCdc) { cdcJobCreate(input: {dokumen: {tabel: ["satuan"], tujuan: {tipe: $t, url: "${url}", rahasia: $r}}}) { result { id } } }`,
    { r: SECRET, t: 'webhook' },
  ],
  'the default of a variable': [
    `mutation ($r: String = "${SECRET}", $t: DokumenCdcTujuanInput = {tipe: webhook, url: "${url}", rahasia: "${SECRET}"}) {
       cdcJobCreate(input: {dokumen: {tabel: ["satuan"], tujuan: $t}}) { result { id } }
       lain: cdcJobCreate(input: {dokumen: {tabel: ["satuan"], tujuan: {tipe: webhook, url: "${url}", rahasia: $r}}}) { result { id } } }`,
  ],
  'a fragment': [
    `mutation ($r: String!) { ...f } fragment f on Mutation { cdcJobCreate(input: {dokumen: {tabel: ["satuan"], tujuan: {tipe: webhook, url: "${url}", rahasia: $r}}}) { result { id } } }`,
    { r: SECRET },
  ],
};

test('REST seals it for the tenant', async () => {
  const key = { 'X-Idempotency-Key': `cdc:satu:${Date.now()}` };
  const made = await make(webhook, key);
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  const sealed = await stored(made.body.id);
  expect(sealed).toMatch(/^s1\.[0-9a-f]{8}\./);
  expect(box.open('satu', sealed)).toBe(SECRET);
  expect(() => box.open('dua', sealed)).toThrow(SecretError);
  // The same request again is the same one, though it would be sealed differently.
  expect((await make(webhook, key)).body).toMatchObject({ idempotent: true });
});

test.each(Object.keys(WRITTEN))('GraphQL seals it too: %s', async (name) => {
  const [query, variables] = WRITTEN[name] as [string, object?];
  const { id, body } = await graphql(query, variables);
  expect([name, body.errors]).toEqual([name, undefined]);
  expect(box.open('satu', await stored(id))).toBe(SECRET);
});

test('one that is too short, too long or holds a control character is refused by its field', async () => {
  const [query] = WRITTEN['the document in a variable'] as [string];
  for (const rahasia of ['pendek', 'x'.repeat(201), 'sebaris\nlagi']) {
    const dokumen = { tabel: ['satuan'], tujuan: { ...webhook, rahasia } };
    const { body } = await graphql(query, { d: dokumen });
    expect(body.errors[0]).toMatchObject({
      message: 'tujuan.rahasia: 8 sampai 200 huruf',
      extensions: { code: 'VACDC', statusCode: 400 },
    });
    expect((await make({ ...webhook, rahasia })).status).toBe(400);
  }
  const { body } = await graphql(query, { d: { tujuan: { tipe: 'webhook', url } } });
  expect(body.errors[0].message).toBe('tujuan.rahasia: wajib diisi');
});

test('the database takes no plain one, whoever brings it', async () => {
  const dokumen = JSON.stringify({ tabel: ['satuan'], tujuan: webhook });
  await expect(
    data
      .ops('satu')
      .rows(
        'select erp.cdc_job_create(jsonb_populate_record(null::erp.cdc_job_input, $1::jsonb))',
        [dokumen],
      ),
  ).rejects.toMatchObject({
    code: 'VACDC',
    message: 'tujuan.rahasia: harus disegel oleh server',
  });
  await expect(
    data.rows(`update erp_private.cdc_rahasia set rahasia = $1`, [SECRET]),
  ).rejects.toMatchObject({ code: '23514' });
});

test('every input that is named like a secret is sealed', () => {
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && type.astNode === undefined && String(type.name).endsWith('Input')
      ? Object.keys(type.getFields())
          .filter((name) => /rahasia|sandi|kunci|secret|password|token|key/i.test(name))
          .map((name) => `${type.name}.${name}`)
      : [],
  );
  expect(
    found.filter(
      (name) =>
        !/tanggalKunci|kunciSaldoAwal|^LampiranCreateInput[.]kunci$|^Master\w+\.kunci$/.test(name),
    ),
  ).toEqual(SECRET_INPUTS.map(({ type, field }) => `${type}.${field}`));
});

test('the worker signs with what it opened; without the key the job ends and says so', async () => {
  const [query] = WRITTEN['the document in a variable'] as [string];
  const begin = async () => {
    const tujuan = { ...webhook, url: receiver.url };
    const { id } = await graphql(query, { d: { tabel: ['satuan'], tujuan, ikuti: false } });
    await server.rest(ops).post(`/api/ops/cdc/jobs/${id}/aksi`, { aksi: 'approve' });
    return id;
  };
  const ends = (id: number, status: string) =>
    until(async () => {
      const { body } = await server.rest(ops).get(`/api/ops/cdc/jobs/${id}`);
      return body.status === status && body;
    }, `${id} is ${status}`);
  const other = openCdcWorker(data, {
    webhookAllow: ['127.0.0.1'],
    secrets: makeSecretBox(['kunci-lain-yang-tidak-menyegel-apa-apa']),
  });
  const id = await begin();
  expect((await ends(id, 'gagal')).catatan).toMatch(/tujuan\.rahasia: .*SECRET_KEY/);
  expect(receiver.deliveries).toEqual([]);
  await other.stop();
  // The same job, by a worker that knows the key as an old one.
  const worker = openCdcWorker(data, {
    webhookAllow: ['127.0.0.1'],
    secrets: makeSecretBox(['kunci-baru-yang-menyegel-mulai-hari-ini', SECRET_KEY]),
  });
  await server.rest(ops).post(`/api/ops/cdc/jobs/${id}/aksi`, { aksi: 'retry' });
  await ends(id, 'selesai');
  expect(receiver.deliveries.length).toBeGreaterThan(0);
  expect(receiver.deliveries.every((one) => isSigned(one, SECRET))).toBe(true);
  await worker.stop();
});

test('it is in no table, log, audit row, answer or backup', async () => {
  expect(await tablesWith(data, 'kenari')).toEqual([]);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes('kenari'))).toEqual([]);
  const file = path.join(currentRun().dataDir, `${data.name}.niaga`);
  await backupTenant(data.ownerUrl, 'satu', file);
  expect(gunzipSync(readFileSync(file)).toString('latin1')).not.toContain('kenari');
});

test('what an older key sealed gets the newest one', async () => {
  const id = (await make(webhook)).body.id as number;
  expect(await sealStoredSecrets(data.ownerUrl, box)).toEqual({ sealed: 0, lost: [] });
  const next = 'kunci-berikutnya-yang-lebih-baru-lagi';
  const count = await data.value<number>('select count(*) from erp_private.cdc_rahasia');
  const rotated = await sealStoredSecrets(data.ownerUrl, makeSecretBox([next, SECRET_KEY]));
  expect(rotated).toEqual({ sealed: count, lost: [] });
  expect(makeSecretBox([next]).open('satu', await stored(id))).toBe(SECRET);
  // A key that is gone loses what it sealed, and nothing else is touched.
  const { sealed, lost } = await sealStoredSecrets(data.ownerUrl, box);
  expect([sealed, lost.length]).toEqual([0, count]);
  expect(makeSecretBox([next]).open('satu', await stored(id))).toBe(SECRET);
});

test('a sealed text that was changed opens nothing', () => {
  const sealed = box.seal('satu', SECRET);
  expect(box.seal('satu', SECRET)).not.toBe(sealed);
  const [, id, body] = sealed.split('.') as [string, string, string];
  const bytes = Buffer.from(body, 'base64url');
  for (const place of [0, 13, bytes.length - 1]) {
    const other = Buffer.from(bytes);
    other[place] = (other[place] as number) ^ 1;
    expect(() => box.open('satu', `s1.${id}.${other.toString('base64url')}`)).toThrow(SecretError);
  }
  expect(() => box.open('satu', `s1.${id}.AAAA`)).toThrow(SecretError);
  expect(() => box.open('satu', SECRET)).toThrow(SecretError);
});
