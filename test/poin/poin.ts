import type { Row, TestDatabase } from '../helpers/database.ts';
import { openToko } from '../helpers/toko.ts';

/** Settings of a shop with points, in the columns that hold them. */
const aturPoin = (isi: Row = {}): Row => ({
  poin_aktif: true,
  poin_rupiah_per_poin: 1000,
  poin_nilai_poin: 50,
  ...isi,
});

/** A shop with points, money in the cash box and 100 pieces of goods at 1,000. */
export async function openPoin(data: TestDatabase, settings: Row = {}) {
  const toko = await openToko(data, aturPoin(settings));
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 100, 1000]]);
  await toko.jurnalkan('01-01', 'D 1101 1000000, K 3101 1000000');
  return {
    toko,
    barang,
    /** Sells pieces at a price, on credit. */
    jual: (tanggal: string, qty: number, harga: number, lain: Row = {}) =>
      toko.jual(tanggal, [[barang, qty, harga]], { ...lain }),
    /** Redeems points for money, or as said. */
    tukar: (tanggal: string, poin: number, lain: Row = {}) =>
      toko.buat('bayar-poin', tanggal, { poin, cara: 'tunai', ...lain }),
    retur: (tanggal: string, id: number, qty: number, lain?: Row) =>
      toko.retur('penjualan', tanggal, id, qty, lain),
    /** Contacts whose expired points are still to be booked. */
    jatuhTempo: () =>
      toko.pekerja.value<number[]>(
        `select coalesce(array_agg(id::int), '{}') from erp_private.worker_poin_list() as d (id)`,
      ),
    /** Books the expired points of a contact, day by day; answers how many. */
    hangus: async (kontak: number = toko.pelanggan) => {
      let jumlah = 0;
      for (let n = -1; n !== 0; jumlah += n) {
        const hasil = await toko.pekerja.value<number | null>(
          'select erp_private.worker_poin_kedaluwarsa($1)',
          [kontak],
        );
        n = hasil ?? 0;
      }
      return jumlah;
    },
    /** Lots with what is left of them: ['10 poin 500.00']. */
    lot: async (kontak: number = toko.pelanggan) =>
      (
        await toko.rows<{ lot: string }>(
          `select sum(poin) || ' poin ' || sum(nilai)::numeric(20, 2) as lot
             from poin_gerak where kontak_id = $1 group by lot_id order by lot_id`,
          [kontak],
        )
      ).map(({ lot }) => lot),
    poin: async (kontak: number = toko.pelanggan) =>
      (
        await toko.rows<{ poin: number }>('select poin from poin_saldo where kontak_id = $1', [
          kontak,
        ])
      )[0]?.poin ?? 0,
    /** Journals of expired points. */
    jurnalHangus: () => toko.jurnalSistem('kedaluwarsa'),
  };
}
