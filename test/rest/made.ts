/** Documents that requests are about, made by a member of staff. */
import { hari } from '../helpers/toko.ts';
import type { Body } from './cases_master.ts';
import { ask } from './request.ts';
import type { World } from './world.ts';

export const penjualanOf = ({ toko, barang }: World): Body => ({
  tanggal: hari('02-01'),
  kontak_id: toko.pelanggan,
  lokasi_id: toko.lokasi,
  detail: [{ barang_id: barang, qty: '1.5', harga: 1500.25 }],
});

export async function make(world: World, jenis: string, body: Body) {
  const params = { jenis };
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, { params, body });
  if (made.status !== 201) throw new Error(`${jenis}: ${made.status} ${made.text}`);
  return { jenis, id: made.body.id as number };
}

export const makeDraft = (world: World) =>
  make(world, 'penjualan', { ...penjualanOf(world), draft: true });
export const makeFinal = (world: World) => make(world, 'penjualan', penjualanOf(world));

/** Money that is under way between two own accounts. */
export const makeTransit = (world: World) =>
  make(world, 'kas-bank', {
    tanggal: hari('02-01'),
    akun_asal: '1111',
    akun_tujuan: '1101',
    jumlah: '2500.50',
    transit: true,
  });

export const makeOrder = (world: World) =>
  make(world, 'order-penjualan', {
    tanggal: hari('02-01'),
    kontak_id: world.toko.pelanggan,
    lokasi_id: world.toko.lokasi,
    detail: [{ barang_id: world.barang, qty: '1.5', harga: 1500.25 }],
  });

/** Goods that came before their invoice. */
export const makeReceipt = (world: World) =>
  make(world, 'pembelian', {
    mode: 'penerimaan',
    tanggal: hari('02-02'),
    kontak_id: world.toko.supplier,
    lokasi_id: world.toko.lokasi,
    detail: [{ barang_id: world.barang, qty: 3, harga: 900 }],
  });
