/**
 * Fields that lead from the rows of reports to the rows of tables which they name. By the type of the report's rows,
 * then by the field, which is called as its table: the key that it goes by. Who may not read the table (a viewer) finds
 * null there.
 */
type Relation = { key: string; column: string; description: string };

const kontak: Relation = { key: 'kontak_id', column: 'id', description: 'Kontaknya' };
const transaksi: Relation = { key: 'transaksi_id', column: 'id', description: 'Dokumennya' };
const barang: Relation = { key: 'barang_id', column: 'id', description: 'Barangnya' };

export const REPORT_RELATIONS: Readonly<Record<string, Readonly<Record<string, Relation>>>> = {
  BukuBesarBaris: { kontak, transaksi },
  LaporanOrderBaris: { barang, kontak, transaksi },
  LaporanAbcBaris: { barang },
  LaporanHargaBeliBaris: { barang, kontak },
  LaporanKecukupanStokBaris: { barang },
  LaporanPembelianBaris: { barang, kontak, transaksi },
  LaporanStokLambatBaris: { barang },
  LaporanUsulanBeliBaris: { barang, kontak },
  LaporanBelumDitagihBaris: { barang, kontak },
  LaporanPencocokanBaris: { barang, kontak },
  LaporanPenjualanBaris: { barang, kontak, transaksi },
  LaporanPoinLot: { kontak, transaksi },
  LaporanPosBaris: { kontak, transaksi },
  PosRingkasan: { kontak },
  PpnBaris: { kontak, transaksi },
};
