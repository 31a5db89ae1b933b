/** Where webhooks may lead: one rule, for each door by which an address comes in. */
import { expect, test } from '@jest/globals';
import { AddressGuard } from '../../server/base/webhook_address.ts';
import { guardedLookup, InternalAddress } from '../../workers/webhook/lookup.ts';
import { makeRandom } from '../helpers/acak.ts';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';
import { INSIDE, OUTSIDE } from './alamat.ts';

const { data, openToko } = openStory();
const server = openServer(data, { WEBHOOK_ALLOW: 'kantor:8080,10.9.0.0/16' });

const check = (url: string, izin: string[] = []) =>
  data.asOwner((db) =>
    db.value<string | null>('select erp_private.alamat_problem($1, $2)', [url, izin]),
  );

const ALLOW = ['*.dalam.example', 'mesin:8080', '10.0.0.0/8', '::1'];
const INTERNAL = 'alamat jaringan dalam tidak diizinkan';

test.each([
  'https://hook.example/a',
  'https://Hook.Example.:8443/a?b=c',
  'http://a.dalam.example',
  'http://mesin:8080/',
  'http://10.9.9.9',
  'http://[::1]:80/',
  'http://8.8.8.8',
  'http://[2606:4700::1111]/',
  'https://xn--mnchen-3ya.example',
])('%s is taken', async (url) => {
  expect([url, await check(url, ALLOW)]).toEqual([url, null]);
});

test.each([
  ['http://localhost', INTERNAL],
  ['http://localhost./', INTERNAL],
  ['http://LOCALHOST', INTERNAL],
  ['http://a.localhost', INTERNAL],
  ['http://printer.local', INTERNAL],
  ['http://api.internal.', INTERNAL],
  ['http://server/', INTERNAL],
  ['http://mesin:8081/', INTERNAL],
  ['http://mesin/', INTERNAL],
  ['http://dalam.example.jahat.local', INTERNAL],
  ['http://192.168.0.1', INTERNAL],
  ['http://127.0.0.1:9/', INTERNAL],
  ['http://127.0.0.1./', INTERNAL],
  ['http://[::]/', INTERNAL],
  ['http://[::ffff:127.0.0.1]', INTERNAL],
  ['http://[::ffff:7f00:1]', INTERNAL],
  ['http://127.1', /ditulis lengkap/],
  ['http://0x7f.1', /ditulis lengkap/],
  ['http://2130706433', /ditulis lengkap/],
  ['http://0177.0.0.1', /ditulis lengkap/],
  ['http://8.8.8.8.8', /ditulis lengkap/],
  ['http://[8.8.8.8]', /ditulis lengkap/],
  ['http://[fe80::1%25eth0]', /ditulis lengkap/],
  ['http://１２７.０.０.１', /ASCII/],
  ['http://127%2e0.0.1/', /ditulis lengkap|ASCII/],
  ['http://a..example', /ASCII/],
  ['http://a.example:0', /port/],
  ['http://a.example:65536', /port/],
  ['http://a.example:', /port/],
  ['ftp://a.example', /http\(s\)/],
  ['http://u:p@a.example', /http\(s\)/],
  ['http://a.example\\@b.example', /http\(s\)/],
  ['http:///x', /http\(s\)/],
  ['http://./', /http\(s\)/],
  ['bukan', /http\(s\)/],
  [`http://a.example/${'x'.repeat(2000)}`, /2000/],
])('%s is not', async (url, message) => {
  expect(await check(url, ALLOW)).toEqual(expect.stringMatching(message));
});

