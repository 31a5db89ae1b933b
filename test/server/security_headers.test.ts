/** The headers that protect a browser are those of helmet, which knows what browsers heed. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import helmet from 'helmet';
import { PROTECTION } from '../../server/http/security_headers.ts';

test('each of helmet’s headers, with its value, and no other', async () => {
  const protect = helmet({
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
  });
  const server = http.createServer((request, response) => {
    protect(request, response, () => {
      response.end(JSON.stringify(response.getHeaders()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const theirs = await (await fetch(`http://127.0.0.1:${port}`)).json();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(
    Object.fromEntries(PROTECTION.map(([name, value]) => [name.toLowerCase(), value])),
  ).toEqual(theirs);
});
