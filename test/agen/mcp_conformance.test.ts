/** The scenarios of @modelcontextprotocol/conformance that a server of these tools can be held to. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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

const HELD = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** The others, and why they do not apply. */
const NOT_OURS: readonly (readonly [RegExp, string])[] = [
  [/^tools-call-|^json-schema-2020-12$/, 'want tools of the runner’s own, as test_simple_text'],
  [/^elicitation-|^server-sse-/, 'want those tools too, and streams, which there are none of'],
  [/^resources-|^prompts-|^completion-/, 'there are no resources and no prompts'],
  [/^logging-/, 'log messages are not sent'],
];

test('every scenario is held or has a reason', async () => {
  const all = [...(await outputOf(['list', '--server'])).matchAll(/^ +- ([\w-]+) \[/gm)];
  const names = all.map(([, name = '']) => name);
  const left = names.filter((name) => !NOT_OURS.some(([pattern]) => pattern.test(name)));
  expect(left.sort()).toEqual([...HELD].sort());
});

test.each(HELD)('%s', async (scenario) => {
  const output = await outputOf(['server', '--url', serverUrl(), '--scenario', scenario]);
  expect(output).not.toMatch(/^failed|FAILURE/);
  expect(output).toMatch(/Passed: [1-9]/);
});
