/** Master records of every kind, so that no table of them is empty. */
import type { Db } from '../helpers/database.ts';
import { createMaster } from '../helpers/toko.ts';

export async function fillMaster(db: Db, barang_id: number): Promise<void> {
  const dus = await createMaster(db, 'satuan', { kode: 'DUS', nama: 'Dus' });
  await createMaster(db, 'harga', { kode: 'G', nama: 'Grosir' });
  await createMaster(db, 'barang_satuan', { barang_id, satuan_id: dus, faktor: 2 });
  await createMaster(db, 'barang_harga', { barang_id, harga_kode: 'G', harga: 5 });
  const kontak_id = await db.value('select min(id) from kontak');
  await createMaster(db, 'barang_harga', { barang_id, kontak_id, harga: 4 });
  await createMaster(db, 'barang_pemasok', { barang_id, kontak_id, harga: 5 });
  const lokasi_id = await db.value('select min(id) from lokasi');
  await createMaster(db, 'barang_lokasi', { barang_id, lokasi_id, stok_minimum: 5 });
}
