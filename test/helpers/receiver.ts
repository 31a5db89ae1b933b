/** A receiver of webhooks: a real HTTP server on the loopback address that keeps what it accepts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Delivery = { headers: IncomingMessage['headers']; body: string; path: string };

export type Receiver = {
  url: string;
  port: number;
  deliveries: Delivery[];
  /** The next answers, before 204 again. Location goes with 3xx, Retry-After with the others. */
  answers: { status: number; header?: string; drop?: boolean }[];
  /** Refuses all with 503 as long as it is set. */
  away: boolean;
  close(): Promise<void>;
};

export async function openReceiver(port = 0): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const answers: Receiver['answers'] = [];
  const respond = (response: ServerResponse) => {
    if (receiver.away) return response.writeHead(503).end('isi');
    const answer = answers.shift();
    if (answer === undefined) return response.writeHead(204).end();
    const { status, header } = answer;
    if (answer.drop) return response.destroy();
    if (header !== undefined) {
      response.setHeader(status < 400 ? 'location' : 'retry-after', header);
    }
    return response.writeHead(status).end('isi');
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', () => {});
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      deliveries.push({ headers: request.headers, body, path: request.url ?? '' });
      respond(response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: got } = server.address() as { port: number };
  const receiver: Receiver = {
    url: `http://127.0.0.1:${got}/terima`,
    port: got,
    deliveries,
    answers,
    away: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
