import { beliAset } from '../../helpers/aset.ts';
import type { Row } from '../../helpers/database.ts';
import { lalu } from '../../helpers/tahun.ts';
import { hari, type Toko } from '../../helpers/toko.ts';

/** What the documents below name. */
export type Dunia = {
  pelanggan: number;
  supplier: number;
  pegawai: number;
  umum: number;
  lokasi: number;
  cabang: number;
  barang: number;
  jasa: number;
  /** 10 goods sold on 02-10 for 15 each, untaxed, unpaid; its line. */
  jual: number;
  jualBaris: number;
  /** 100 goods bought on 02-01 for 10 each; its line. */
  beli: number;
  beliBaris: number;
  /** A claim on the employee, a bill of the supplier, a deposit of the customer. */
  piutang: number;
  hutang: number;
  titipan: number;
  aset: number;
};

export const tanggal = hari('03-10');
export const pembukaan = lalu('12-31');

const jual = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pelanggan,
  lokasi_id: d.lokasi,
  detail: [{ barang_id: d.barang, qty: 1, harga: 15, ...baris }],
  ...isi,
});
const beli = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  ...jual(d, {}, { harga: 10, ...baris }),
  kontak_id: d.supplier,
  ...isi,
});
const barangSaja = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  tanggal,
  lokasi_id: d.lokasi,
  detail: [{ barang_id: d.barang, qty: 1, ...baris }],
  ...isi,
});
const pindah = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  tanggal,
  lokasi_asal_id: d.lokasi,
  lokasi_tujuan_id: d.cabang,
  detail: [{ barang_id: d.barang, qty: 1, ...baris }],
  ...isi,
});
const opname = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  tanggal,
  lokasi_id: d.lokasi,
  detail: [{ barang_id: d.barang, qty_fisik: 1, ...baris }],
  ...isi,
});
const kas = (d: Dunia, baris: Row = {}, isi: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pelanggan,
  akun_kas: '1101',
  detail: [{ jumlah: 5, ...baris }],
  ...isi,
});
const lunas = (d: Dunia, isi: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pelanggan,
  akun_kas: '1101',
  jumlah: 5,
  ...isi,
});
const lain = (d: Dunia, baris: Row = {}, isi: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pegawai,
  detail: [{ akun_lawan: '1111', jumlah: 5, ...baris }],
  ...isi,
});
const jurnal = (baris: Row = {}, lawan: Row = {}, isi: Row = {}): Row => ({
  tanggal,
  detail: [
    { akun_kode: '6202', debit: 5, ...baris },
    { akun_kode: '1111', kredit: 5, ...lawan },
  ],
  ...isi,
});
export const awal = (d: Dunia, baris: Row = {}, isi: Row = {}): Row => ({
  tanggal: pembukaan,
  kontak_id: d.pelanggan,
  detail: [
    { nomor_faktur_asli: 'F-9', tanggal_faktur: pembukaan, nilai_sisa: 5, ...baris },
    ...((isi.lagi as Row[] | undefined) ?? []),
  ],
  ...isi,
});
const poin = (d: Dunia, isi: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pelanggan,
  poin: 1,
  cara: 'tunai',
  akun_kas: '1111',
  ...isi,
});
const returJual = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pelanggan,
  lokasi_id: d.lokasi,
  detail: [{ baris_asal_id: d.jualBaris, qty: 1, ...baris }],
  ...isi,
});
const returBeli = (d: Dunia, isi: Row = {}, baris: Row = {}): Row => ({
  tanggal,
  kontak_id: d.supplier,
  lokasi_id: d.lokasi,
  dokumen_asal_id: d.beli,
  detail: [{ baris_asal_id: d.beliBaris, qty: 1, ...baris }],
  ...isi,
});
const audit = (d: Dunia, baris: Row = {}, isi: Row = {}): Row => ({
  tanggal,
  kontak_id: d.pelanggan,
  detail: [{ dokumen_id: d.jual, saldo_konfirmasi: 1, ...baris }],
  ...isi,
});

