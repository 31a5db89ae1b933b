/** A shop whose sales have ids of other programs. */
import { beforeAll } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

export const JUAL = '/api/transaksi/penjualan';

const urutan = [0];
/** An id that no other document has. */
export const baru = () => `2401-${urutan.push(urutan.length)}`;

/** The address of a document by an id of another program. */
export const luar = (id: string, jalur = JUAL, sumber = 'shopee') =>
  `${jalur}/luar/${sumber}/${encodeURIComponent(id)}`;

/** Called at the top of a test file. What it answers is filled in before the first test. */
export function openLuar() {
  const { data, openToko } = openStory('few');
  const server = openServer(data);
  const dunia = { barang: 0 } as { toko: Toko; staff: Rest; barang: number };
  beforeAll(async () => {
    dunia.toko = await openToko();
    dunia.staff = await server.restAs(dunia.toko, 'staff');
    dunia.barang = await dunia.toko.barang();
    await dunia.toko.beli('01-01', [[dunia.barang, 1000, 10]]);
  });
  return {
    data,
    dunia,
    openToko,
    server,
    /** The body of a sale of one. */
    jual: (id_luar?: unknown, lain: Row = {}) => ({
      tanggal: hari('02-01'),
      kontak_id: dunia.toko.pelanggan,
      lokasi_id: dunia.toko.lokasi,
      detail: [{ barang_id: dunia.barang, qty: 1, harga: 50 }],
      ...(id_luar !== undefined && { id_luar }),
      ...lain,
    }),
    /** How many sales there are. */
    banyak: () =>
      dunia.toko.value<number>(`select count(*)::int from transaksi where jenis = 'penjualan'`),
  };
}
