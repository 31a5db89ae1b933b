import { expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { hari, openStory } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { openPoin } from './poin.ts';

const { data } = openStory();

/** What may be refused: points or stock that are not there, documents on which others stand, nothing left to return. */
const REFUSED = new Set(['KOPNK', 'KOSTK', 'KODEP', 'VADOK', 'VABYR', 'VATGL', 'KOSTS']);

type World = Awaited<ReturnType<typeof openPoin>> & { random: (below: number) => number };

const dayOf = ({ random }: World): string =>
  hari(`${['01', '02', '03'][random(3)]}-${String(2 + random(26)).padStart(2, '0')}`);

type Dipilih = { id: number; jenis: string };

async function pick(world: World, where: string): Promise<Dipilih | undefined> {
  const rows = await world.toko.rows<Dipilih>(
    `select t.id, t.jenis from transaksi as t where ${where} order by t.id`,
  );
  return rows[world.random(rows.length)];
}

/** One thing that happens to points, dated on any day of three months. */
async function step(world: World): Promise<void> {
  const { toko, barang, jual, tukar, retur, hangus, random } = world;
  const tanggal = dayOf(world);
  switch (random(9)) {
    case 0:
      return void (await toko.set({
        poin_metode: ['tangguhan', 'beban'][random(2)],
        poin_nilai_poin: [30, 50, '33.33'][random(3)],
        poin_masa_berlaku_hari: [null, 10, 40][random(3)],
        poin_rupiah_per_poin: [10, 100][random(2)],
      }));
    case 1:
    case 2:
      return void (await jual(tanggal, 1 + random(3), 100 + random(900)));
    case 3:
      return void (await jual(tanggal, 1, 1000, { poin: 1 + random(15) }));
    case 4:
      return void (await tukar(tanggal, 1 + random(12)));
    case 5:
      return void (await tukar(tanggal, 1 + random(12), {
        cara: 'barang',
        lokasi_id: toko.lokasi,
        detail: [{ barang_id: barang, qty: 1 }],
      }));
    case 6: {
      const sale = await pick(world, `t.status = 'final' and t.jenis = 'penjualan'`);
      if (sale) await retur(tanggal, sale.id, 1);
      return;
    }
    case 7: {
      const one = await pick(
        world,
        `t.status = 'final' and t.jenis in ('penjualan', 'bayar-poin', 'retur-penjualan')`,
      );
      const later = random(2) === 0 ? tanggal : null;
      if (one) {
        await toko.batalkan(one.jenis, one.id, { kaskade: random(2) === 0, tanggal: later });
      }
      return;
    }
    default:
      return void (await hangus());
  }
}

test.each([1, 7, 20, 33])(
  'whatever happens to points, they are the liability on every day (seed %i)',
  async (seed) => {
    const world: World = { ...(await openPoin(data)), random: makeRandom(seed) };
    const { toko } = world;
    let done = 0;
    for (let i = 0; i < 60; i += 1) {
      try {
        await step(world);
        done += 1;
      } catch (error) {
        const { code } = error as { code?: string };
        if (!REFUSED.has(code ?? '')) throw error;
      }
    }
    expect(done).toBeGreaterThan(25);
    await toko.expectConsistent();
    const beda = await toko.rows(
      `select d::date as hari from generate_series($1::date, current_date, '1 day') as d
      where (select coalesce(sum(nilai), 0) from poin_gerak where tanggal <= d)
         <> (select coalesce(sum(kredit - debit), 0) from saldo_harian
              where akun_kode = '2302' and tanggal <= d)`,
      [hari('01-01')],
    );
    expect(beda).toEqual([]);
    await expectRekonsiliasi(toko);
    // At the end nothing but debts and what never expires is left.
    await world.hangus();
    expect(await world.hangus()).toBe(0);
    await toko.expectConsistent();
    await expectRekonsiliasi(toko);
  },
);
