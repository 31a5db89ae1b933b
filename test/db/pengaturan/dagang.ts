import type { Row, TestDatabase, Who } from '../../helpers/database.ts';
import { hari, openToko, type Toko } from '../../helpers/toko.ts';

export const admin: Who = { peran: 'admin', adminKey: true };
export const patch = (toko: Toko, isi: unknown, who: Who = admin) =>
  toko.as((db) => db.value('select erp.pengaturan_patch($1)', [JSON.stringify(isi)]), who);
export const get = (toko: Toko) =>
  toko.as((db) => db.value<Row>('select erp.pengaturan_get()'), { peran: 'viewer' });
export const setel = async (toko: Toko, nama: string) => (await get(toko))[nama];

/** A tenant that has bought and sold. */
export async function openDagang(data: TestDatabase, settings: Row = {}) {
  const toko = await openToko(data, settings);
  const barang = await toko.barang();
  await toko.beli({ tanggal: hari('03-01'), detail: [[barang, 5, 1000]] });
  const jual = await toko.jual({ tanggal: hari('03-02'), detail: [[barang, 1, 1500]] });
  return { toko, barang, jual };
}
