import { expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
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

test.each([
  ['rata-rata', 'tenant', 11],
  ['rata-rata', 'per_lokasi', 12],
  ['fifo', 'tenant', 13],
  ['fifo', 'per_lokasi', 14],
])(
  'parts, losses, voids and late purchases in any order leave true books (%s, %s, seed %i)',
  async (metode_hpp, lingkup_hpp, seed) => {
    const { toko, cabang, barang, kirim, terima } = await buka({ metode_hpp, lingkup_hpp });
    const random = makeRandom(seed);
    const tanggal = (bulan = '01') => `${bulan}-${String(4 + random(24)).padStart(2, '0')}`;
    await toko.beli('01-01', [{ barang_id: barang, qty: 20, harga: '33.333333' }]);
    const made: { id: number; garis: number }[] = [];
    const satu = () => made[random(made.length)] as { id: number; garis: number };
    const langkah: (() => Promise<unknown>)[] = [
      () => kirim(1 + random(6)).then((one) => made.push(one)),
      () => toko.beli('01-02', [{ barang_id: barang, qty: 1 + random(7), harga: 10 + random(90) }]),
      () => toko.jual(tanggal(), [[barang, 1, 200]], { lokasi_id: cabang }),
      () => terima(satu().id, satu().garis, tanggal(), 1),
      ...Array.from({ length: 4 }, () => () => {
        const { id, garis } = satu();
        return terima(id, garis, tanggal(), 1 + random(3), random(5) === 0);
      }),
      () => toko.terima(jenis, satu().id, tanggal(), null, random(2) === 0),
      () => toko.batalTerima(jenis, satu().id),
      () => toko.batalTerima(jenis, satu().id, { ke: 1 + random(3) }),
      () => toko.batalTerima(jenis, satu().id, { tanggal: tanggal('02') }),
      () =>
        toko.batalkan(jenis, satu().id, {
          kaskade: true,
          tanggal: random(2) === 0 ? null : tanggal('03'),
        }),
    ];
    for (let i = 0; i < 4; i += 1) made.push(await kirim(3 + random(3)));
    let done = 0;
    for (let step = 0; step < 70; step += 1) {
      try {
        await (langkah[random(langkah.length)] as () => Promise<unknown>)();
        done += 1;
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === undefined || !REFUSED.has(code)) throw error;
      }
      if (step % 14 === 13) await toko.expectConsistent();
    }
    expect(done).toBeGreaterThan(20);
    // What lists say of a transfer agrees with what its lines say.
    for (const { id } of made) {
      const { status, status_terima, detail } = await toko.baca(jenis, id);
      if (status !== 'final') continue;
      const { qty, qty_diterima, qty_hilang, qty_sisa } = (detail as Row[])[0] as Row;
      expect(Number(qty_diterima) + Number(qty_hilang) + Number(qty_sisa)).toBe(Number(qty));
      expect(status_terima === 'selesai').toBe(Number(qty_sisa) === 0);
    }
  },
);
