/** Kinds 1 to 9 and 18: what is bought, sold, returned, moved, counted, used, ordered and given for points. */
import {
  cash,
  customer,
  day,
  dayFrom,
  deposit,
  goods,
  madeOf,
  place,
  read,
  supplier,
} from './choose.ts';
import type { Client, Document } from './client.ts';
import type { Body } from './http.ts';
import type { Made } from './shop.ts';

const pay = (client: Client, amount: number): Document =>
  client.random.chance(0.4)
    ? { pembayaran: [{ akun_kode: cash(client), jumlah: client.random.money(amount) }] }
    : {};

const tax = ({ random }: Client): Document => (random.chance(0.25) ? { pajak_kode: 'PPN' } : {});

function uangMuka(client: Client, kinds: Parameters<typeof deposit>[1], kontak_id: number) {
  const { random } = client;
  const one = random.chance(0.15) ? deposit(client, kinds, kontak_id) : undefined;
  return one && { uang_muka: [{ dokumen_id: one.id, jumlah: random.money(3000) }] };
}

/** Lines that deliver what an order still wants. */
export async function fromOrder(client: Client, jenis: 'order-penjualan' | 'order-pembelian') {
  const order = client.random.chance(0.3) ? madeOf(client, jenis) : undefined;
  if (order === undefined) return undefined;
  const { detail, lokasi_id } = await read(client, order);
  const lines = (detail as Body[] | undefined)?.map((line) => ({
    barang_id: line.barang_id,
    qty: client.random.int(1, Math.max(1, Math.ceil(Number(line.qty)))),
    order_baris_id: line.id,
  }));
  return lines && { kontak_id: order.kontak_id, lokasi_id, detail: lines };
}

export async function sell(client: Client): Promise<unknown> {
  const { random } = client;
  const kontak_id = customer(client);
  const detail = goods(client).map((barang_id) => ({
    barang_id,
    qty: random.chance(0.2) ? `${random.int(1, 4)}.5` : random.int(1, 6),
    ...(random.chance(0.7) && { harga: random.money(9000) }),
    ...(random.chance(0.2) && { diskon_persen: random.int(1, 30) }),
    ...tax(client),
  }));
  const order = await fromOrder(client, 'order-penjualan');
  return client.create(
    'penjualan',
    {
      tanggal: day(client),
      kontak_id,
      lokasi_id: place(client),
      detail,
      ...(random.chance(0.1) && { ongkos: random.money(500) }),
      ...pay(client, 4000),
      ...uangMuka(client, ['kas-masuk', 'pelunasan-piutang', 'retur-penjualan'], kontak_id),
      ...(random.chance(0.05) && { poin: random.int(1, 5) }),
      ...order,
    },
    random.chance(0.08),
  );
}

export async function buy(client: Client): Promise<unknown> {
  const { random } = client;
  const kontak_id = supplier(client);
  const detail = goods(client).map((barang_id) => ({
    barang_id,
    qty: random.int(2, 25),
    harga: random.money(8000),
    ...tax(client),
    ...(random.chance(0.1) && { dikreditkan: false }),
  }));
  return client.create(
    'pembelian',
    {
      tanggal: day(client),
      kontak_id,
      lokasi_id: place(client),
      detail,
      ...(random.chance(0.15) && {
        biaya_tambahan: [{ jumlah: random.money(900), alokasi: random.pick(['nilai', 'qty']) }],
      }),
      ...pay(client, 3000),
      ...uangMuka(client, ['kas-keluar', 'pelunasan-hutang', 'retur-pembelian'], kontak_id),
      ...(await fromOrder(client, 'order-pembelian')),
    },
    random.chance(0.05),
  );
}

/** Lines of a document, part of each: all of it now and then, so that residues are tried. */
async function someOf(client: Client, source: Made): Promise<Document[] | undefined> {
  const { random } = client;
  const { detail } = await read(client, source);
  // Lines of a draft have no id yet.
  const lines =
    (detail as Body[] | undefined)?.filter(({ id, barang_id }) => id && barang_id) ?? [];
  const some = lines
    .filter(() => random.chance(0.7))
    .map(({ id, qty }) => ({
      baris_asal_id: id,
      qty: random.chance(0.35) ? qty : 1,
    }));
  return some.length > 0 ? some : undefined;
}

