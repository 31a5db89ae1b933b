/** A receiver of webhooks as a process of its own: what it accepts is on disk before it answers. FILE, PORT. */
import fs from 'node:fs';
import { createServer } from 'node:http';

const file = process.env.FILE as string;

// The last delivery may have been torn by a kill: it was not answered, and comes again.
const handle = fs.openSync(file, 'a');
fs.truncateSync(file, fs.readFileSync(file).lastIndexOf(10) + 1);

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('error', () => {});
  request.on('end', () => {
    fs.appendFileSync(handle, Buffer.concat([...parts, Buffer.from('\n')]));
    fs.fsyncSync(handle);
    response.writeHead(204).end();
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  fs.closeSync(handle);
  process.exit(0);
});
