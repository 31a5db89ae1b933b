/** Cashiers without a network: their receipts come late, in any order and more than once, and the books are the same. */
import { expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

/** `STRUK=5000 npm test -- test/penjualan/cerita_luring.test.ts` for as many as a busy week brings. */
const STRUK = Number(process.env.STRUK ?? 240);
const GOODS = 12;
const DAYS = 20;
const TOGETHER = 100;

type Struk = { hari: number; barang: number; qty: number; tunai: boolean };

const tanggalOf = (day: number) => hari(`02-${String(1 + day).padStart(2, '0')}`);

const random = makeRandom(16);
const receipts: readonly Struk[] = Array.from({ length: STRUK }, () => ({
  hari: random(DAYS),
  barang: random(GOODS),
  qty: 1 + random(7),
  tunai: random(3) > 0,
}));

/** A shop that has bought goods at several prices, on days between those of the receipts too. */
async function openShop() {
  const toko = await openToko();
  const barang: number[] = [];
  for (let n = 0; n < GOODS; n += 1)
    barang.push(await toko.barang({ harga_jual: `${150 + n}.25` }));
  const prices = [33.333333, 71, 100.07, 48.5];
  for (const [n, harga] of prices.entries()) {
    const lines = barang.map((id): [number, number, number] => [id, STRUK, harga]);
    await toko.beli(`0${n === 0 ? 1 : 2}-${String(1 + n * 5).padStart(2, '0')}`, lines);
  }
  const token = await server.tokenOf(toko, 'staff');
  return { toko, barang, rest: server.rest(token) };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const documentOf = ({ toko, barang }: Shop, n: number) => {
  const one = receipts[n] as Struk;
  return {
    idempotency_key: `struk-${n}-kasir`,
    tanggal: tanggalOf(one.hari),
    nomor_referensi: `S-${n}`,
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang[one.barang], qty: one.qty }],
  };
};

async function send(rest: Rest, dokumen: unknown[]): Promise<number[]> {
  const { status, body } = await rest.post('/api/transaksi/penjualan/massal', {
    mode: 'per-baris',
    dokumen,
  });
  expect(status).toBe(200);
  return body.data.map(({ statusCode }: { statusCode: number }) => statusCode);
}

/** Sends receipts in this order, some lists twice, as who never heard the first answer. */
async function enter(shop: Shop, order: readonly number[]): Promise<void> {
  for (let from = 0; from < order.length; from += TOGETHER) {
    const dokumen = order.slice(from, from + TOGETHER).map((n) => documentOf(shop, n));
    expect(await send(shop.rest, dokumen)).toEqual(dokumen.map(() => 201));
    if (random(3) > 0) continue;
    expect(await send(shop.rest, dokumen)).toEqual(dokumen.map(() => 200));
  }
}

/** What each account and each of the goods moved on each day, and what each receipt says. */
const books = async (toko: Toko) => ({
  akun: await toko.rows<Row>(
    `select akun_kode, tanggal, (debit - kredit)::text as nilai
       from saldo_harian where debit <> kredit order by 2, 1`,
  ),
  stok: await toko.rows<Row>(
    `select b.kode, m.tanggal, sum(m.qty)::text as qty, sum(m.nilai)::text as nilai
       from mutasi_stok as m join barang as b on b.id = m.barang_id group by 1, 2 order by 1, 2`,
  ),
  struk: await toko.rows<Row>(
    `select nomor_referensi, tanggal, total_nilai::text
       from transaksi where jenis = 'penjualan' order by nomor_referensi`,
  ),
});

const shuffled = (length: number): number[] =>
  Array.from({ length }, (_, n) => ({ n, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ n }) => n);

test('receipts that come late and in any order give the books of those that came in time', async () => {
  const inTime = await openShop();
  const days = receipts.map((one, n) => ({ n, day: one.hari })).sort((a, b) => a.day - b.day);
  await enter(
    inTime,
    days.map(({ n }) => n),
  );
  const late = await openShop();
  await enter(late, shuffled(STRUK));
  const [wanted, found] = [await books(inTime.toko), await books(late.toko)];
  expect(found.struk).toHaveLength(STRUK);
  expect(found).toEqual(wanted);
  for (const { toko } of [inTime, late]) await toko.expectConsistent();
});
