/** One effect per key over GraphQL, as over REST: replays, other bodies, two at once, keys that cannot be one. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const SELL = `mutation ($dokumen: DokumenPenjualanInput!) {
  penjualanCreate(input: {dokumen: $dokumen}) {result {id nomorTransaksi idempotent}}}`;

async function shop() {
  const toko = await openToko();
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10, 5]]);
  const rest = await server.restAs(toko, 'staff');
  const dokumen = (qty: string): Row => ({
    tanggal: hari('01-05'),
    kontakId: toko.pelanggan,
    lokasiId: toko.lokasi,
    detail: [{ barangId: barang, qty, harga: '8' }],
  });
  const send = (key: string, query: string, variables: object = {}) =>
    rest.post('/graphql', { query, variables }, { 'idempotency-key': key });
  const sell = (key: string, qty = '1') => send(key, SELL, { dokumen: dokumen(qty) });
  const sold = () =>
    toko.value<number>(
      `select count(*)::int from transaksi where jenis = 'penjualan' and status = 'final'`,
    );
  return { send, sell, sold };
}

test('a sale that is sent twice, or twice at once, is made once', async () => {
  const { sell, sold } = await shop();
  const [first, second] = await Promise.all([sell('kunci-satu'), sell('kunci-satu')]);
  const again = await sell('kunci-satu');
  const made = [first, second, again]
    .map(({ body }) => body.data?.penjualanCreate?.result)
    .filter((one) => one);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(again.body.data.penjualanCreate.result.idempotent).toBe(true);
  expect(await sold()).toBe(1);
  await sell('kunci-dua');
  expect(await sold()).toBe(2);
});

test('the same key with something else is refused, and so is one that cannot be one', async () => {
  const { send, sell, sold } = await shop();
  await sell('kunci-satu');
  const codes = async (answer: ReturnType<typeof sell>) =>
    (await answer).body.errors.map(({ extensions }: Row) => (extensions as Row).code);
  expect(await codes(sell('kunci-satu', '2'))).toEqual(['IKBED']);
  expect(await codes(sell('pendek'))).toEqual(['VAIDK']);
  const two = 'mutation { a: __typename b: __typename }';
  expect(await codes(send('kunci-tiga', two))).toEqual(['VAIDK']);
  expect(await sold()).toBe(1);
  const read = await send('kunci-satu', '{ tenantSaya { kode } }');
  expect(read.body.errors).toBeUndefined();
});
