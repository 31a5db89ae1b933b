import type { Row } from '../helpers/database.ts';
import { hari, type Toko } from '../helpers/toko.ts';

export const TRANSFER = 'transfer-stok';

/** A shop with a second place and goods, and what sends and receives them there in two steps. */
export async function bukaTransfer(toko: Toko) {
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang();
  /** A transfer on 3 January; answers it with the id of its line. */
  const kirim = async (qty: number, lain: Row = {}) => {
    const { id } = await toko.buat(TRANSFER, '01-03', {
      lokasi_tujuan_id: cabang,
      dua_langkah: true,
      detail: [{ barang_id: barang, qty, ...lain }],
    });
    return { id, garis: (await toko.baris(id))[0]?.id as number };
  };
  /** Quantity and value of each location: 'CABANG 2 200.00, …'. */
  const isi = async (per: string | null = null) =>
    (
      await toko.rows<{ isi: string }>(
        `select l.kode || ' ' || trim_scale(s.qty) || ' ' || s.nilai as isi
           from erp_private.stok_per_lokasi($1, $2, null) as s join lokasi as l on l.id = s.lokasi_id
          where s.qty <> 0 or s.nilai <> 0 order by l.kode`,
        [per === null ? null : hari(per), barang],
      )
    )
      .map((row) => row.isi)
      .join(', ');
  const terima = (id: number, garis: number, tanggal: string, qty: number, hilang = false) =>
    toko.terima(TRANSFER, id, tanggal, [{ baris_id: garis, qty }], hilang);
  return { toko, cabang, barang, kirim, isi, terima };
}
