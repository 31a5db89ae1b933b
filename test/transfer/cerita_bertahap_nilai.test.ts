import { expect, test } from '@jest/globals';
import type { Random } from '../helpers/acak.ts';
import { bukuAcak, hariAcak, pilih } from '../helpers/buku_acak.ts';
import { openStory, type Row } from '../helpers/story.ts';
import { bukaTransfer, TRANSFER } from './transfer.ts';

const { openToko } = openStory();

// What the parts of a transfer are worth, and that the books stay true whatever is done with them.

const jenis = TRANSFER;
const buka = async (settings: Row = {}) => bukaTransfer(await openToko(settings));

test.each([
  ['rata-rata', 'tenant', ['33.33', '33.33', '33.34']],
  ['rata-rata', 'per_lokasi', ['33.33', '33.33', '33.34']],
  ['fifo', 'tenant', ['33.33', '33.34', '33.33']],
  ['fifo', 'per_lokasi', ['33.33', '33.34', '33.33']],
])(
  'the parts together carry what the goods were worth (%s, %s)',
  async (metode_hpp, lingkup_hpp, nilai) => {
    const { toko, barang, kirim, isi, terima } = await buka({ metode_hpp, lingkup_hpp });
    await toko.beli('01-01', [{ barang_id: barang, qty: 3, harga: '33.333333' }]);
    const { id, garis } = await kirim(3);
    for (const tanggal of ['01-05', '01-06', '01-07']) await terima(id, garis, tanggal, 1);
    expect(await isi()).toBe('CABANG 3 100.00');
    await toko.expectJurnal(
      id,
      '01-03 D 1302 100.00, K 1301 100.00',
      ...nilai.map((satu, i) => `01-0${5 + i} D 1301 ${satu}, K 1302 ${satu}`),
    );
    await toko.beli('01-02', [{ barang_id: barang, qty: 3, harga: '66.666666' }]);
    await toko.expectConsistent();
    await toko.batalTerima(jenis, id, { ke: 2 });
    await toko.batalTerima(jenis, id);
    await toko.terima(jenis, id, '01-09', null, true);
    await toko.expectConsistent();
    await toko.batalkan(jenis, id, { kaskade: true });
    expect(await isi()).toBe('UTAMA 6 300.00');
  },
);

test('first in, first out, the older goods arrive first', async () => {
  const { toko, barang, kirim, isi, terima } = await buka({
    metode_hpp: 'fifo',
    lingkup_hpp: 'per_lokasi',
  });
  await toko.beli('01-01', [[barang, 4, 10]]);
  await toko.beli('01-02', [[barang, 4, 20]]);
  const { id, garis } = await kirim(6);
  await terima(id, garis, '01-05', 3);
  expect(await isi()).toBe('-TRANSIT- 3 50.00, CABANG 3 30.00, UTAMA 2 40.00');
  await terima(id, garis, '01-06', 2, true);
  expect(await isi()).toBe('CABANG 5 60.00, UTAMA 2 40.00');
  expect(await toko.saldo('5203')).toBe('20.00');
  await toko.expectConsistent();
  await toko.batalTerima(jenis, id, { ke: 1 });
  await toko.expectConsistent();
  await toko.batalkan(jenis, id, { tanggal: '02-01', kaskade: true });
  expect(await isi()).toBe('UTAMA 8 120.00');
  await toko.expectConsistent();
});

/** What may be refused: goods that are not there, nothing left, days before, documents on which others stand. */
const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK', 'KOTRM', 'KOSTS', 'VATGL']);

type Kirim = { id: number; garis: number };
type Dunia = Awaited<ReturnType<typeof buka>> & { made: Kirim[] };

/** A shop with goods, four transfers under way. */
async function bukaDikirim(settings: Row): Promise<Dunia> {
  const dunia = { ...(await buka(settings)), made: [] as Kirim[] };
  const { toko, barang, kirim, made } = dunia;
  await toko.beli('01-01', [{ barang_id: barang, qty: 20, harga: '33.333333' }]);
  for (const qty of [3, 5, 4, 3]) made.push(await kirim(qty));
  return dunia;
}

function langkahOf({ toko, cabang, barang, kirim, terima, made }: Dunia, random: Random) {
  const { id, garis } = pilih(random, made);
  const tanggal = hariAcak(random, '01');
  return {
    kirim: () => kirim(1 + random(6)).then((one) => made.push(one)),
    beli: () =>
      toko.beli('01-02', [{ barang_id: barang, qty: 1 + random(7), harga: 10 + random(90) }]),
    jual: () => toko.jual(tanggal, [[barang, 1, 200]], { lokasi_id: cabang }),
    terima_satu: () => terima(id, garis, tanggal, 1),
    terima: () => terima(id, garis, tanggal, 1 + random(3), random(5) === 0),
    terima_sisa: () => toko.terima(jenis, id, tanggal, null, random(2) === 0),
    batal_terima: () => toko.batalTerima(jenis, id),
    batal_ke: () => toko.batalTerima(jenis, id, { ke: 1 + random(3) }),
    batal_kemudian: () => toko.batalTerima(jenis, id, { tanggal: hariAcak(random, '02') }),
    batal: () => {
      const lain = random(2) === 0 ? null : hariAcak(random, '03');
      return toko.batalkan(jenis, id, { kaskade: true, tanggal: lain });
    },
  };
}

/** What lists say of a transfer agrees with what its lines say. */
async function expectTerima({ toko, made }: Dunia): Promise<void> {
  for (const { id } of made) {
    const { status, status_terima, detail } = await toko.baca(jenis, id);
    if (status !== 'final') continue;
    const { qty, qty_diterima, qty_hilang, qty_sisa } = (detail as Row[])[0] as Row;
    expect(Number(qty_diterima) + Number(qty_hilang) + Number(qty_sisa)).toBe(Number(qty));
    expect(status_terima === 'selesai').toBe(Number(qty_sisa) === 0);
  }
}

test.each([
  ['rata-rata', 'tenant', 11],
  ['rata-rata', 'per_lokasi', 12],
  ['fifo', 'tenant', 13],
  ['fifo', 'per_lokasi', 14],
])(
  'parts, losses, voids and late purchases in any order leave true books (%s, %s, seed %i)',
  async (metode_hpp, lingkup_hpp, benih) => {
    const { semua } = await bukuAcak<Dunia>({
      benih,
      banyak: 70,
      kata: 'kirim beli jual terima_satu terima terima terima terima terima_sisa batal_terima batal_ke batal_kemudian batal',
      buka: () => bukaDikirim({ metode_hpp, lingkup_hpp }),
      lakukan: (dunia, apa, random) => {
        const langkah = langkahOf(dunia, random);
        return langkah[apa as keyof typeof langkah]();
      },
      ditolak: REFUSED,
      tiap: async ({ toko }, ke) => ke % 14 === 0 && toko.expectConsistent(),
      akhir: expectTerima,
    });
    expect(semua).toBeGreaterThan(20);
  },
);
