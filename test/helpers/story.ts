/** What a story needs: a database of its own, shops in it, and helpers that post and assert. */
import { openDatabase, type Row, type Size } from './database.ts';
import { openToko as openIn } from './toko.ts';

export type { Db, Row, Who } from './database.ts';
export { expectError } from './expect.ts';
export type { Dibuat, Divoid, Toko } from './toko.ts';
export { ayat, createDokumen, createMaster, hari } from './toko.ts';

/** Called at the top of a test file: its database, and what opens shops in it. */
export function openStory(size: Size = 'many') {
  const data = openDatabase(size);
  const openToko = (settings?: Row) => openIn(data, settings);
  return {
    data,
    openToko,
    /** A shop with goods, which came at the start of the year if it is said how many at what price. */
    openBarang: async (qty = 0, harga: number | string = 10, settings?: Row) => {
      const toko = await openToko(settings);
      const barang = await toko.barang();
      if (qty > 0) await toko.beli('01-01', [[barang, qty, harga]]);
      return { toko, barang };
    },
    /** A shop, and what it can do under names of its own. */
    buka: async (settings?: Row) => {
      const toko = await openToko(settings);
      return { ...toko, toko };
    },
  };
}
