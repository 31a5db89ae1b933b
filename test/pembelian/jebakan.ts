/** Receipts, what bills them, and freight on them, as tests of what others got wrong need them. */
import type { Row, Toko } from '../helpers/story.ts';
import type { Baris } from '../helpers/toko.ts';

export const terima = (toko: Toko, tanggal: string, detail: Baris[], lain: Row = {}) =>
  toko.buat('pembelian', tanggal, { mode: 'penerimaan', detail, ...lain });

export const garis = async (toko: Toko, id: number, ke = 0) =>
  (await toko.baris(id))[ke]?.id as number;

export const tagih = async (toko: Toko, tanggal: string, datang: number, lain: Row = {}) =>
  toko.beli(tanggal, [{ penerimaan_baris_id: await garis(toko, datang), ...lain }]);

export const ongkos = async (toko: Toko, tanggal: string, sasaran: number, jumlah: number) =>
  toko.buat('hutang', tanggal, {
    kontak_id: toko.supplier,
    detail: [
      { alokasi: { dasar: 'qty', baris: [{ baris_id: await garis(toko, sasaran) }] }, jumlah },
    ],
  });

/** A supplier's note about the first line of an invoice: a credit, or a debit. */
export const nota = async (toko: Toko, tanggal: string, faktur: number, isi: Row, naik = false) =>
  toko.buat(naik ? 'pembelian' : 'retur-pembelian', tanggal, {
    ...{ mode: 'harga', lokasi_id: undefined },
    detail: [{ baris_asal_id: await garis(toko, faktur), ...isi }],
  });

export const sisa = async (toko: Toko, id: number) => {
  const { detail, status_tagih } = await toko.baca('pembelian', id);
  const [{ qty_ditagih, qty_diretur, qty_sisa } = {}] = detail as Row[];
  return [status_tagih, qty_ditagih, qty_diretur, qty_sisa];
};
