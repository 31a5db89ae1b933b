/** The documentation as models get it: found by words over MCP, and listed in /llms.txt. */
import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { openAgents } from './agents.ts';

const { data, server, tokens, connect } = openAgents();

type Found = { page: string; title: string; text: string }[];

test.each([
  ['KOSTK', /error_codes/],
  ['idempotency key of a program', /keys|tour|clients/],
  ['partial return of an invoice retur-penjualan', /trade/],
  ['who approves a draft', /approvals/],
  ['webhook signature', /webhooks/],
])('"%s" finds its page', async (cari, page) => {
  const agent = await connect(`${tokens.viewer}`);
  const { galat, isi } = await agent.call('dokumentasi', { cari });
  expect(galat).toBe(false);
  const found = isi.data as Found;
  expect(found.map((one) => one.page).join()).toMatch(page);
  for (const { text } of found) expect(text).not.toBe('');
});

test('words that are nowhere find nothing, and wrong arguments are named', async () => {
  const agent = await connect(`${tokens.ops}`);
  expect((await agent.call('dokumentasi', { cari: 'qqqzzzxxx' })).isi).toEqual({ data: [] });
  const wrong: [Record<string, unknown>, RegExp][] = [
    [{}, /^cari: wajib diisi/],
    [{ cari: '  ' }, /^cari: wajib diisi/],
    [{ cari: 7 }, /^cari: wajib diisi/],
    [{ cari: 'x'.repeat(301) }, /^cari: paling banyak 300 huruf/],
    [{ cari: 'x', halaman: 2 }, /^halaman: tidak dikenal/],
  ];
  for (const [given, message] of wrong) {
    const { galat, isi } = await agent.call('dokumentasi', given);
    expect([galat, isi.code]).toEqual([true, 'VAINP']);
    expect([isi.message].flat()[0]).toMatch(message);
  }
});

test('every page of llms.txt is there, and nothing else of the repository', async () => {
  const list = await fetch(new URL('/llms.txt', server.base));
  expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await list.text();
  expect(text).toMatch(/^# Niaga\n\n> /);
  const links = [...text.matchAll(/^- \[.+?\]\((\/[^)]+\.md)\)/gm)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(30);
  for (const link of links) {
    const page = await fetch(new URL(link, server.base));
    expect([link, page.status]).toEqual([link, 200]);
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await page.text()).toMatch(/^# /);
  }
  const described = [...text.matchAll(/\]\((\/[^)]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !link.endsWith('.md'));
  expect(described).toEqual(expect.arrayContaining(['/api/docs-json', '/graphql', '/mcp']));
  for (const link of described)
    expect([link, (await fetch(new URL(link, server.base))).status]).not.toEqual([link, 404]);
  for (const other of [
    '/docs/none.md',
    '/docs/%2e%2e/package.json',
    '/AGENTS.md',
    '/docs/adr/x.md',
  ])
    expect((await fetch(new URL(other, server.base))).status).toBe(404);
});

test('links name the public address, and without documentation there is none', async () => {
  const open = await startServer(data, { PUBLIC_URL: 'https://niaga.example' });
  const text = await (await fetch(new URL('/llms.txt', open.base))).text();
  expect(text).toContain('(https://niaga.example/docs/keys.md)');
  const closed = await startServer(data, { DOCS: '0' });
  for (const path of ['/llms.txt', '/docs/keys.md'])
    expect((await fetch(new URL(path, closed.base))).status).toBe(404);
});
