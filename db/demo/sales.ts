import { weekday } from './dates.ts';
import { type Goods, priceOf } from './katalog.ts';
import { type Customer, UMUM } from './kontak.ts';
import { type Entry, type Line, lend, moveStock, type Shop, stockOf } from './shop.ts';
import type { Place } from './tenants.ts';

/** The largest note that a cashier gets. */
const NOTE = 100_000;

type Basket = { detail: Line[]; total: number };

/** Different goods, the popular ones more often, each as far as there is stock. */
function fill(
  shop: Shop,
  place: Place,
  customer: Customer,
  lines: number,
  unitOf: (goods: Goods) => { satuan: string; faktor: number; most: number },
): Basket {
  const basket: Basket = { detail: [], total: 0 };
  const rest = new Set(shop.goods);
  for (let line = 0; line < lines && rest.size > 0; line += 1) {
    const goods = shop.random.pick([...rest], ({ laku }) => laku);
    rest.delete(goods);
    const { satuan, faktor, most } = unitOf(goods);
    const available = Math.floor(stockOf(shop, goods, place) / faktor);
    const qty = Math.min(shop.random.whole(1, most), available);
    if (qty === 0) continue;
    moveStock(shop, goods, place, -qty * faktor);
    basket.detail.push({ barang: goods.kode, satuan, qty });
    basket.total += qty * priceOf(goods, satuan, qty, customer);
  }
  return basket;
}

function sale(
  place: Place,
  tanggal: string,
  customer: Customer,
  basket: Basket,
  isi: Record<string, unknown>,
): Entry {
  return {
    jenis: 'penjualan',
    tanggal,
    kontak: customer.kode,
    lokasi: place.kode,
    detail: basket.detail,
    isi: { harga_termasuk_pajak: true, ...isi },
  };
}

/** At the counter: cash with change, or by QR code into the bank; members get their prices. */
function receipt(shop: Shop, place: Place, tanggal: string): Entry[] {
  const { random } = shop;
  const members = shop.customers.filter(({ harga_kode }) => harga_kode === 'MEMBER');
  const customer = members.length > 0 && random.chance(0.25) ? random.pick(members) : UMUM;
  const basket = fill(shop, place, customer, random.whole(3, 7), (goods) => ({
    satuan: goods.satuan,
    faktor: 1,
    most: goods.jual > 15_000 ? 6 : 12,
  }));
  if (basket.detail.length === 0) return [];
  const bags = random.chance(0.3) ? random.whole(1, 3) : 0;
  if (bags > 0) basket.detail.push({ barang: 'KTG-01', satuan: 'PCS', qty: bags });
  const diskon = basket.total > 400_000 ? Math.floor(basket.total / 50_000) * 1000 : 0;
  const due = basket.total + bags * 500 - diskon;
  const discount = diskon > 0 ? { diskon } : null;
  if (random.chance(0.25)) {
    shop.bank += due;
    const pembayaran = [{ akun_kode: '1111', jumlah: due }];
    return [
      sale(place, tanggal, customer, basket, { ...discount, pembayaran, keterangan: 'QRIS' }),
    ];
  }
  const jumlah = Math.ceil(due / NOTE) * NOTE;
  const pembayaran = [{ akun_kode: '1101', jumlah }];
  const change = jumlah > due ? { kembalian: jumlah - due } : null;
  return [sale(place, tanggal, customer, basket, { ...discount, pembayaran, ...change })];
}

/** Of an order's total: nothing, a part or all of it by transfer; always all beyond the credit limit. */
function settle(shop: Shop, customer: Customer, total: number): number {
  const part = shop.random.pick([0, 0, 1 / 3, 1 / 2, 1]);
  const now = part === 1 ? total : Math.floor((total * part) / 100_000) * 100_000;
  const paid = lend(shop, customer, total - now) ? now : total;
  shop.bank += paid;
  return paid;
}

/** From the warehouse: whole packs to shops and canteens, mostly on credit, some with delivery. */
function wholesale(shop: Shop, place: Place, tanggal: string): Entry[] {
  const { random } = shop;
  const customers = shop.customers.filter(({ harga_kode }) => harga_kode === 'GROSIR');
  const customer = random.pick(customers);
  const basket = fill(shop, place, customer, random.whole(3, 8), (goods) => ({
    satuan: goods.kemasan,
    faktor: goods.faktor,
    most: goods.laku > 3 ? 14 : 6,
  }));
  if (basket.detail.length === 0) return [];
  const hours = random.chance(0.1) ? random.whole(1, 3) : 0;
  if (hours > 0) basket.detail.push({ barang: 'JSA-01', satuan: 'JAM', qty: hours });
  const diskon = basket.total > 8_000_000 ? 100_000 : 0;
  const ongkos = random.chance(0.35) ? random.whole(2, 8) * 25_000 : 0;
  const total = basket.total + hours * 60_000 - diskon + ongkos;
  const jumlah = settle(shop, customer, total);
  return [
    sale(place, tanggal, customer, basket, {
      ...(diskon > 0 ? { diskon } : null),
      ...(ongkos > 0 ? { ongkos } : null),
      ...(jumlah > 0 ? { pembayaran: [{ akun_kode: '1111', jumlah }] } : null),
    }),
  ];
}

/** The day's sales of every place that is open; the warehouse rests on Sundays. */
export function salesOf(shop: Shop, tanggal: string, day: number): Entry[] {
  const sunday = weekday(tanggal) === 0;
  return shop.places.flatMap((place) => {
    if (day < place.opens || (place.tipe === 'gudang' && sunday)) return [];
    const sell = place.tipe === 'gudang' ? wholesale : receipt;
    const busy = sunday ? 0.8 : 0.3;
    const count = shop.random.chance(busy) ? 2 : 1;
    return Array.from({ length: count }, () => sell(shop, place, tanggal)).flat();
  });
}

/**
 * A sale that the customer calls off: posted, voided, and the goods are back on the shelf. What the shop believes
 * of its bank and the customer's credit stays as it was; the reserve for suppliers covers the difference.
 */
export function calledOff(shop: Shop, entry: Entry, batal: string): Entry {
  const place = shop.places.find(({ kode }) => kode === entry.lokasi);
  for (const { barang, satuan, qty } of entry.detail) {
    const goods = shop.goods.find(({ kode }) => kode === barang);
    if (!place || !goods) continue;
    moveStock(shop, goods, place, qty * (satuan === goods.satuan ? 1 : goods.faktor));
  }
  return { ...entry, batal };
}

/** An order of today that nobody has confirmed yet. */
export function openOrder(shop: Shop, tanggal: string): Entry[] {
  const customer = shop.customers.find(({ harga_kode }) => harga_kode === 'GROSIR');
  const [place] = shop.places;
  const goods = shop.goods.filter(({ laku }) => laku >= 4).slice(0, 3);
  if (!customer || !place) return [];
  const detail = goods.map(({ kode, kemasan }) => ({ barang: kode, satuan: kemasan, qty: 5 }));
  const isi = { keterangan: 'Pesanan lewat telepon, menunggu konfirmasi' };
  return [{ ...sale(place, tanggal, customer, { detail, total: 0 }, isi), draft: true }];
}