/** Goods come back from a customer, or go back to a supplier. */
async function giveBack(client: Client, of: 'penjualan' | 'pembelian', isi: () => Document) {
  const source = madeOf(client, of);
  const detail = source && (await someOf(client, source));
  if (!detail) return undefined;
  return client.create(`retur-${of}`, {
    tanggal: dayFrom(client, source.tanggal),
    kontak_id: source.kontak_id,
    lokasi_id: place(client),
    dokumen_asal_id: source.id,
    detail,
    ...isi(),
  });
}
export const takeBack = (client: Client) =>
  giveBack(client, 'penjualan', () => ({
    cara: client.random.pick(['potong_piutang', 'potong_piutang', 'tunai', 'titipan']),
    kondisi: client.random.chance(0.2) ? 'rusak' : 'baik',
  }));
export const sendBack = (client: Client) =>
  giveBack(client, 'pembelian', () => ({
    ...(client.random.chance(0.8) && {
      cara: client.random.pick(['potong_hutang', 'tunai', 'uang_muka']),
    }),
  }));

export function move(client: Client): Promise<unknown> {
  const { random, shop } = client;
  const [one, other] = random.chance(0.6) ? shop.lokasi : [...shop.lokasi].reverse();
  return client.create('transfer-stok', {
    tanggal: day(client),
    lokasi_asal_id: one,
    lokasi_tujuan_id: other,
    dua_langkah: random.chance(0.5),
    detail: goods(client).map((barang_id) => ({ barang_id, qty: random.int(1, 5) })),
  });
}

export function count(client: Client): Promise<unknown> {
  const { random } = client;
  return client.create('opname-stok', {
    tanggal: day(client),
    lokasi_id: place(client),
    detail: goods(client).map((barang_id) => ({
      barang_id,
      qty_fisik: random.int(0, 60),
      ...(random.chance(0.3) && { hpp: random.money(5000) }),
    })),
  });
}

export function use(client: Client): Promise<unknown> {
  const { random } = client;
  return client.create('penggunaan-persediaan', {
    tanggal: day(client),
    lokasi_id: place(client),
    alasan: 'dipakai sendiri',
    detail: goods(client).map((barang_id) => ({
      barang_id,
      qty: random.int(1, 3),
      ...(random.chance(0.2) && { pajak_kode: 'PPN' }),
    })),
  });
}

const orderLines = (client: Client) =>
  goods(client).map((barang_id) => ({
    barang_id,
    qty: client.random.int(1, 8),
    harga: client.random.money(7000),
  }));

export const order = (client: Client): Promise<unknown> =>
  client.create('order-penjualan', {
    tanggal: day(client),
    kontak_id: customer(client),
    lokasi_id: place(client),
    reservasi: client.random.chance(0.5),
    detail: orderLines(client),
  });

export const orderGoods = (client: Client): Promise<unknown> =>
  client.create('order-pembelian', {
    tanggal: day(client),
    kontak_id: supplier(client),
    lokasi_id: place(client),
    detail: orderLines(client),
  });

export function redeem(client: Client): Promise<unknown> {
  const { random } = client;
  const sale = madeOf(client, 'penjualan');
  const cara = sale ? random.pick(['potong_piutang', 'tunai', 'barang']) : 'tunai';
  return client.create('bayar-poin', {
    tanggal: dayFrom(client, sale?.tanggal),
    kontak_id: sale?.kontak_id ?? customer(client),
    poin: random.int(1, 4),
    cara,
    ...(cara === 'potong_piutang' && { dokumen_id: sale?.id }),
    ...(cara === 'barang' && {
      lokasi_id: place(client),
      detail: [{ barang_id: goods(client)[0], qty: 1 }],
    }),
  });
}
