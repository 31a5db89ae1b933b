import { beforeAll, expect } from '@jest/globals';
import type { TestDatabase } from '../helpers/database.ts';
import { type Answer, startServer, type TestServer } from '../helpers/server.ts';

/** Jobs of change data capture over REST, as ops of the tenant `satu`, and their workers' calls. */
type Cdc = {
  server: TestServer;
  ops: string;
  post(body: unknown, headers?: Record<string, string>, token?: string): Promise<Answer>;
  aksi(id: number, body: unknown): Promise<Answer>;
  show(id: number): Promise<Answer['body']>;
  /** Makes a job of the table barang with these changes; answers its id. */
  make(body?: Record<string, unknown>): Promise<number>;
  /** One call with the rights of the worker's login, in the tenant's context. */
  asWorker(sql: string, values?: unknown[]): Promise<unknown>;
  lease(worker: string, capture?: boolean): Promise<unknown>;
};

let names = 0;
/** A destination that is not used yet. */
export const berkas = (nama?: string) => {
  names += 1;
  return { tipe: 'berkas', nama: nama ?? `tujuan-${names}` };
};

/** A server on the database of the file, with further settings; use the members inside tests only. */
export function openCdc(data: TestDatabase, env: Record<string, string> = {}): Cdc {
  const path = '/api/ops/cdc/jobs';
  const cdc = {
    post: (body, headers = {}, token = cdc.ops) => cdc.server.rest(token).post(path, body, headers),
    aksi: (id, body) => cdc.server.rest(cdc.ops).post(`${path}/${id}/aksi`, body),
    show: async (id) => (await cdc.server.rest(cdc.ops).get(`${path}/${id}`)).body,
    make: async (body = {}) => {
      const made = await cdc.post({ tabel: ['barang'], tujuan: berkas(), ...body });
      expect([made.status, made.text]).toEqual([201, expect.any(String)]);
      return made.body.id;
    },
    asWorker: (sql, values = []) =>
      data.owner({ tenant: 'satu', role: 'erp_worker' }).value(sql, values),
    lease: (worker, capture = true) =>
      cdc.asWorker('select erp_private.worker_cdc_lease($1, $2, 600)', [worker, capture]),
  } as Cdc;
  beforeAll(async () => {
    cdc.server = await startServer(data, env);
    cdc.ops = await cdc.server.signIn('ops@satu.test', 'satu');
  });
  return cdc;
}
