import { beforeAll } from '@jest/globals';
import type { Db } from '../helpers/database.ts';
import { openStory, type Toko } from '../helpers/story.ts';

class Undo extends Error {}

/**
 * A shop whose figures are worked out by hand, made before the first test: supplier 1, customers 2 (Budi, who pays
 * after 14 days) and 3 (Sari), goods 1 to 3, locations 1 and 2.
 */
export function bukaBuku(): Toko {
  const { openToko } = openStory();
  const buku = {} as Toko;
  beforeAll(async () => {
    Object.assign(buku, await openToko());
    await buku.ubah('kontak', buku.pelanggan, { kode: 'P1', nama: 'Budi', termin_hari: 14 });
    await buku.kontak({ kode: 'P2', nama: 'Sari' });
    await buku.master('lokasi', { kode: 'TOKO', nama: 'Toko', tipe: 'toko' });
    for (const [n, nama] of ['Beras', 'Gula', 'Teh'].entries()) {
      await buku.barang({ kode: `B${n + 1}`, nama });
    }
  });
  return buku;
}

/** Statements of the owner that leave nothing behind. */
export const trial = (buku: Toko, work: (db: Db) => Promise<void>): Promise<void> =>
  buku
    .asOwner(async (db) => {
      await work(db);
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
