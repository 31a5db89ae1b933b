/** What the operations choose from. */
import type { Kind } from '../../server/answers/kinds.ts';
import type { Client } from './client.ts';
import type { Body } from './http.ts';
import type { Made } from './shop.ts';

/** Mostly one of the last days, sometimes any: then what came after is valued again. */
export function day({ shop: { hari }, random }: Client): string {
  const from = random.chance(0.25) ? 0 : hari.length - 40;
  return hari[random.int(from, hari.length - 1)] as string;
}

/** A day on or after another one. */
export function dayFrom({ shop: { hari }, random }: Client, first: string | undefined): string {
  const from = Math.max(
    hari.findIndex((one) => one >= (first ?? '')),
    0,
  );
  return hari[random.int(from, Math.min(from + 30, hari.length - 1))] as string;
}

/** A document of these kinds that was made before; the younger ones more often. */
export function madeOf({ shop, random }: Client, ...kinds: Kind[]): Made | undefined {
  const all = kinds.flatMap((kind) => shop.made.get(kind) ?? []);
  return random.pick(random.chance(0.6) ? all.slice(-10) : all);
}

/** One to three different goods. */
export function goods({ shop, random }: Client): number[] {
  const first = random.int(0, shop.barang.length - 1);
  const count = random.chance(0.6) ? 1 : random.int(2, 3);
  return Array.from({ length: count }, (_, n) => {
    return shop.barang[(first + n * 3) % shop.barang.length] as number;
  });
}

export const place = ({ shop, random }: Client): number =>
  (random.chance(0.75) ? shop.lokasi[0] : random.pick(shop.lokasi)) as number;

export const cash = ({ random }: Client): string =>
  random.pick(['1101', '1101', '1102', '1111']) as string;

export const customer = ({ shop, random }: Client): number => random.pick(shop.pelanggan) as number;
export const supplier = ({ shop, random }: Client): number => random.pick(shop.supplier) as number;
export const anybody = ({ shop, random }: Client): number =>
  random.pick([...shop.pelanggan, ...shop.supplier, shop.pegawai, shop.lain]) as number;

/** A document as it is now. */
export async function read(client: Client, { jenis, id }: Made): Promise<Body> {
  const { body } = await client.get('baca', `/transaksi/${jenis}/${id}`);
  return body;
}

/** A contact's deposit that may be used, opened by one of its receipts or payments. */
export function deposit(client: Client, kinds: Kind[], kontak_id: number | undefined) {
  const candidates = kinds
    .flatMap((kind) => client.shop.made.get(kind) ?? [])
    .filter((one) => one.kontak_id === kontak_id);
  return client.random.pick(candidates.slice(-6));
}
