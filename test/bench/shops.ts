import { createTenant } from '../../db/scripts/tenants.ts';
import type { PgSettings } from '../../server/postgres/settings.ts';
import { type Access, EMAIL, openAccess } from './access.ts';
import { CREATE_SALE } from './statements.ts';
import { inBooks, type World } from './world.ts';

/** A tenant that sells. */
export type Shop = {
  kode: string;
  token: string;
  settings: PgSettings;
  kontak: number;
  lokasi: number;
  /** Ids of goods that never run out here. */
  barang: number[];
  /** A sale of three lines that is there. */
  penjualan: number;
};

const GOODS = 12;
const STOCK = 1_000_000;

export const kodeOf = (n: number): string => `toko${n}`;

export async function makeTenant(world: World, n: number): Promise<void> {
  const kode = kodeOf(n);
  await createTenant(world.urls.owner, kode, `Toko ${n}`, `admin@${kode}.test`);
  await world.owner(`select erp_private.membership_set($1, 'Kasir', $2, 'staff')`, [EMAIL, kode]);
  await world.owner(
    `update erp_private.membership set diterima_pada = now(), nama = null where tenant_kode = $1`,
    [kode],
  );
}

/** How many an earlier run left (BENCH_DATA). */
export async function countTenants(world: World): Promise<number> {
  const [found] = await world.owner<{ ada: number }>(
    `select count(*)::int as ada from erp_private.tenant where kode ~ '^toko[0-9]+$'`,
  );
  return found?.ada ?? 0;
}

/** Makes the tenants number `from` to `to` − 1, each with the user of the load among its staff. */
export async function makeTenants(
  world: World,
  from: number,
  to: number,
  say: (text: string) => void,
): Promise<void> {
  for (let n = from; n < to; n += 1) {
    await makeTenant(world, n);
    say(`${n + 1 - from}/${to - from}`);
  }
}

const FURNISH = `
with kontak as (
  select k.id
    from unnest(array['pelanggan', 'supplier']) with ordinality as t (tipe, urut),
         erp.kontak_create(jsonb_populate_record(null::erp.kontak_input,
           jsonb_build_object('nama', t.tipe, 'tipe', t.tipe))) as k
   order by t.urut
)
select array(select id from kontak) as kontak,
       (select id from lokasi where kode = 'UTAMA') as lokasi,
       (select id from satuan where kode = 'PCS') as satuan`;

const GOODS_SQL = `
select array_agg(b.id order by n) as barang
  from generate_series(1, $1::int) as n,
       erp.barang_create(jsonb_populate_record(null::erp.barang_input,
         jsonb_build_object('nama', 'Barang jual ' || n, 'satuan_id', $2::bigint,
           'harga_jual', 1000 * n))) as b`;

const PURCHASE = `
select erp.pembelian_create(jsonb_populate_record(null::erp.pembelian_input, $1::jsonb), false)`;

/** A sale of three lines on credit, as a document. */
export function saleOf(shop: Pick<Shop, 'kontak' | 'lokasi' | 'barang'>, first: number): string {
  const detail = [0, 1, 2].map((n) => ({
    barang_id: shop.barang[first + n],
    qty: 1 + n,
    harga: '1250.50',
  }));
  const tanggal = new Date().toISOString().slice(0, 10);
  return JSON.stringify({ tanggal, kontak_id: shop.kontak, lokasi_id: shop.lokasi, detail });
}

/** Gives a tenant contacts, goods and stock, all through the API's own functions. */
export async function furnishShop(access: Access, n: number, goods = GOODS): Promise<Shop> {
  const kode = kodeOf(n);
  const { token, settings } = await access.enter(kode);
  return access.pg.transaction(settings, 'write', async (client) => {
    const one = async <T>(text: string, values: unknown[] = []) =>
      (await client.query({ text, values })).rows[0] as T;
    const base = await one<{ kontak: string[]; lokasi: string; satuan: string }>(FURNISH);
    const [pelanggan, supplier] = base.kontak.map(Number);
    const { barang } = await one<{ barang: string[] }>(GOODS_SQL, [goods, base.satuan]);
    const lokasi = Number(base.lokasi);
    const detail = barang.map((id) => ({ barang_id: Number(id), qty: STOCK, harga: 700 }));
    const tanggal = `${new Date().getUTCFullYear() - 1}-12-31`;
    const dokumen = { tanggal, kontak_id: supplier, lokasi_id: lokasi, detail };
    await one(PURCHASE, [JSON.stringify(dokumen)]);
    const wares = { kontak: pelanggan as number, lokasi, barang: barang.map(Number) };
    const { id } = await one<{ id: string }>(CREATE_SALE, [saleOf(wares, 0)]);
    return { kode, token, settings, ...wares, penjualan: Number(id) };
  });
}

const FURNISHED = `
select (select id from kontak where nama = 'pelanggan')::int as kontak,
       (select id from lokasi where kode = 'UTAMA')::int as lokasi,
       (select array_agg(id::int order by id) from barang where nama like 'Barang jual %') as barang,
       (select min(id) from transaksi where jenis = 'penjualan')::int as penjualan`;

/** A shop as it is, in a database that an earlier run left (BENCH_DATA); furnished where that one did not come to it. */
async function openShop(access: Access, n: number, goods?: number): Promise<Shop> {
  const kode = kodeOf(n);
  const entered = await access.enter(kode);
  const { rows } = await access.pg.transaction(entered.settings, 'read', (client) =>
    client.query({ text: FURNISHED }),
  );
  const [there] = rows as [Pick<Shop, 'kontak' | 'lokasi' | 'barang' | 'penjualan'>];
  return there.penjualan ? { kode, ...entered, ...there } : furnishShop(access, n, goods);
}

/** The tenants number 0 to `count` − 1 as shops: what is not there of them is made. */
export async function openShops(
  world: World,
  count: number,
  { goods, say = () => {} }: { goods?: number; say?: (text: string) => void } = {},
): Promise<Shop[]> {
  await makeTenants(world, await countTenants(world), count, say);
  const access = await openAccess(world);
  const shops: Shop[] = [];
  for (let n = 0; n < count; n += 1) {
    shops.push(await openShop(access, n, goods));
    say(`${n + 1}/${count}`);
  }
  return shops;
}

const NAMES = `
insert into barang (kode, nama, satuan_id, kategori, merek, barcode, harga_jual)
select 'BL' || lpad(n::text, 6, '0'),
       initcap(w.isi[1 + n % 10]) || ' ' || initcap(w.isi[1 + n / 10 % 10]) || ' ' || n || ' g',
       (select id from satuan where kode = 'PCS'), 'Kategori ' || n % 25, 'Merek ' || n % 40,
       (8990000000000 + n)::text, 1000 + n
  from generate_series(1, $1::int) as n, (select $2::text[] as isi) as w`;

/** Words of the names of goods; each is found in about a fifth of them. */
export const WORDS = 'kopi gula beras minyak tepung sabun susu teh garam kecap'.split(' ');

/** Fills the tenant's list of goods. Written straight into the table: only reading it is measured. */
export const fillGoods = (world: World, kode: string, count: number): Promise<unknown> =>
  inBooks(world, kode, (client) => client.query(NAMES, [count, WORDS]));

/** Statistics and visibility as autovacuum leaves them, so that it need not begin in the middle of a measurement. */
export async function settle(world: World): Promise<void> {
  await world.owner('vacuum analyze');
  await world.owner('checkpoint');
}
