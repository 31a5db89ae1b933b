/** A receiver of webhooks as a process of its own: what it accepts is on disk before it answers. FILE, PORT. */
import {
  appendFileSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:http';

const file = process.env.FILE as string;

// The last delivery may have been torn by a kill: it was not answered, and comes again.
const handle = openSync(file, 'a');
truncateSync(file, readFileSync(file).lastIndexOf(10) + 1);

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('error', () => {});
  request.on('end', () => {
    appendFileSync(handle, Buffer.concat([...parts, Buffer.from('\n')]));
    fsyncSync(handle);
    response.writeHead(204).end();
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  closeSync(handle);
  process.exit(0);
});
