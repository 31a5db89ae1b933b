import type { Goods } from './katalog.ts';
import type { Customer } from './kontak.ts';
import { makeRandom, type Random } from './random.ts';
import type { DemoTenant, Place } from './tenants.ts';

/** A line of a document; goods and units by their codes. Amounts are rupiah. */
export type Line = {
  barang: string;
  satuan: string;
  qty: number;
  harga?: number;
  diskon_persen?: number;
};

/** A document to post, with codes where the database has ids; other fields are those of the API. */
export type Entry = {
  jenis: 'pembelian' | 'penjualan';
  tanggal: string;
  kontak: string;
  lokasi: string;
  detail: Line[];
  isi: Record<string, unknown>;
  /** Kept as a draft. */
  draft?: true;
  /** Voided right after its posting, for this reason. */
  batal?: string;
};

/** What the shop has while its demo data is made, so that it never sells or spends more. */
export type Shop = DemoTenant & {
  random: Random;
  /** Base units by `stockKey`. */
  stock: Map<string, number>;
  /** Open receivable per customer, rounded up. */
  credit: Map<string, number>;
  /** Money in the bank, rounded down. */
  bank: number;
  invoices: number;
};

export const makeShop = (tenant: DemoTenant): Shop => ({
  ...tenant,
  random: makeRandom(tenant.seed),
  stock: new Map(),
  credit: new Map(),
  bank: 0,
  invoices: 0,
});

const stockKey = (goods: Goods, place: Place): string => `${goods.kode}@${place.kode}`;

export const stockOf = (shop: Shop, goods: Goods, place: Place): number =>
  shop.stock.get(stockKey(goods, place)) ?? 0;

export function moveStock(shop: Shop, goods: Goods, place: Place, qty: number): void {
  const left = stockOf(shop, goods, place) + qty;
  if (left < 0) throw new Error(`the demo sells more ${goods.kode} than ${place.kode} has`);
  shop.stock.set(stockKey(goods, place), left);
}

/** Adds to what a customer owes; false, and nothing added, beyond the credit limit. */
export function lend(shop: Shop, { kode, batas_kredit }: Customer, amount: number): boolean {
  const owed = (shop.credit.get(kode) ?? 0) + Math.ceil(amount);
  if (batas_kredit !== undefined && owed > batas_kredit) return false;
  shop.credit.set(kode, owed);
  return true;
}
