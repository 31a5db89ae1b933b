/** Small tenants over the nodes of a cluster, with a week of trade each. */

import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { type Config, StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { createCommand } from '../scripts/tenants.ts';
import { ADMIN_KEY } from './niaga.ts';

type Made = { id: number };
type Post = (path: string, body: unknown, method?: string) => Promise<Made>;

const DAYS = 7;

const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function asker(base: string, token?: string) {
  return async (path: string, body?: unknown) => {
    const response = await fetch(`${base}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-admin-key': ADMIN_KEY,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new StartError(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
}

async function signIn(base: string, dataDir: string, email: string, kode: string) {
  const id_token = await makeDevIdentityToken({ dataDir, production: false }, email);
  const { token } = await asker(base)('/auth/sesi', { id_token });
  return (await asker(base, token)(`/tenants/${kode}/pilih`, {})).token as string;
}

async function trade(post: Post, first: (path: string) => Promise<number>): Promise<void> {
  const satuan_id = await first('/master/satuan');
  const lokasi_id = await first('/master/lokasi');
  const barang: number[] = [];
  for (const n of [1, 2, 3]) {
    const harga_beli = n * 10_000;
    const isi = { nama: `Barang ${n}`, satuan_id, harga_beli, harga_jual: harga_beli * 1.25 };
    barang.push((await post('/master/barang', isi)).id);
  }
  const pemasok = await post('/master/kontak', { nama: 'Pemasok', tipe: 'supplier' });
  const pembeli = await post('/master/kontak', { nama: 'Pembeli', tipe: 'pelanggan' });
  const detail = (qty: number, harga: number) =>
    barang.map((barang_id, n) => ({ barang_id, qty, harga: (n + 1) * harga }));
  await post('/transaksi/pembelian', {
    tanggal: dayAgo(DAYS),
    kontak_id: pemasok.id,
    lokasi_id,
    detail: detail(100, 10_000),
  });
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    await post('/transaksi/penjualan', {
      tanggal: dayAgo(ago),
      kontak_id: pembeli.id,
      lokasi_id,
      detail: detail(1 + ago, 12_500),
    });
  }
}

/** Makes the tenants that are missing, each where it is emptiest; answers the node of each. */
export async function makeTenants(
  { config, ownerUrl, base }: { config: Config; ownerUrl: string; base: string },
  count: number,
  onStep: (text: string) => void,
): Promise<Map<string, string>> {
  for (let n = 1; n <= count; n += 1) {
    const kode = `toko${String(n).padStart(2, '0')}`;
    const email = `admin@${kode}.test`;
    onStep(`${n}/${count}`);
    const known = await withPgClient(ownerUrl, (client) =>
      client.query('select from erp_private.tenant where kode = $1', [kode]),
    );
    if (known.rowCount === 0) {
      await createCommand(config, ownerUrl, { kode, nama: `Toko ${n}`, email }, undefined);
    }
    const ask = asker(base, await signIn(base, config.dataDir, email, kode));
    const rows = async (path: string) => (await ask(path)).data as Made[];
    if ((await rows('/master/barang')).length > 0) continue;
    await trade(ask, async (path) => (await rows(path))[0]?.id as number);
  }
  return withPgClient(ownerUrl, async (client) => {
    const text = 'select kode, simpul from erp_private.tenant order by kode';
    const { rows } = await client.query<{ kode: string; simpul: string }>(text);
    return new Map(rows.map(({ kode, simpul }) => [kode, simpul]));
  });
}
