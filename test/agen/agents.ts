/** A shop with goods and stock, and agents that come to it over MCP. */
import { afterAll, beforeAll } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { type Agent, connectAgent, type Revision } from './agent.ts';

/** What an agent needs to look up, rehearse and keep drafts. */
export const SCOPES = ['master:read', 'transaksi:read', 'transaksi:draft', 'laporan:read'];

/** Called at the top of a test file. What `shop` answers is there from the first test on. */
export function openAgents() {
  const { data, openToko } = openStory();
  const server = openServer(data);
  let toko: Toko;
  let barang: number;
  const tokens: Record<string, string> = {};
  const agents: Agent[] = [];

  beforeAll(async () => {
    toko = await openToko();
    barang = await toko.barang({ nama: 'Kopi Bubuk', harga_jual: '1500.25' });
    await toko.beli('01-02', [[barang, 1000, 10]]);
    for (const peran of ['admin', 'staff', 'viewer', 'ops']) {
      tokens[peran] = await server.tokenOf(toko, peran);
    }
  });
  afterAll(() => Promise.all(agents.map((agent) => agent.close())));

  const key = () => ({ 'x-admin-key': server.adminKey });
  const makeKey = async (cakupan: string[], more: object = {}) => {
    const body = { nama: 'Kunci agen', peran: 'staff', cakupan, ...more };
    const made = await server.rest(tokens.admin).post('/api/pengaturan/kunci-api', body, key());
    return made.body as { id: string; kunci: string };
  };
  const connect = async (token: string, name?: string, revision?: Revision): Promise<Agent> => {
    const info = name === undefined ? undefined : { name, version: '' };
    const agent = await connectAgent(server.base, token, info, revision);
    agents.push(agent);
    return agent;
  };
  const jual = (isi: object = {}) => ({
    jenis: 'penjualan',
    dokumen: {
      tanggal: hari('02-01'),
      kontak_id: toko.pelanggan,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 2.5 }],
      ...isi,
    },
  });
  const shop = () => ({ toko, barang });
  return { data, openToko, server, tokens, agents, key, makeKey, connect, jual, shop };
}
