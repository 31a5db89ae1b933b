/** How walks over all endpoints ask, and read what they get. */
import { expect } from '@jest/globals';
import { pdfPages } from '../helpers/pdf_text.ts';
import { unzip } from '../helpers/unzip.ts';
import { ABSENT } from '../rest/foreign.ts';
import { ask, type Request, urlOf } from '../rest/request.ts';
import { contents, type World } from '../rest/world.ts';

/** Every byte of an answer as text: a page of a PDF, the parts of a workbook. */
export async function bytesOf(
  { server: { base } }: World,
  name: string,
  request: Request,
  token: string,
): Promise<string> {
  const answer = await fetch(`${base}${urlOf(name, request)}`, {
    headers: { authorization: `Bearer ${token}`, ...request.headers },
  });
  const head = `${answer.status} ${[...answer.headers].join('\n')}\n`;
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return head;
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.subarray(0, 4).toString() === '%PDF') return head + pdfPages(bytes).flat().join('\n');
  if (bytes.subarray(0, 2).toString() === 'PK') {
    return head + [...(await unzip(bytes)).values()].map((part) => part.toString()).join('\n');
  }
  return head + bytes.toString();
}

/** The forms that a row is asked in. */
const formats = (name: string) =>
  /^GET \/laporan/.test(name)
    ? [{}, { format: 'csv' }, { format: 'xlsx' }, { format: 'pdf' }]
    : [{}];

type Walled = { world: World; requests: Iterable<readonly [string, Request]> };

/** What a walk over all GETs finds: each answer to a token in which something is that it may not tell. */
export async function walkGets(
  { world, requests }: Walled,
  tokens: readonly string[],
  leaksIn: (text: string, name: string) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const [name, request] of requests) {
    if (!name.startsWith('GET ')) continue;
    for (const query of formats(name)) {
      for (const token of tokens) {
        const asked = { ...request, query: { ...request.query, ...query } };
        const leak = await leaksIn(await bytesOf(world, name, asked, token), name);
        if (leak.length > 0) leaks.push(`${name} ${JSON.stringify(query)}: ${leak.slice(0, 3)}`);
      }
    }
  }
  return leaks;
}

/** An answer without what differs between two requests for two ids. */
export const plain = (text: string, id: unknown) =>
  text
    .replaceAll(String(id), '{id}')
    .replace(/"(?:timestamp|request_id)":"[^"]*"/g, '')
    .replace(/"path":"[^"]*"/, '');

/** That a request for what is hidden is answered as one for what never was. */
export async function expectAbsent(
  world: World,
  name: string,
  token: string,
  id: string | number | undefined,
  requestFor: (id: string | number | undefined) => Request,
): Promise<void> {
  const said: unknown[] = [];
  for (const one of [id, ABSENT]) {
    const answer = await ask(world, name, token, requestFor(one));
    said.push([name, answer.status, plain(answer.text, one)]);
  }
  expect(said[0]).toEqual(said[1]);
}

/** The same of every request for one document, of each kind and draft that has an id here; nothing is changed by them. */
export async function expectDocumentsAbsent(
  { world, requests }: Walled,
  tokens: readonly string[],
  ids: Readonly<Record<string, number>>,
): Promise<void> {
  const names = new Map([...requests].filter(([name]) => name.includes('/transaksi/{jenis}/{id}')));
  expect(names.size).toBeGreaterThan(15);
  const before = await contents(world);
  for (const [name, { body }] of names) {
    for (const [kind, id] of Object.entries(ids)) {
      const jenis = kind === 'draft' ? 'penjualan' : kind;
      for (const token of tokens) {
        await expectAbsent(world, name, token, id, (one) => ({
          params: { jenis, id: one, tautan_id: ABSENT },
          ...(body ? { body } : null),
        }));
      }
    }
  }
  expect(await contents(world)).toEqual(before);
}
