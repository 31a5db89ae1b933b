import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

type Langkah = {
  jenis: 'beli' | 'jual';
  qty: string;
  harga: string;
  batal: boolean;
  /** Place in the random order of entry. */
  kunci: number;
};

const langkah: fc.Arbitrary<Langkah> = fc.record({
  jenis: fc.constantFrom('beli', 'jual'),
  qty: fc.integer({ min: 1, max: 3000 }).map((n) => (n / 100).toFixed(2)),
  harga: fc.integer({ min: 1, max: 500_000 }).map((n) => (n / 100).toFixed(2)),
  batal: fc.boolean(),
  kunci: fc.integer(),
});

/** The day of a step: one step a day, all in months that are open. */
const day = (index: number): string =>
  hari(new Date(Date.UTC(2025, 0, 2 + index * 5)).toISOString().slice(5, 10));

async function enter(toko: Toko, barang: number, step: Langkah, index: number) {
  const dokumen = {
    tanggal: day(index),
    detail: [[barang, step.qty, step.harga] as [number, string, string]],
  };
  return step.jenis === 'beli' ? toko.beli(dokumen) : toko.jual(dokumen);
}

/** What each step costs at last, and what remains. */
async function outcome(toko: Toko, barang: number, ids: Map<number, number>) {
  const hpp: Record<number, string> = {};
  for (const [index, id] of ids) hpp[index] = await toko.hpp(id);
  return { hpp, stok: await toko.stok(barang) };
}

/** Stock that covers every sale, so that no order of entry falls below zero. */
const cover = (toko: Toko, barang: number) => toko.beli('01-01', [[barang, '400', '13.37']]);

test('any order of entry ends like the chronological one; a voided step as if it had never been', async () => {
  const toko = await openToko();
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 2, maxLength: 9 }), async (steps) => {
      const [lurus, acak] = [await toko.barang(), await toko.barang()];
      await cover(toko, lurus);
      await cover(toko, acak);
      const expected = new Map<number, number>();
      for (const [index, step] of steps.entries()) {
        if (!step.batal) expected.set(index, (await enter(toko, lurus, step, index)).id);
      }
      const entered = new Map<number, number>();
      const order = [...steps.entries()].sort(([, a], [, b]) => a.kunci - b.kunci);
      const voids: [Langkah, number][] = [];
      for (const [index, step] of order) {
        const { id } = await enter(toko, acak, step, index);
        if (step.batal) voids.push([step, id]);
        else entered.set(index, id);
        // Some are taken back at once, others when more has been built upon them.
        if (voids.length > 1) await undo(toko, voids.shift());
      }
      for (const last of voids) await undo(toko, last);
      expect(await outcome(toko, acak, entered)).toEqual(await outcome(toko, lurus, expected));
      expect(await replayFromZero(toko, acak)).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

async function undo(toko: Toko, made: [Langkah, number] | undefined): Promise<void> {
  if (made === undefined) return;
  await toko.batalkan(made[0].jenis === 'beli' ? 'pembelian' : 'penjualan', made[1]);
}

/** Movements that a replay of the whole pool would value otherwise. */
const replayFromZero = (toko: Toko, barang: number) =>
  toko
    .rows(`select * from erp_private.stok_replay(null::buku, $1, '0001-01-01', 0)`, [barang])
    .then((rows) =>
      rows.flatMap((row) => Object.values(row).filter((value) => value !== '{}' && value !== null)),
    );
