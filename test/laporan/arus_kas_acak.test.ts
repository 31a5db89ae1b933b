import { expect, test } from '@jest/globals';
import { buatDimensi, expectColumns, tanpaKolom } from '../dimensi/laporan.ts';
import { makeRandom } from '../helpers/acak.ts';
import { coba } from '../helpers/buku_acak.ts';
import { hari, openStory } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { expectSame } from './arus_kas.ts';
import { act, bukaDunia, REFUSED } from './arus_kas_acak.ts';
import { modelArusKas } from './arus_kas_model.ts';

const { openToko } = openStory();

test.each([3, 8, 21])(
  'random documents, voids and moments agree with the model (seed %i)',
  async (seed) => {
    const toko = await openToko();
    await buatDimensi(toko);
    await toko.ubah('kontak', toko.pelanggan, { dimensi: { cabang: 'JKT' } });
    await toko.ubah('kontak', toko.supplier, { dimensi: { cabang: 'BDG', proyek: 'P1' } });
    const world = await bukaDunia(toko, makeRandom(seed));
    const jenis = new Map<string, number>();
    const saat: string[] = [];
    for (let step = 0; step < 110; step += 1) {
      const { hasil } = await coba(act(world), REFUSED);
      if (hasil) jenis.set(hasil, (jenis.get(hasil) ?? 0) + 1);
      if (step % 25 === 24)
        saat.push((await toko.row<{ t: string }>('select clock_timestamp()::text as t')).t);
    }
    for (const one of ['penjualan', 'pembelian', 'pelunasan-hutang', 'pelunasan-piutang', 'void'])
      expect([one, (jenis.get(one) ?? 0) > 2]).toEqual([one, true]);
    await toko.settle();
    await toko.expectConsistent();
    const model = await modelArusKas(toko);
    for (const [dari, sampai] of [
      [lalu('12-01'), hari('12-31')],
      [hari('01-01'), hari('04-30')],
      [hari('05-10'), hari('08-20')],
      [hari('08-01'), new Date().toISOString().slice(0, 10)],
    ] as const) {
      expect((await expectSame(toko, { dari, sampai }, model)).length).toBeGreaterThan(2);
      for (const report of ['arus_kas', 'rugi_laba', 'neraca_saldo', 'penjualan_summary']) {
        const args = { dari, sampai, diketahui: saat.at(-1) };
        const found = await toko.laporan(`${report}_kolom`, { ...args, kolom: 'cabang' });
        expect(tanpaKolom(found)).toEqual(await toko.laporan(report, args));
        expectColumns(found);
      }
      for (const diketahui of saat) await expectSame(toko, { dari, sampai, diketahui }, model);
    }
  },
);
