import { randomUUID } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import pg from 'pg';
import { makeAuth } from '../../server/auth/index.ts';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makePgService } from '../../server/postgres/service.ts';
import { pgSettingsOf, settingsSql } from '../../server/postgres/settings.ts';
import { BALANCE_SHEET, CREATE_SALE, GET_SALE, LIST_GOODS } from './statements.ts';

/**
 * What one would write by hand for just these four endpoints: Express, its JSON parser, the same check of token and
 * session, and pg with the three statements of a transaction sent together. Checks no input and shapes no answer.
 */
const config = loadConfig();
const connectionString = config.database.appUrl as string;
const auth = await makeAuth(
  config,
  makePgService({
    connectionString,
    max: 2,
    statementTimeoutMs: config.database.statementTimeoutMs,
    lockTimeoutMs: config.database.lockTimeoutMs,
  }),
  makeLogger(config),
);
const pool = new pg.Pool({
  connectionString,
  max: config.database.poolMax,
  pipeline: true,
} as pg.PoolConfig);

async function call(request: Request, query: pg.QueryConfig): Promise<Record<string, unknown>> {
  const context = await auth.authenticate(request, randomUUID());
  const client = await pool.connect();
  try {
    const [, answer] = await Promise.all([
      client.query(`begin;${settingsSql(pgSettingsOf(context))}`),
      client.query(query),
      client.query('commit'),
    ]);
    return answer.rows[0];
  } finally {
    client.release();
  }
}

async function createSale(request: Request, response: Response): Promise<void> {
  const values = [JSON.stringify(request.body)];
  const made = await call(request, { name: 'sale', text: CREATE_SALE, values });
  response.status(201).json(made);
}

async function listGoods(request: Request, response: Response): Promise<void> {
  const { page, per_page, search } = request.query;
  const wanted = { page: Number(page), per_page: Number(per_page), paginate: true, search };
  const values = [JSON.stringify(wanted)];
  const { isi } = await call(request, { name: 'goods', text: LIST_GOODS, values });
  response.type('application/json').send(isi);
}

async function getSale(request: Request, response: Response): Promise<void> {
  const { isi } = await call(request, {
    name: 'detail',
    text: GET_SALE,
    values: [request.params.id],
  });
  response.type('application/json').send(isi);
}

async function balanceSheet(request: Request, response: Response): Promise<void> {
  const { isi } = await call(request, { name: 'report', text: BALANCE_SHEET, values: [] });
  response.type('application/json').send(isi);
}

const app = express();
app.get('/api/transaksi/penjualan/:id', getSale);
app.get('/api/laporan/neraca', balanceSheet);
app.post('/api/transaksi/penjualan', express.json(), createSale);
app.get('/api/master/barang', listGoods);
const server = app.listen(config.port, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 }));
});
