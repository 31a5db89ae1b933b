/** A receiver of webhooks: a real HTTP server on the loopback address that keeps what it accepts. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseExact } from '../../server/base/json_text.ts';
import { Fold, type Told } from '../cdc/fold.ts';

export type Delivery = { headers: IncomingMessage['headers']; body: string; path: string };

export type Receiver = {
  url: string;
  port: number;
  fold: Fold;
  deliveries: Delivery[];
  /** The next answers, before 204 again. Location goes with 3xx, Retry-After with the others. */
  answers: { status: number; header?: string; drop?: boolean }[];
  /** Refuses all with 503 as long as it is set. */
  away: boolean;
  close(): Promise<void>;
};

/** Whether the body came from who knows the secret, within five minutes. */
export function isSigned({ headers, body }: Delivery, secret: string): boolean {
  const time = String(headers['x-niaga-timestamp']);
  const wanted = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const given = String(headers['x-niaga-signature']);
  const same = Buffer.from(`sha256=${wanted}`);
  return (
    given.length === same.length &&
    timingSafeEqual(Buffer.from(given), same) &&
    Math.abs(Date.now() / 1000 - Number(time)) < 300
  );
}

type Body = { tahap: string; perubahan?: Told[] };

function take(fold: Fold, text: string): void {
  const body = parseExact(text) as Body;
  if (body.tahap === 'snapshot-mulai') fold.begin();
  for (const change of body.perubahan ?? []) fold.add(change);
}

export async function openReceiver(port = 0, fold: Fold = new Fold()): Promise<Receiver> {
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
      const [next] = answers;
      // A request that gets no answer counts as received too.
      if (!receiver.away && (next === undefined || next.drop)) take(fold, body);
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
    fold,
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
