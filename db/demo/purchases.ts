import { addDays } from './dates.ts';
import type { Goods } from './katalog.ts';
import type { Supplier } from './kontak.ts';
import { type Entry, type Line, moveStock, type Shop, stockOf } from './shop.ts';
import type { Place } from './tenants.ts';

const WEEKS_BETWEEN_ORDERS = 2;
/** Goods are bought again when less than this part of the wanted stock is left. */
const REORDER_BELOW = 0.55;
/** Suppliers are paid at once only from what the bank holds beyond this. */
const BANK_RESERVE = 10_000_000;

/** Prices creep up by half a percent a week, and no two deliveries cost quite the same. */
function costOf(shop: Shop, goods: Goods, day: number): number {
  const drift = 1 + 0.0007 * day + shop.random.whole(-10, 10) / 1000;
  return Math.round((goods.beli * goods.faktor * drift) / 100) * 100;
}

function linesFor(shop: Shop, supplier: Supplier, place: Place, day: number): Line[] {
  const lines: Line[] = [];
  for (const goods of shop.goods) {
    if (goods.supplier !== supplier.kode) continue;
    const wanted = place.packs * goods.laku * goods.faktor;
    const missing = wanted - stockOf(shop, goods, place);
    if (missing < wanted * (1 - REORDER_BELOW)) continue;
    const qty = Math.ceil(missing / goods.faktor);
    moveStock(shop, goods, place, qty * goods.faktor);
    lines.push({
      barang: goods.kode,
      satuan: goods.kemasan,
      qty,
      harga: costOf(shop, goods, day),
      ...(qty >= 40 ? { diskon_persen: 2 } : null),
    });
  }
  return lines;
}

const totalOf = (lines: Line[]): number =>
  lines.reduce((sum, { qty, harga = 0, diskon_persen = 0 }) => {
    return sum + qty * harga * (1 - diskon_persen / 100);
  }, 0);

/** Part of the invoice by bank transfer, now and then, as far as the money goes. */
function paymentOf(shop: Shop, total: number): Record<string, unknown> {
  const free = shop.bank - BANK_RESERVE;
  if (free < 1_000_000 || !shop.random.chance(0.45)) return {};
  const jumlah = Math.floor(Math.min(free, total * 0.6) / 100_000) * 100_000;
  if (jumlah <= 0) return {};
  shop.bank -= jumlah;
  return { pembayaran: [{ akun_kode: '1111', jumlah }] };
}

/** Freight on two deliveries: one on the supplier's invoice, one that a carrier bills later. */
function freightOf(invoice: number): Record<string, unknown> {
  if (invoice === 3) {
    return { biaya_tambahan: [{ jumlah: 450_000, alokasi: 'nilai' }] };
  }
  if (invoice === 17) {
    return { biaya_tambahan: [{ jumlah: 600_000, alokasi: 'qty', akun_kode: '2303' }] };
  }
  return {};
}

function invoiceNumber(shop: Shop, supplier: Supplier, tanggal: string): string {
  shop.invoices += 1;
  const number = String(shop.invoices).padStart(4, '0');
  return `${supplier.kode.replace('SUP-', 'INV')}/${tanggal.slice(2, 4)}${tanggal.slice(5, 7)}/${number}`;
}

function purchase(
  shop: Shop,
  supplier: Supplier,
  place: Place,
  tanggal: string,
  detail: Line[],
): Entry {
  const nomor_faktur_supplier = invoiceNumber(shop, supplier, tanggal);
  const isi = {
    nomor_faktur_supplier,
    ...freightOf(shop.invoices),
    ...paymentOf(shop, totalOf(detail)),
  };
  return { jenis: 'pembelian', tanggal, kontak: supplier.kode, lokasi: place.kode, detail, isi };
}

/** Whether the supplier calls at the place today: on the day that it opens, then every other week. */
const calls = (index: number, place: Place, day: number): boolean =>
  day === place.opens ||
  (day > place.opens && (day + index * 3) % (7 * WEEKS_BETWEEN_ORDERS) === 0);

export function purchasesOf(shop: Shop, tanggal: string, day: number): Entry[] {
  return shop.suppliers.flatMap((supplier, index) =>
    shop.places.flatMap((place) => {
      if (!calls(index, place, day)) return [];
      const detail = linesFor(shop, supplier, place, day);
      return detail.length === 0 ? [] : [purchase(shop, supplier, place, tanggal, detail)];
    }),
  );
}

/** The day's last invoice typed in a second time, under its number with a letter, and voided. */
export function typedTwice({ isi, ...entry }: Entry): Entry {
  const { nomor_faktur_supplier, keterangan } = isi;
  return {
    ...entry,
    isi: { nomor_faktur_supplier: `${nomor_faktur_supplier}A`, keterangan },
    batal: 'Faktur yang sama tercatat dua kali',
  };
}

/** An invoice that is found, and entered, so many days after its date; the goods were on the shelf all along. */
export function lateInvoice(shop: Shop, today: string, daysLate: number): Entry[] {
  const [supplier] = shop.suppliers;
  const [place] = shop.places;
  const goods = shop.goods.find((item) => item.supplier === supplier?.kode);
  if (!supplier || !place || !goods) return [];
  const harga = Math.round(goods.beli * 1.15) * goods.faktor;
  const detail = [{ barang: goods.kode, satuan: goods.kemasan, qty: 12, harga }];
  moveStock(shop, goods, place, 12 * goods.faktor);
  const entry = purchase(shop, supplier, place, addDays(today, -daysLate), detail);
  entry.isi.keterangan = 'Faktur terselip, dicatat terlambat';
  return [entry];
}
