/** A good request for each row that takes many documents. */
import type { Case } from './cases.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;

/** Entities whose records are told apart by their code alone. */
export const CODED = ['barang', 'kontak', 'lokasi', 'akun', 'satuan', 'harga', 'aset'];

/** `masterOf` and `saleOf` make the body for one. */
export function massalCases(
  masterOf: (world: World, entity: string) => Body | Promise<Body>,
  saleOf: (world: World) => Body,
): Record<string, Case> {
  const masters = CODED.map((entity): [string, Case] => [
    `POST /master/${entity}/massal`,
    async (world) => ({ body: { mode: 'semua', dokumen: [await masterOf(world, entity)] } }),
  ]);
  return {
    ...Object.fromEntries(masters),
    'POST /transaksi/{jenis}/massal': (world) => ({
      params: { jenis: 'penjualan' },
      body: { mode: 'semua', dokumen: [saleOf(world), saleOf(world)] },
    }),
  };
}
