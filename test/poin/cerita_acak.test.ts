import { expect, test } from '@jest/globals';
import type { Random } from '../helpers/acak.ts';
import { bukuAcak, hariAcak, pilih, satuFinal } from '../helpers/buku_acak.ts';
import { hari, openStory } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { openPoin } from './poin.ts';

const { data } = openStory();

/** What may be refused: points or stock that are not there, documents on which others stand, nothing left to return. */
const REFUSED = new Set(['KOPNK', 'KOSTK', 'KODEP', 'VADOK', 'VABYR', 'VATGL', 'KOSTS']);

type World = Awaited<ReturnType<typeof openPoin>>;

const ubah = ({ toko }: World, random: Random) =>
  toko.set({
    poin_metode: pilih(random, ['tangguhan', 'beban']),
    poin_nilai_poin: pilih(random, [30, 50, '33.33']),
    poin_masa_berlaku_hari: pilih(random, [null, 10, 40]),
    poin_rupiah_per_poin: pilih(random, [10, 100]),
  });

/** One thing that happens to points, dated on any day of three months. */
async function lakukan(world: World, apa: string, random: Random): Promise<unknown> {
  const { toko, barang, jual, tukar, retur, hangus } = world;
  const tanggal = hariAcak(random, '01', '02', '03');
  if (apa === 'ubah') return ubah(world, random);
  if (apa === 'jual') return jual(tanggal, 1 + random(3), 100 + random(900));
  if (apa === 'jual_poin') return jual(tanggal, 1, 1000, { poin: 1 + random(15) });
  if (apa === 'tukar') return tukar(tanggal, 1 + random(12));
  if (apa === 'tukar_barang') {
    const detail = [{ barang_id: barang, qty: 1 }];
    return tukar(tanggal, 1 + random(12), { cara: 'barang', lokasi_id: toko.lokasi, detail });
  }
  if (apa === 'hangus') return hangus();
  const jenis = apa === 'retur' ? '{penjualan}' : '{penjualan,bayar-poin,retur-penjualan}';
  const one = await satuFinal(world, random, `jenis::text = any ('${jenis}')`);
  if (one === undefined) return false;
  if (apa === 'retur') return retur(tanggal, one.id, 1);
  return toko.batalkan(one.jenis, one.id, {
    kaskade: random(2) === 0,
    tanggal: random(2) === 0 ? tanggal : null,
  });
}

/** Points are the liability on every day; at the end nothing but debts and what never expires is left. */
async function prove({ toko, hangus }: World): Promise<void> {
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
  await hangus();
  expect(await hangus()).toBe(0);
  await toko.expectConsistent();
  await expectRekonsiliasi(toko);
}

test.each([1, 7, 20, 33])(
  'whatever happens to points, they are the liability on every day (seed %i)',
  async (benih) => {
    const { semua } = await bukuAcak<World>({
      benih,
      banyak: 70,
      kata: 'ubah jual jual jual_poin tukar tukar_barang retur batal hangus',
      buka: () => openPoin(data),
      lakukan,
      ditolak: REFUSED,
      akhir: prove,
    });
    expect(semua).toBeGreaterThan(25);
  },
);
