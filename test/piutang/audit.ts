/** Audits of what a contact owes and is owed. */
import type { Row, TestDatabase } from '../helpers/database.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';

export const audit = (toko: Toko, dokumen: Row, draft = false) =>
  toko[draft ? 'draft' : 'buat']('audit-hutang-piutang', '01-20', {
    kontak_id: toko.pelanggan,
    ...dokumen,
  });
export const batal = (toko: Toko, id: number) => toko.batalkan('audit-hutang-piutang', id);
export const sisa = async (toko: Toko, id: number) => (await toko.dokumen(id)).sisa;

/** A contact that owes 1000.00 and 500.00, and is owed 400.00. */
export async function openShop(data: TestDatabase) {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 100, 10]]);
  const jual = async (qty: number) => (await toko.jual('01-05', [[barang, qty, 100]])).id;
  const beli = await toko.beli('01-06', [[barang, 40, 10]], { kontak_id: toko.pelanggan });
  return { toko, barang, a: await jual(10), b: await jual(5), h: beli.id };
}

/** What a contact owes and is owed on a day, deposits apart: all of it, confirmed in one figure. */
export const seluruh = (jenis: 'piutang' | 'hutang', saldo_konfirmasi: number, lain: Row = {}) => ({
  detail: [{ jenis, saldo_konfirmasi, ...lain }],
});

export const laporan = async (toko: Toko) =>
  (await toko.laporan('piutang', { sampai: hari('12-31') })).data.map(
    ({ transaksi_id, dikonfirmasi_pada }) => [transaksi_id, dikonfirmasi_pada],
  );
