import { type HttpClient, makeHttpClient } from './http_client.ts';
import type { Way } from './load.ts';
import { type Shop, saleOf, WORDS } from './shops.ts';
import { CREATE_SALE } from './statements.ts';
import type { World } from './world.ts';

/** One request over HTTP, and what an answer must hold. */
export type Task = {
  http: (client: HttpClient, shop: Shop) => Promise<string>;
  expected: RegExp;
};

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const saleDocument = (shop: Shop): string =>
  saleOf(shop, Math.floor(Math.random() * (shop.barang.length - 2)));

/** A sale of three lines as a statement, which PostgreSQL keeps. */
export const saleQuery = (shop: Shop) => ({
  name: 'sale',
  text: CREATE_SALE,
  values: [saleDocument(shop)],
});

/** Posting a sale of three lines, on credit. */
export const SALE: Task = {
  http: (client, shop) =>
    client.ask('POST', '/api/transaksi/penjualan', shop.token, saleDocument(shop)),
  expected: /"nomor_transaksi":"/,
};

/** Twenty of the goods that a word finds, and how many it finds. */
export const LIST: Task = {
  http: (client, shop) =>
    client.ask('GET', `/api/master/barang?page=1&per_page=20&search=${pick(WORDS)}`, shop.token),
  expected: /"total" ?: ?\d{4}/,
};

/** One sale with its three lines. */
export const DETAIL: Task = {
  http: (client, shop) =>
    client.ask('GET', `/api/transaksi/penjualan/${shop.penjualan}`, shop.token),
  expected: /"nomor_transaksi" ?: ?"/,
};

/** The balance sheet of today. */
export const REPORT: Task = {
  http: (client, shop) => client.ask('GET', '/api/laporan/neraca', shop.token),
  expected: /"seimbang" ?: ?true/,
};

/** The facade and the handler by hand as ways to the same answers, each a process until the run ends. */
export async function openWays(
  world: World,
): Promise<(task: Task, shops: readonly Shop[]) => [rest: Way, byHand: Way]> {
  const open = async (script?: string) => {
    const server = await world.start(script);
    const client = makeHttpClient(server.port);
    world.onStop(client.close);
    return ({ http, expected }: Task, shops: readonly Shop[]): Way => ({
      nodePid: server.pid,
      send: async () => check(await http(client, pick(shops)), expected),
    });
  };
  const rest = await open();
  const byHand = await open('test/bench/hand_written.ts');
  return (task, shops) => [rest(task, shops), byHand(task, shops)];
}

function check(text: string, expected: RegExp): void {
  if (!expected.test(text)) throw new Error(`unexpected answer: ${text.slice(0, 300)}`);
}
