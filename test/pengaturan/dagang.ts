import type { Row, TestDatabase, Who } from '../helpers/database.ts';
import { openToko, type Toko } from '../helpers/toko.ts';

export const admin: Who = { peran: 'admin', adminKey: true };
export const patch = (toko: Toko, isi: unknown, who: Who = admin) =>
  toko.by(who).value('select erp.pengaturan_patch($1)', [JSON.stringify(isi)]);
export const get = (toko: Toko) =>
  toko.by({ peran: 'viewer' }).value<Row>('select erp.pengaturan_get()');
export const setel = async (toko: Toko, nama: string) => (await get(toko))[nama];

/** A tenant that has bought and sold. */
export async function openDagang(data: TestDatabase, settings: Row = {}) {
  const toko = await openToko(data, settings);
  const barang = await toko.barang();
  await toko.beli('03-01', [[barang, 5, 1000]]);
  const jual = await toko.jual('03-02', [[barang, 1, 1500]]);
  return { toko, barang, jual };
}
