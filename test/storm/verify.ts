/** After the storm: are the books sound, and is all there that was answered, once? */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../server/base/config.ts';
import { makeClient, type Storm } from './client.ts';
import { ask as request } from './http.ts';
import { makeRandom } from './random.ts';
import type { Acknowledged } from './record.ts';
import type { Shop } from './shop.ts';
import { closeAtLast, openYear } from './year.ts';

type Row = Record<string, unknown>;

/** One query in a tenant's context, as a role that reads everything. */
export type Ask = (tenant: string, text: string, values?: unknown[]) => Promise<Row[]>;

const consistency = path.join(rootDir, 'test', 'consistency');

async function unsound(ask: Ask, tenant: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of readdirSync(consistency).filter((one) => one.endsWith('.sql'))) {
    const rows = await ask(tenant, readFileSync(path.join(consistency, name), 'utf8'));
    for (const row of rows.slice(0, 5)) found.push(`${tenant} ${name}: ${JSON.stringify(row)}`);
  }
  return found;
}

/** Numbers by what they say, not by their counter: from 1 on, none left out, none twice. */
async function gaps(ask: Ask, tenant: string): Promise<string[]> {
  const rows = await ask(
    tenant,
    `select regexp_replace(nomor, '/\\d+$', '') as seri, count(*)::int as banyak,
            count(distinct nomor)::int as beda, max(substring(nomor from '\\d+$')::int) as akhir
       from (
         select nomor from transaksi where status in ('final', 'void')
         union all
         select nomor from jurnal where nomor ~ '^X[KTER]/'
       ) as n
      group by 1
     having count(*) <> max(substring(nomor from '\\d+$')::int) or count(*) <> count(distinct nomor)`,
  );
  return rows.map((row) => `${tenant} nomor: ${JSON.stringify(row)}`);
}

/** A replay of every barang from its first movement on has nothing to correct. */
async function replay(ask: Ask, tenant: string): Promise<string[]> {
  const rows = await ask(
    tenant,
    `select b.id as barang_id, k::text as koreksi
       from barang as b
      cross join lateral unnest(erp_private.stok_replay(null::buku, b.id, date '0001-01-01', 0)) as k
      limit 5`,
  );
  return rows.map((row) => `${tenant} putar ulang: ${JSON.stringify(row)}`);
}

async function balances(base: string, shop: Shop): Promise<string[]> {
  const found: string[] = [];
  const days = [shop.pembukaan, ...shop.hari.filter((_, n) => n % 30 === 29)];
  for (const per of days) {
    const { status, body, text } = await request(base, `/laporan/neraca?per=${per}`, {
      token: shop.staff,
    });
    if (status !== 200 || body.seimbang !== true) {
      found.push(`${shop.kode} neraca ${per}: ${status} ${text.slice(0, 200)}`);
    }
  }
  return found;
}

/** Each acknowledged document is there under its number, none twice, and none that was not acknowledged. */
async function missing(ask: Ask, tenant: string, told: readonly Acknowledged[]): Promise<string[]> {
  const rows = await ask(
    tenant,
    `select id::text, nomor, nomor_referensi as referensi, status, penyusun = '{}' as langsung
       from transaksi where nomor_referensi like 'badai:%'`,
  );
  const found: string[] = [];
  const byReference = new Map<unknown, Row>();
  for (const row of rows) {
    if (byReference.has(row.referensi)) found.push(`${tenant} dua kali: ${JSON.stringify(row)}`);
    byReference.set(row.referensi, row);
  }
  for (const one of told) {
    const row = byReference.get(one.referensi);
    const draft = one.nomor.startsWith('DRAFT-');
    if (row === undefined || Number(row.id) !== one.id || (!draft && row.nomor !== one.nomor)) {
      found.push(`${tenant} hilang: ${one.jenis} ${one.id} ${one.nomor}`);
    }
    byReference.delete(one.referensi);
  }
  for (const row of byReference.values()) {
    found.push(`${tenant} tanpa jawaban: ${JSON.stringify(row)}`);
  }
  return found;
}

/**
 * Everything that is wrong, as lines; empty is as it must be: in the open year, in the closed one, and in the one that
 * was opened again.
 */
export async function verify(
  storm: Storm,
  ask: Ask,
  shops: readonly Shop[],
  seed: number,
): Promise<string[]> {
  const { base, record } = storm;
  const found = await verifyNow(base, ask, shops, record.acknowledged);
  for (const [n, shop] of shops.entries()) {
    // Keys and references of its own: those of no other client, here or in another shop.
    const client = makeClient(storm, shop, makeRandom(~(seed + n)));
    found.push(...(await closeAtLast(client, ask)), ...(await unsound(ask, shop.kode)));
    found.push(...(await balances(base, shop)));
    await openYear(client);
  }
  return [...found, ...(await verifyNow(base, ask, shops, record.acknowledged))];
}

async function verifyNow(
  base: string,
  ask: Ask,
  shops: readonly Shop[],
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const found: string[] = [];
  for (const shop of shops) {
    const { kode } = shop;
    const told = acknowledged.filter(({ tenant }) => tenant === kode);
    found.push(
      ...(await unsound(ask, kode)),
      ...(await gaps(ask, kode)),
      ...(await replay(ask, kode)),
      ...(await balances(base, shop)),
      ...(await missing(ask, kode, told)),
    );
  }
  return found;
}
