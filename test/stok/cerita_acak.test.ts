import { expect, test } from '@jest/globals';
import type { Random } from '../helpers/acak.ts';
import {
  batalAcak,
  buatAcak,
  bukuAcak,
  type Dagang,
  hariAcak,
  satuFinal,
} from '../helpers/buku_acak.ts';
import { openStory } from '../helpers/story.ts';

const { openToko } = openStory();

/** What may be refused: goods that are not there, documents on which others stand, nothing left to return. */
const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK', 'KOTRM', 'KOSTS', 'VATGL']);

/** Receives a transfer, whole or in part, writes its rest off, or takes a receipt back. */
async function receive(dunia: Dagang, random: Random): Promise<unknown> {
  const { toko } = dunia;
  const one = await satuFinal(dunia, random, `rincian ->> 'dua_langkah' = 'true'`);
  if (one === undefined) return false;
  const tanggal = hariAcak(random, '03');
  const how = random(5);
  if (how === 0) return toko.batalTerima('transfer-stok', one.id);
  if (how === 1) return toko.terima('transfer-stok', one.id, tanggal);
  const [garis] = await toko.baris(one.id);
  const detail = [{ baris_id: garis?.id, qty: 1 + random(2) }];
  return toko.terima('transfer-stok', one.id, tanggal, detail, how === 2);
}

const lakukan = (dunia: Dagang, apa: string, random: Random) =>
  apa === 'terima'
    ? receive(dunia, random)
    : apa === 'batal'
      ? batalAcak(dunia, random)
      : buatAcak(dunia, apa, random);

test.each([
  ['tenant', 1],
  ['tenant', 2],
  ['per_lokasi', 3],
  ['per_lokasi', 4],
])(
  'documents of all stock kinds in any order leave true books (%s, seed %i)',
  async (lingkup_hpp, benih) => {
    const { semua } = await bukuAcak<Dagang>({
      benih,
      banyak: 90,
      kata: 'beli beli beli jual jual hitung pakai pindah retur retur terima batal',
      buka: async () => {
        const toko = await openToko({ lingkup_hpp });
        const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
        const barang = [await toko.barang(), await toko.barang()];
        const lokasi = [toko.lokasi, cabang];
        return { toko, barang, lokasi, bulan: ['01', '02'], bertahap: true };
      },
      lakukan,
      ditolak: REFUSED,
      tiap: async ({ toko }, ke) => ke % 30 === 0 && toko.expectConsistent(),
    });
    expect(semua).toBeGreaterThan(30);
  },
);