test('whoever calls judges an address as whoever keeps it', async () => {
  const random = makeRandom(7);
  const bytes = (count: number) => Array.from({ length: count }, () => random(256));
  const hex = (list: number[]) => list.map((one) => one.toString(16).padStart(2, '0')).join('');
  const some = [
    ...INSIDE.map((one) => one.replace(/%.*/, '')),
    ...OUTSIDE,
    ...Array.from({ length: 2000 }, () => bytes(4).join('.')),
    ...'10 100.64 127 169.254 172.16 172.32 192.0.0 192.0.2 192.31.196 192.52.193 192.88.99 192.168 192.175.48 198.18 198.20 198.51.100 203.0.113 224 240'
      .split(' ')
      .map((start) => [...start.split('.'), 1, 1, 1].slice(0, 4).join('.')),
    ...Array.from(
      { length: 2000 },
      () => `2${hex(bytes(16)).slice(1)}`.match(/.{4}/g)?.join(':') ?? '::',
    ),
    ...Array.from(
      { length: 200 },
      () => `200${random(3)}:${hex(bytes(14)).match(/.{4}/g)?.join(':')}`,
    ),
  ];
  const guard = new AddressGuard([]);
  const found = await data.asOwner((db) =>
    db.rows<{ alamat: string; dalam: boolean }>(
      'select a as alamat, erp_private.alamat_dalam(a::inet) as dalam from unnest($1::text[]) as a',
      [some],
    ),
  );
  expect(found.filter(({ alamat, dalam }) => dalam === guard.allowsAddress(alamat))).toEqual([]);
});

test('REST and GraphQL refuse alike; what the installation allows is taken', async () => {
  const toko = await openToko();
  const admin = { 'x-admin-key': server.adminKey };
  const token = await server.tokenOf(toko, 'admin');
  const rest = server.rest(token);
  const path = '/api/pengaturan/webhook';
  const graphql = async (query: string) => (await rest.post('/graphql', { query }, admin)).body;
  const made = await rest.post(path, { url: 'http://kantor:8080/', peristiwa: ['*'] }, admin);
  expect(made.status).toBe(201);
  expect((await rest.post(path, { url: 'http://10.9.1.1/', peristiwa: ['*'] }, admin)).status).toBe(
    201,
  );
  const { id } = made.body;
  for (const url of [
    'http://127.0.0.1/',
    'http://localhost./',
    'http://kantor/',
    'http://x.lan/',
  ]) {
    const body = { url, peristiwa: ['*'] };
    for (const answer of [
      await rest.post(path, body, admin),
      await rest.patch(`${path}/${id}`, { url }, admin),
    ]) {
      expectError(answer, 400, 'VAWHK');
      expect(answer.body.message).toEqual([`url: ${INTERNAL}`]);
    }
    for (const query of [
      `mutation {webhookPatch(input: {id: ${id}, url: "${url}"}) {result}}`,
      `mutation {webhookCreate(input: {url: "${url}", peristiwa: [semua]}) {result {json}}}`,
    ]) {
      const { errors } = await graphql(query);
      expect([query, errors[0].extensions.code, errors[0].message]).toEqual([
        query,
        'VAWHK',
        `url: ${INTERNAL}`,
      ]);
    }
  }
  expect((await rest.get(`${path}/${id}`, admin)).body.url).toBe('http://kantor:8080/');
});

test.each([
  ...INSIDE.map((address) => [address, false] as const),
  ...OUTSIDE.map((address) => [address, true] as const),
])('address %s: %s', (address, wanted) => {
  expect(new AddressGuard(['192.168.7.0/24', 'dalam.example']).allowsAddress(address)).toBe(wanted);
});

test('a public name that leads inside is refused when it is resolved, unless it is allowed', async () => {
  const url = new URL('https://hook.example/');
  const resolved = (allowed: string[]) =>
    new Promise((done) => {
      const lookup = guardedLookup(new AddressGuard(allowed), url);
      lookup('localhost', {}, (error, address) => done(error ?? address));
    });
  expect(await resolved([])).toBeInstanceOf(InternalAddress);
  expect(await resolved(['10.0.0.0/8'])).toBeInstanceOf(InternalAddress);
  for (const allowed of [['hook.example'], ['127.0.0.0/8', '::1']]) {
    expect(await resolved(allowed)).toMatch(/^(127\.|::1$)/);
  }
});
