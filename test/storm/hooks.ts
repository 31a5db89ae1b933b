/** Webhooks in a storm: a receiver that fails at random, and afterwards the proof that all that was posted was said. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { ask as request } from './http.ts';
import { makeRandom } from './random.ts';
import type { Shop } from './shop.ts';
import type { Ask } from './verify.ts';

export type Hooks = Awaited<ReturnType<typeof openHooks>>;

/** How often it is looked whether everything has arrived, and for how long, ms. */
const LOOK_MS = 500;
const LOOKS = 240;

/** Makes a webhook of every event in each shop, to a receiver of ours. */
export async function openHooks(base: string, shops: readonly Shop[], seed: number) {
  const random = makeRandom(seed);
  const secrets = new Map<string, string>();
  const heard = new Map<string, string>();
  const found: string[] = [];
  let calm = false;
  let tries = 0;
  const take = (kode: string, headers: IncomingHttpHeaders, body: string) => {
    const id = String(headers['webhook-id']);
    try {
      new Webhook(secrets.get(kode) ?? '').verify(body, headers as Record<string, string>);
    } catch (error) {
      found.push(`${kode} ${id}: ${(error as Error).message}`);
    }
    if ((heard.get(id) ?? body) !== body) found.push(`${kode} ${id}: isinya berubah`);
    heard.set(id, body);
  };
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('error', () => {});
    incoming.on('end', () => {
      tries += 1;
      const mood = calm ? 9 : random.int(0, 9);
      if (mood === 0) return void response.destroy();
      if (mood <= 2) return void response.writeHead(mood === 1 ? 500 : 302).end();
      take(`${incoming.url}`.slice(1), incoming.headers, Buffer.concat(parts).toString());
      // Accepted, and the answer is lost.
      if (mood === 3) return void response.destroy();
      return void response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  for (const { kode, admin, adminKey } of shops) {
    const { status, body, text } = await request(base, '/pengaturan/webhook', {
      body: { url: `http://127.0.0.1:${port}/${kode}`, peristiwa: ['*'] },
      token: admin,
      headers: { 'x-admin-key': adminKey },
    });
    if (status !== 201) throw new Error(`webhook ${kode}: ${status} ${text}`);
    secrets.set(kode, body.rahasia);
  }

  /** Waits until nothing is on its way any more, and answers what is missing. */
  async function missing(ask: Ask, kode: string): Promise<string[]> {
    const unsaid = `select t.id::text from transaksi as t
      where t.status in ('final', 'void') and not exists (
        select from perubahan as p
         where p.jenis = 'transaksi.diposting' and (p.isi ->> 'id')::bigint = t.id
      )`;
    const open = `select id::text from webhook_pengiriman where status <> 'terkirim'`;
    for (let look = 0; look < LOOKS; look += 1) {
      await ask(
        kode,
        `update webhook_pengiriman set berikut_pada = now() where status = 'menunggu' and not sedang`,
      );
      if ((await ask(kode, unsaid)).length + (await ask(kode, open)).length === 0) break;
      await sleep(LOOK_MS);
    }
    const lost = await ask(
      kode,
      `select urutan::text from perubahan
        where urutan >= (select min(urutan) from webhook_pengiriman) order by urutan`,
    );
    return [
      ...(await ask(kode, unsaid)).map(({ id }) => `${kode} transaksi ${id} tidak diberitakan`),
      ...(await ask(kode, open)).map(({ id }) => `${kode} pengiriman ${id} belum sampai`),
      ...lost
        .filter(({ urutan }) => !heard.has(`msg_${kode}_${urutan}`))
        .map(({ urutan }) => `${kode} peristiwa ${urutan} tidak sampai`),
    ];
  }

  return {
    /** What was not said, said in two ways, or signed wrongly; the receiver fails no more. */
    verify: async (ask: Ask): Promise<string[]> => {
      calm = true;
      const all = await Promise.all(shops.map(({ kode }) => missing(ask, kode)));
      return [...found, ...all.flat()];
    },
    told: () => `webhook: ${heard.size} peristiwa dalam ${tries} percobaan`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
