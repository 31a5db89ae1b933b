/** The front page has links, and in development signs in without a password. */
import http from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { DEMO_TENANTS } from '../../db/demo/tenants.ts';
import { DEMO_USERS } from '../../server/front_page/index.ts';
import { SIGN_IN } from '../../server/front_page/page.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, startServer } from '../helpers/server.ts';

const data = openDatabase();
const server = openServer(data);

const html = { accept: 'text/html,*/*;q=0.8' };

test.each(['/', '/api', '/api/'])('%s answers a browser and a program', async (url) => {
  const { status, text, headers } = await server.rest().get(url, html);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  // No script and no style within the page.
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
  expect(text).not.toMatch(/<script>|<style|style=|onclick/);
  const program = await server.rest().get(url);
  expect(program.body).toMatchObject({ nama: 'Niaga', graphql: '/graphql' });
});

test('every address that the page and the JSON name is there', async () => {
  const { text } = await server.rest().get('/', html);
  const { body } = await server.rest().get('/');
  const named = [...text.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, one]) => one as string);
  const places = Object.values(body).filter((one) => String(one).startsWith('/')) as string[];
  expect(named.length).toBeGreaterThan(4);
  for (const url of new Set([...named, ...places])) {
    const { status } = await server.rest().get(url, html);
    // GraphQL takes documents by POST.
    expect({ url, status }).toEqual({ url, status: url === '/graphql' ? 405 : 200 });
  }
});

test('another method is refused as ever', async () => {
  expect((await server.rest().post('/api', {})).status).toBe(404);
  expect((await server.rest().get('/api/v2')).status).toBe(404);
});

describe('demo sign-in', () => {
  const ask = (headers: Record<string, string>, email = 'admin@demo.test') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const url = `${server.base}/halaman/masuk?email=${encodeURIComponent(email)}`;
      const request = http.request(url, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      request.on('error', reject);
      request.end();
    });

  test('gives an identity token that opens a session', async () => {
    const { status, text } = await ask({ origin: server.base });
    expect(status).toBe(200);
    const answer = await server.rest().post('/api/auth/sesi', JSON.parse(text));
    // The demo data is not loaded here: the identity is good, the user unknown.
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'LOUSR' });
  });

  test.each([
    ['a page of another origin', { origin: 'http://jahat.test' }],
    ['a name that was made to point here', { host: 'jahat.test' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ])('is refused to %s', async (_who, headers) => {
    const { status, text } = await ask(headers);
    expect(status).toBe(403);
    expect(JSON.parse(text).code).toBe('OTDMO');
  });

  test('is for the users of the demo data only', async () => {
    expect((await ask({}, 'admin@satu.test')).status).toBe(403);
    const users = DEMO_TENANTS.flatMap((tenant) => tenant.users.map(({ email }) => email));
    expect(DEMO_USERS.filter((email) => !users.includes(email))).toEqual([]);
    expect(SIGN_IN).toContain('/halaman/masuk?email=');
  });

  test('is not there in production', async () => {
    const production = await startServer(data, {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ADMIN_KEY: 'kunci-admin-untuk-uji',
      OIDC_ISSUER: 'https://masuk.toko.test',
      OIDC_AUDIENCE: 'niaga',
    });
    const { text } = await production.rest().get('/', html);
    expect(text).not.toMatch(/demo/);
    expect((await production.rest().post('/halaman/masuk?email=admin@demo.test')).status).toBe(404);
    expect((await production.rest().get('/halaman/masuk.js')).status).toBe(404);
  });
});
