/** The scenarios of @modelcontextprotocol/conformance that a server of these tools can be held to. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';

const run = promisify(execFile);
const RUNNER = path.join(rootDir, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-mcp-'));

const { data, openToko } = openStory('few');
const server = openServer(data);
let proxy: http.Server;

/** The runner knows no tokens: what stands before the server adds one, and passes on the rest as it came. */
beforeAll(async () => {
  const toko = await openToko();
  const token = await server.tokenOf(toko, 'staff');
  const { hostname, port } = new URL(server.base);
  proxy = http.createServer((request, response) => {
    const { method, url, headers } = request;
    const all = { ...headers, authorization: `Bearer ${token}` };
    const to = http.request({ hostname, port, method, path: url, headers: all }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(to);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

const serverUrl = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
const outputOf = (args: readonly string[]): Promise<string> =>
  run(process.execPath, [RUNNER, ...args], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `failed: ${stdout}${stderr}`,
  );

const OLD = '2025-11-25';
const NEW = '2026-07-28';

/** The scenarios that are held, each with the revisions that it is asked of. */
const HELD: readonly (readonly [scenario: string, revision: string])[] = [
  ['server-initialize', OLD],
  ['server-session-lifecycle', OLD],
  ['ping', OLD],
  ['tools-list', OLD],
  ['tools-list', NEW],
  ['dns-rebinding-protection', OLD],
  ['dns-rebinding-protection', NEW],
  ['server-stateless', NEW],
  ['caching', NEW],
  ['http-header-validation', NEW],
];

/** The others, and why they do not apply. */
const NOT_OURS: readonly (readonly [RegExp, string])[] = [
  [/^tools-call-|^json-schema-2020-12$/, 'want tools of the runner’s own, as test_simple_text'],
  [/^http-custom-header-/, 'wants such a tool too'],
  [/^elicitation-|^input-required-/, 'want such tools, and a server that asks back'],
  [/^server-sse-/, 'want streams, which there are none of'],
  [/^resources-|^prompts-|^completion-|^sep-2164-/, 'there are no resources and no prompts'],
  [/^logging-/, 'log messages are not sent'],
  [/^sep-2640-|^tasks-/, 'extensions: there are no skills and no tasks'],
];

test('every scenario is held or has a reason', async () => {
  const all = [...(await outputOf(['list', '--server'])).matchAll(/^ +- ([\w-]+) \[/gm)];
  const names = all.map(([, name = '']) => name);
  const left = names.filter((name) => !NOT_OURS.some(([pattern]) => pattern.test(name)));
  expect(left.sort()).toEqual([...new Set(HELD.map(([name]) => name))].sort());
});

/** Checks within these scenarios that ask for what there is none of. */
const NOT_ASKED: readonly (readonly [RegExp, string])[] = [
  [/^sep-2549-(?:prompts|resources)-/, 'there are no prompts and no resources'],
  [/capability|-independent-requests-|-no-log-/, 'want tools of the runner’s own'],
  [/-subscription-/, 'no stream is opened: an agent asks for the tools again'],
];

/** The checks that an output tells: their names, and how each went. */
function checksOf(output: string): [name: string, verdict: string][] {
  const plain = stripVTControlCharacters(output);
  const rows = plain.matchAll(/^\d{4}-\S+ \[([\w-]+) *\] (\w+) /gm);
  return [...rows].map(([, name = '', verdict = '']) => [name, verdict]);
}

test.each(HELD)('%s, %s', async (scenario, revision) => {
  const asked = ['--url', serverUrl(), '--scenario', scenario, '--spec-version', revision];
  const checks = checksOf(await outputOf(['server', ...asked]));
  expect(checks.some(([, verdict]) => verdict === 'SUCCESS')).toBe(true);
  const failed = checks.filter(([, verdict]) => verdict === 'FAILURE').map(([name]) => name);
  const ours = failed.filter((name) => !NOT_ASKED.some(([pattern]) => pattern.test(name)));
  expect(ours).toEqual([]);
});
