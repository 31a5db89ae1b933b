import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hari, openStory } from '../helpers/story.ts';
import {
  type Buku,
  jalankan,
  langkah,
  laporan,
  potret,
  RINGKASAN,
  refused,
  tanggal,
} from './acak.ts';
import type { Row } from './laporan.ts';
import { expectDimensi } from './penjualan_dimensi.ts';

const { openToko } = openStory();

// Random trade in any order of its dates, with voids, settlements and deposits: at every day each report says what
// the accounts say, and every report taken on the way can be had again later.

const setahun = { dari: hari('01-01'), sampai: hari('12-31') };
const cent = (value: number) => Math.round(value * 100);
const sum = (rows: Row[], key: string) => rows.reduce((n, r) => n + cent(r[key]), 0);

/** What the reports of a day must have in common. */
function periksa(p: Row): void {
  expect([p.neraca.seimbang, p.neraca_saldo.seimbang]).toEqual([true, true]);
  expect([p.arus_kas.cocok, p.perubahan_ekuitas.cocok]).toEqual([true, true]);
  expect(p.perubahan_ekuitas.saldo_akhir).toBe(p.neraca.ekuitas.total);
  for (const r of p.ppn.extra.rekonsiliasi) expect(r.selisih).toBe(0);
  for (const pos of [p.piutang, p.hutang]) {
    expect(pos.meta.total_sisa).toBe(pos.meta.total_kontrol);
    expect(sum(pos.data, 'sisa')).toBe(cent(pos.meta.total_sisa));
    for (const k of pos.extra.ringkasan) {
      const umur = Object.values<number>(k.umur).reduce((n, v) => n + cent(v), 0);
      expect(umur).toBe(cent(k.sisa));
    }
    expect(sum(pos.extra.ringkasan, 'sisa')).toBe(cent(pos.meta.total_sisa));
  }
  expect(p.stok.meta.total_nilai).toBe(p.stok.meta.total_kontrol);
  expect(sum(p.lokasi.data, 'nilai')).toBe(cent(p.stok.meta.total_nilai));
  for (const { barang_id, lokasi_id, qty, nilai } of p.lokasi.data) {
    expect(p[`kartu ${barang_id} ${lokasi_id}`].meta.saldo_akhir).toEqual({ qty, nilai });
  }
  for (const { barang_id, qty, nilai } of p.stok.data) {
    const kartu = p[`kartu ${barang_id}`];
    if (kartu) expect(kartu.meta.saldo_akhir).toEqual({ qty, nilai });
  }
  const { penjualan_bersih } = p.rugi_laba;
  for (const key of RINGKASAN) {
    const { data: rows, meta } = p[`summary ${key}`];
    expect([sum(rows, 'bersih'), meta.total_bersih]).toEqual([
      cent(penjualan_bersih),
      penjualan_bersih,
    ]);
    expect(meta.total_hpp).toBe(p.penjualan.meta.total_hpp);
  }
  expect(p.penjualan.meta.total_bersih).toBe(penjualan_bersih);
}

test('at every day the reports agree, and what was known can be known again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(langkah, { minLength: 24, maxLength: 34 }),
      fc.constantFrom('tenant', 'per_lokasi'),
      async (semua, lingkup_hpp) => {
        const toko = await openToko({ lingkup_hpp });
        const buku: Buku = {
          toko,
          barang: [await toko.barang({ kategori: 'Teh' }), await toko.barang()],
          pelanggan: [toko.pelanggan, await toko.kontak(), await toko.kontak()],
          tempat: [toko.lokasi, await toko.master('lokasi', { nama: 'Cabang' })],
          dokumen: [],
        };
        // Something to sell and to move, so that most steps are possible.
        for (const lokasi_id of buku.tempat) {
          await toko.beli(
            tanggal(0),
            buku.barang.map((id) => [id, 40, '333.33']),
            { lokasi_id },
          );
        }
        const lama: { per: string; saat: string; isi: Row }[] = [];
        for (const [i, l] of semua.entries()) {
          await jalankan(buku, l).catch(refused);
          if (i % 12 !== 9) continue;
          if (i === 21) await toko.tutupBulan(hari('01-01'));
          const per = tanggal((l.pilih * 7) % 200);
          const saat = await toko.value<string>('select now()::text');
          lama.push({ per, saat, isi: await potret(toko, per, null) });
        }
        for (const hariKe of [0, 20, 90, 149, 330]) {
          periksa(await potret(toko, tanggal(hariKe), null));
        }
        await toko.settle();
        for (const { per, saat, isi } of lama) {
          const kini = await potret(toko, per, saat);
          periksa(kini);
          for (const r of Object.values<Row>(kini)) r.meta.diketahui = null;
          expect(kini).toEqual(isi);
        }
        const saat = await toko.value<string>('select now()::text');
        await toko.settle();
        for (const diketahui of [null, saat]) {
          await expectDimensi((group_by) =>
            laporan(toko, 'penjualan_summary', { ...setahun, group_by, diketahui, per_page: 500 }),
          );
        }
        expect(buku.dokumen.length).toBeGreaterThan(8);
        await toko.expectConsistent();
      },
    ),
    { numRuns: 2, endOnFailure: true },
  );
});
