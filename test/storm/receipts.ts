/** Goods that come before their invoice: received, billed in parts, closed, opened again; what their value becomes later. */
import { anybody, day, dayFrom, goods, madeOf, place, read, supplier } from './choose.ts';
import type { Client, Document } from './client.ts';
import type { Body } from './http.ts';
import type { Made } from './shop.ts';
import { fromOrder } from './trade.ts';

/** Of an order, in one step or as a document; or without one. */
export async function receive(client: Client): Promise<unknown> {
  const { random } = client;
  const order = random.chance(0.2) ? madeOf(client, 'order-pembelian') : undefined;
  if (order) {
    const path = `/transaksi/order-pembelian/${order.id}/terima`;
    const tanggal = dayFrom(client, order.tanggal);
    return client.send('terima-order', 'POST', path, { tanggal }, { key: random.uuid() });
  }
  return client.create('pembelian', {
    mode: 'penerimaan',
    tanggal: day(client),
    kontak_id: supplier(client),
    lokasi_id: place(client),
    detail: goods(client).map((barang_id) => ({
      barang_id,
      qty: random.int(2, 25),
      harga: random.money(8000),
    })),
    ...(await fromOrder(client, 'order-pembelian')),
  });
}

/** A receipt that was made before with the lines of which something is open. */
async function openReceipt(client: Client): Promise<[Made, Body[]] | undefined> {
  for (let tries = 0; tries < 4; tries += 1) {
    const one = madeOf(client, 'pembelian');
    if (!one) return undefined;
    const { mode, detail } = await read(client, one);
    const lines = (detail as Body[] | undefined)?.filter(({ qty_sisa }) => Number(qty_sisa) > 0);
    if (mode === 'penerimaan' && lines && lines.length > 0) return [one, lines];
  }
  return undefined;
}

export async function bill(client: Client): Promise<unknown> {
  const { random } = client;
  const found = await openReceipt(client);
  if (!found) return undefined;
  const [{ kontak_id, tanggal }, lines] = found;
  const detail: Document[] = lines.map(({ id }) => ({
    penerimaan_baris_id: id,
    ...(random.chance(0.4) && { qty: random.int(1, 4) }),
    ...(random.chance(0.4) && { harga: random.money(8000) }),
    ...(random.chance(0.2) && { pajak_kode: 'PPN' }),
  }));
  return client.create('pembelian', {
    ...{ tanggal: dayFrom(client, tanggal), kontak_id, lokasi_id: place(client), detail },
  });
}

export async function finish(client: Client): Promise<unknown> {
  const found = await openReceipt(client);
  if (!found) return undefined;
  const [{ id, tanggal }] = found;
  const path = `/transaksi/pembelian/${id}/tutup`;
  if (client.random.chance(0.3)) {
    const key = client.random.uuid();
    return client.send('buka-penerimaan', 'DELETE', `${path}?alasan=badai`, undefined, { key });
  }
  const body = {
    alasan: 'badai',
    tanggal: dayFrom(client, tanggal),
    cara: client.random.pick(['barang', 'pendapatan']),
  };
  return client.send('tutup-penerimaan', 'POST', path, body, { key: client.random.uuid() });
}

/** Up to three lines of goods that a purchase or a receipt brought. */
async function broughtBy(client: Client): Promise<[Made, number[]] | undefined> {
  const one = madeOf(client, 'pembelian');
  if (!one) return undefined;
  const { detail } = await read(client, one);
  const lines = (detail as Body[] | undefined)?.filter(({ id, barang_id }) => id && barang_id);
  return lines && lines.length > 0 ? [one, lines.slice(0, 3).map(({ id }) => id)] : undefined;
}

/** Freight that is billed after the goods came, of anybody. */
export async function freight(client: Client): Promise<unknown> {
  const { random } = client;
  const found = await broughtBy(client);
  if (!found) return undefined;
  const [{ tanggal }, ids] = found;
  const alokasi = {
    dasar: random.pick(['qty', 'nilai']),
    baris: ids.map((baris_id) => ({ baris_id })),
  };
  return client.create('hutang', {
    tanggal: dayFrom(client, tanggal),
    kontak_id: anybody(client),
    detail: [
      { alokasi, jumlah: random.money(900), ...(random.chance(0.3) && { pajak_kode: 'PPN' }) },
    ],
  });
}

/** A supplier's note that changes a price: down, or up. */
export async function reprice(client: Client): Promise<unknown> {
  const { random } = client;
  const found = await broughtBy(client);
  if (!found) return undefined;
  const [{ tanggal, kontak_id }, ids] = found;
  return client.create(random.chance(0.6) ? 'retur-pembelian' : 'pembelian', {
    mode: 'harga',
    tanggal: dayFrom(client, tanggal),
    kontak_id,
    detail: ids.map((baris_asal_id) => ({
      baris_asal_id,
      ...(random.chance(0.5) ? { persen: random.int(1, 25) } : { jumlah: random.money(300) }),
    })),
    ...(random.chance(0.3) && { pajak: 'tanpa' }),
  });
}
