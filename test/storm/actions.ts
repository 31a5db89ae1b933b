/** What is done with documents, months and reports. */
import { KINDS, type Kind } from '../../server/answers/kinds.ts';
import { customer, day, dayFrom, goods, madeOf, place, read } from './choose.ts';
import type { Client } from './client.ts';
import type { Made } from './shop.ts';

const ALL = Object.keys(KINDS) as Kind[];

export function cancel(client: Client): Promise<unknown> {
  const { random } = client;
  const target = madeOf(client, random.pick(ALL) as Kind);
  if (!target) return Promise.resolve();
  return client.act('void', target.jenis, target.id, {
    alasan: 'badai',
    ...(random.chance(0.35) && { kaskade: true }),
    ...(random.chance(0.2) && { tanggal: dayFrom(client, target.tanggal) }),
    ...(target.jenis === 'penjualan' && random.chance(0.2) && { pengembalian: 'titipan' }),
  });
}

export function approve(client: Client): Promise<unknown> {
  const drafts = ALL.flatMap((jenis) => client.shop.made.get(jenis) ?? []).filter(
    (one) => one.draft,
  );
  const target = client.random.pick(drafts.slice(-5));
  if (!target) return Promise.resolve();
  return client.act('approve', target.jenis, target.id);
}

export function arrive(client: Client): Promise<unknown> {
  const target = madeOf(client, client.random.chance(0.5) ? 'transfer-stok' : 'kas-bank');
  if (!target) return Promise.resolve();
  if (client.random.chance(0.2)) {
    return client.act('batal-terima', target.jenis, target.id, { alasan: 'badai' });
  }
  const tanggal = dayFrom(client, target.tanggal);
  if (target.jenis === 'transfer-stok' && client.random.chance(0.6)) {
    return arrivePart(client, target, tanggal);
  }
  return client.act('terima', target.jenis, target.id, { tanggal });
}

/** One piece of the first line arrives; now and then the rest is lost. */
async function arrivePart(client: Client, target: Made, tanggal: string): Promise<unknown> {
  const { detail } = (await read(client, target)) as { detail: { id: number }[] };
  return client.act('terima', target.jenis, target.id, {
    tanggal,
    detail: [{ baris_id: detail[0]?.id, qty: 1 }],
    ...(client.random.chance(0.3) && { sisa_hilang: true }),
  });
}

export function close(client: Client): Promise<unknown> {
  const target = madeOf(client, 'order-penjualan', 'order-pembelian');
  if (!target) return Promise.resolve();
  return client.act('tutup', target.jenis, target.id);
}

const ADMIN = { admin: true };

/** Closes a month for a moment: postings into it are refused meanwhile. */
export async function closeMonth(client: Client): Promise<unknown> {
  const { shop, random } = client;
  const bulan = (random.pick(shop.hari) as string).slice(0, 7);
  const set = (status: 'buka' | 'tutup') =>
    client.send(`periode/${status}`, 'PUT', '/pengaturan/tenant/periode', { bulan, status }, ADMIN);
  const closed = await set('tutup');
  if (closed.status >= 300) return closed;
  await report(client);
  return set('buka');
}

export function simulate(client: Client): Promise<unknown> {
  return client.send('simulasi', 'POST', '/transaksi/penjualan?simulasi=true', {
    tanggal: day(client),
    kontak_id: customer(client),
    lokasi_id: place(client),
    detail: goods(client).map((barang_id) => ({ barang_id, qty: 1, harga: 1000 })),
  });
}

export function report(client: Client): Promise<unknown> {
  const { shop, random } = client;
  const per = random.pick(shop.hari) as string;
  const path = random.pick([
    `/laporan/neraca?per=${per}`,
    `/laporan/rugi-laba?dari=${shop.hari[0]}&sampai=${per}`,
    `/laporan/piutang?sampai=${per}`,
    `/laporan/hutang?sampai=${per}`,
    '/laporan/stok?per_lokasi=true',
    `/laporan/kartu-stok/${random.pick(shop.barang)}?dari=${shop.hari[0]}&sampai=${per}`,
    `/laporan/jurnal?dari=${per}&sampai=${shop.hari.at(-1)}`,
    `/laporan/penjualan?dari=${shop.hari[0]}&sampai=${per}`,
    '/transaksi/penjualan?per_page=50',
  ]) as string;
  return client.get('laporan', path);
}