/** A document of a kind, with what is said in its place: of its head, of its lines. */
export type Bentuk = (d: Dunia, ...parts: Row[]) => Row;

/** How documents of each kind are made. */
export const BENTUK: Record<string, Bentuk> = {
  penjualan: jual,
  pembelian: beli,
  'retur-penjualan': returJual,
  'retur-pembelian': returBeli,
  'transfer-stok': pindah,
  'opname-stok': opname,
  'penggunaan-persediaan': barangSaja,
  'order-pembelian': beli,
  'order-penjualan': jual,
  'kas-masuk': kas,
  'kas-keluar': kas,
  'kas-bank': (_, isi) => ({ tanggal, akun_asal: '1111', akun_tujuan: '1101', jumlah: 5, ...isi }),
  'pelunasan-piutang': lunas,
  'pelunasan-hutang': (d, isi) => lunas(d, { kontak_id: d.supplier, ...isi }),
  piutang: lain,
  hutang: (d, baris, isi) =>
    lain(d, { akun_lawan: '6202', ...baris }, { kontak_id: d.supplier, ...isi }),
  penyusutan: (_, isi) => ({ periode: hari('01'), ...isi }),
  'bayar-poin': poin,
  'jurnal-umum': (_, ...parts) => jurnal(...parts),
  'saldo-awal-hutang': (d) => ({ ...awal(d), kontak_id: d.supplier }),
  'saldo-awal-piutang': awal,
  'audit-hutang-piutang': audit,
};

/** Documents of each kind that are right. */
export const SAH: Record<string, (d: Dunia) => Row> = {
  ...BENTUK,
  'kas-masuk': (d) => kas(d, { akun_kode: '4201' }),
  'kas-keluar': (d) => kas(d, { akun_kode: '6203' }),
};

/** Makes in a tenant what the documents name. */
export async function bukaDunia(toko: Toko): Promise<Dunia> {
  const { pelanggan, supplier, lokasi } = toko;
  const { buat } = toko;
  const barang = await toko.barang();
  const pegawai = await toko.kontak({ tipe: 'pegawai' });
  const beli = await toko.beli('02-01', [[barang, 100, 10]]);
  const jual = await toko.jual('02-10', [[barang, 10, 15]]);
  const garis = async (id: number) => (await toko.baris(id))[0]?.id as number;
  const lain = (kontak_id: number, akun_lawan: string): Row => ({
    tanggal: hari('02-11'),
    kontak_id,
    detail: [{ akun_lawan, jumlah: 50 }],
  });
  const kepala = { tanggal: hari('02-11'), akun_kas: '1101' };
  const masuk = (isi: Row) => buat('kas-masuk', { ...kepala, ...isi });
  await buat('bayar-poin', pembukaan, {
    mode: 'saldo_awal',
    kontak_id: pelanggan,
    poin: 9,
    nilai: 0,
  });
  return {
    pelanggan,
    supplier,
    pegawai,
    lokasi,
    barang,
    umum: await toko.kontak({ kode: 'UMUM' }),
    cabang: await toko.master('lokasi', { nama: 'Cabang' }),
    jasa: await toko.barang({ jenis: 'jasa' }),
    jual: jual.id,
    jualBaris: await garis(jual.id),
    beli: beli.id,
    beliBaris: await garis(beli.id),
    titipan: (await masuk({ kontak_id: pelanggan, detail: [{ akun_kode: '2301', jumlah: 20 }] }))
      .id,
    piutang: (await buat('piutang', lain(pegawai, '1111'))).id,
    hutang: (await buat('hutang', lain(supplier, '6202'))).id,
    aset: await beliAset(toko, {
      nama: 'Rak',
      akun_aset: '1504',
      akun_akumulasi: '1604',
      tanggal: hari('01-01'),
      perolehan: 120,
      umur_bulan: 12,
    }),
  };
}
