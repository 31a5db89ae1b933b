import { addDays } from './dates.ts';
import { lateInvoice, purchasesOf, typedTwice } from './purchases.ts';
import { calledOff, openOrder, salesOf } from './sales.ts';
import { type Entry, makeShop } from './shop.ts';
import type { DemoTenant } from './tenants.ts';

/** Days before today on which something goes wrong. */
const TYPED_TWICE = 15;
const LATE_INVOICE = 4;
/** The last sale of that day, or of the next day that has one, is voided. */
const VOIDED_SALES = [
  { ago: 19, reason: 'Salah memilih pelanggan' },
  { ago: 7, reason: 'Dibatalkan pembeli' },
];

/** Everything that a shop books up to today (YYYY-MM-DD), in the order in which it is booked. The same on every run. */
export function tellStory(tenant: DemoTenant, today: string): Entry[] {
  const shop = makeShop(tenant);
  const toVoid = [...VOIDED_SALES];
  const entries: Entry[] = [];
  for (let day = 0; day < tenant.days; day += 1) {
    const ago = tenant.days - 1 - day;
    const tanggal = addDays(today, -ago);
    const bought = purchasesOf(shop, tanggal, day);
    const sold = salesOf(shop, tanggal, day);
    entries.push(...bought, ...sold);
    const lastSale = sold.at(-1);
    const wrong = toVoid[0];
    if (wrong && ago <= wrong.ago && lastSale) {
      entries[entries.length - 1] = calledOff(shop, lastSale, wrong.reason);
      toVoid.shift();
    }
    if (ago === TYPED_TWICE) {
      const invoice = entries.findLast(({ jenis }) => jenis === 'pembelian');
      if (invoice) entries.push(typedTwice({ ...invoice, tanggal }));
    }
    if (ago === LATE_INVOICE) entries.push(...lateInvoice(shop, tanggal, 12));
  }
  return [...entries, ...openOrder(shop, today)];
}
