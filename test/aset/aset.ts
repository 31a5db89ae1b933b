/** Fixed assets that stand on a journal which bought them. */
import type { Row } from '../helpers/database.ts';
import { createDokumen, createMaster, hari, type Toko } from '../helpers/toko.ts';

/** A rack and a van, without their cost. */
export const RAK = {
  nama: 'Rak',
  akun_aset: '1504',
  akun_akumulasi: '1604',
  tanggal: hari('01-10'),
  umur_bulan: 10,
};
export const MOBIL = { ...RAK, nama: 'Mobil boks', akun_aset: '1503', akun_akumulasi: '1603' };

export type Asal = { baris_id: number; nilai: number }[];

/** Books the cost of an asset, and the depreciation that it comes with; answers its lines. */
export async function bukukanAset(toko: Toko, isi: Row): Promise<Asal> {
  const { akun_aset, akun_akumulasi, tanggal, perolehan, akumulasi_awal = 0 } = isi;
  const [debit, awal] = [Number(perolehan), Number(akumulasi_awal)];
  const detail = [
    { akun_kode: akun_aset, debit },
    ...(awal > 0 ? [{ akun_kode: akun_akumulasi, kredit: awal }] : []),
    ...(debit > awal ? [{ akun_kode: '3101', kredit: debit - awal }] : []),
  ];
  const jurnal = await toko.as((db) => createDokumen(db, 'jurnal-umum', { tanggal, detail }));
  const baris = await toko.baris(jurnal.id);
  return baris
    .filter(({ akun_kode }) => akun_kode !== '3101')
    .map(({ id, subtotal }) => ({ baris_id: Number(id), nilai: Number(subtotal) }));
}

/** The same, and the asset that stands on them. */
export async function beliAset(toko: Toko, isi: Row): Promise<number> {
  const asal = await bukukanAset(toko, isi);
  return toko.as((db) => createMaster(db, 'aset', { ...isi, asal }));
}
