import pg from 'pg';
import { settingsSql } from '../../server/postgres/settings.ts';
import { type HttpClient, makeHttpClient } from './http_client.ts';
import type { Way } from './load.ts';
import type { ServerProcess } from './process.ts';
import { type Shop, saleOf, WORDS } from './shops.ts';
import { BALANCE_SHEET, CREATE_SALE, GET_SALE, LIST_GOODS } from './statements.ts';

/** One request, as it goes over HTTP and as it goes to the function. */
export type Task = {
  http: (client: HttpClient, shop: Shop) => Promise<string>;
  sql: (shop: Shop) => { name: string; text: string; values: unknown[] };
  /** What is wrong with an answer; undefined = nothing. */
  expected: RegExp;
};

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const saleDocument = (shop: Shop): string =>
  saleOf(shop, Math.floor(Math.random() * (shop.barang.length - 2)));

/** Posting a sale of three lines, on credit. */
export const SALE: Task = {
  http: (client, shop) =>
    client.ask('POST', '/api/transaksi/penjualan', shop.token, saleDocument(shop)),
  sql: (shop) => ({ name: 'sale', text: CREATE_SALE, values: [saleDocument(shop)] }),
  expected: /"nomor_transaksi":"/,
};

/** Twenty of the goods that a word finds, and how many it finds. */
export const LIST: Task = {
  http: (client, shop) =>
    client.ask('GET', `/api/master/barang?page=1&per_page=20&search=${pick(WORDS)}`, shop.token),
  sql: () => ({
    name: 'goods',
    text: LIST_GOODS,
    values: [JSON.stringify({ page: 1, per_page: 20, paginate: true, search: pick(WORDS) })],
  }),
  expected: /"total" ?: ?\d{4}/,
};

/** One sale with its three lines. */
export const DETAIL: Task = {
  http: (client, shop) =>
    client.ask('GET', `/api/transaksi/penjualan/${shop.penjualan}`, shop.token),
  sql: ({ penjualan }) => ({ name: 'detail', text: GET_SALE, values: [penjualan] }),
  expected: /"nomor_transaksi" ?: ?"/,
};

/** The balance sheet of today. */
export const REPORT: Task = {
  http: (client, shop) => client.ask('GET', '/api/laporan/neraca', shop.token),
  sql: () => ({ name: 'report', text: BALANCE_SHEET, values: [] }),
  expected: /"seimbang" ?: ?true/,
};

export type Ways = { of(task: Task, shops: readonly Shop[]): Way[]; close(): Promise<void> };

/** The three ways, with their connections open. */
export async function openWays(
  appUrl: string,
  clients: number,
  processes: { rest: ServerProcess; handWritten: ServerProcess },
): Promise<Ways> {
  const rest = makeHttpClient(processes.rest.port);
  const handWritten = makeHttpClient(processes.handWritten.port);
  const bare = await connectAll(appUrl, clients);
  const over =
    (client: HttpClient, { http, expected }: Task, shops: readonly Shop[]) =>
    async () =>
      check(await http(client, pick(shops)), expected);
  return {
    of: (task, shops) => [
      { name: 'REST', nodePid: processes.rest.pid, send: over(rest, task, shops) },
      {
        name: 'tulis tangan',
        nodePid: processes.handWritten.pid,
        send: over(handWritten, task, shops),
      },
      {
        name: 'fungsi saja',
        nodePid: process.pid,
        send: (index) => callBare(bare[index] as pg.Client, task, pick(shops)),
      },
    ],
    close: async () => {
      rest.close();
      handWritten.close();
      await Promise.all(bare.map((client) => client.end()));
    },
  };
}

async function connectAll(appUrl: string, count: number): Promise<pg.Client[]> {
  const settings = { connectionString: appUrl, pipeline: true } as pg.ClientConfig;
  const clients = Array.from({ length: count }, () => new pg.Client(settings));
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}

/** The function in a transaction with the server's settings, and nothing around it. */
async function callBare(client: pg.Client, task: Task, shop: Shop): Promise<void> {
  const [, answer] = await Promise.all([
    client.query(`begin;${settingsSql(shop.settings)}`),
    client.query(task.sql(shop)),
    client.query('commit'),
  ]);
  const [row] = answer.rows;
  check(row?.isi ?? JSON.stringify(row), task.expected);
}

function check(text: string, expected: RegExp): void {
  if (!expected.test(text)) throw new Error(`unexpected answer: ${text.slice(0, 300)}`);
}
