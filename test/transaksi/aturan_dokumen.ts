import { beliAset, RAK } from '../aset/aset.ts';
import type { Row } from '../helpers/database.ts';
import { lalu } from '../helpers/tahun.ts';
import { hari, type Toko } from '../helpers/toko.ts';

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

/** A document of a kind, with what is said in its place: of its head, of its lines. */
export type Bentuk = (d: Dunia, ...parts: Row[]) => Row;

type Bagian = (d: Dunia) => Row;

/** A head, and a line where there is one. */
const bentuk =
  (kepala: Bagian, baris?: Bagian): Bentuk =>
  (d, isi = {}, garis = {}) => ({
    tanggal,
    ...kepala(d),
    ...(baris && { detail: [{ ...baris(d), ...garis }] }),
    ...isi,
  });

/** The same; what is said of its line comes first. */
const menurutBaris = (kepala: Bagian, baris: Bagian): Bentuk => {
  const satu = bentuk(kepala, baris);
  return (d, garis, isi) => satu(d, isi, garis);
};

const barang: Bagian = (d) => ({ barang_id: d.barang, qty: 1 });
const dari: Bagian = (d) => ({ kontak_id: d.supplier, lokasi_id: d.lokasi });
const kepada: Bagian = (d) => ({ kontak_id: d.pelanggan, lokasi_id: d.lokasi });
const beli = bentuk(dari, (d) => ({ ...barang(d), harga: 10 }));
const jual = bentuk(kepada, (d) => ({ ...barang(d), harga: 15 }));
const kas = menurutBaris(
  (d) => ({ kontak_id: d.pelanggan, akun_kas: '1101' }),
  () => ({ jumlah: 5 }),
);

export const awal = (d: Dunia, baris: Row = {}, isi: Row = {}): Row => ({
  tanggal: pembukaan,
  kontak_id: d.pelanggan,
  detail: [
    { nomor_faktur_asli: 'F-9', tanggal_faktur: pembukaan, nilai_sisa: 5, ...baris },
    ...((isi.lagi as Row[] | undefined) ?? []),
  ],
  ...isi,
});

/** How documents of each kind are made. */
export const BENTUK: Record<string, Bentuk> = {
  penjualan: jual,
  pembelian: beli,
  'retur-penjualan': bentuk(kepada, (d) => ({ baris_asal_id: d.jualBaris, qty: 1 })),
  'retur-pembelian': bentuk(
    (d) => ({ ...dari(d), dokumen_asal_id: d.beli }),
    (d) => ({ baris_asal_id: d.beliBaris, qty: 1 }),
  ),
  'transfer-stok': bentuk(
    (d) => ({ lokasi_asal_id: d.lokasi, lokasi_tujuan_id: d.cabang }),
    barang,
  ),
  'opname-stok': bentuk(
    (d) => ({ lokasi_id: d.lokasi }),
    (d) => ({ barang_id: d.barang, qty_fisik: 1 }),
  ),
  'penggunaan-persediaan': bentuk((d) => ({ lokasi_id: d.lokasi }), barang),
  'order-pembelian': beli,
  'order-penjualan': jual,
  'kas-masuk': kas,
  'kas-keluar': kas,
  'kas-bank': bentuk(() => ({ akun_asal: '1111', akun_tujuan: '1101', jumlah: 5 })),
  'pelunasan-piutang': bentuk((d) => ({ kontak_id: d.pelanggan, akun_kas: '1101', jumlah: 5 })),
  'pelunasan-hutang': bentuk((d) => ({ kontak_id: d.supplier, akun_kas: '1101', jumlah: 5 })),
  piutang: menurutBaris(
    (d) => ({ kontak_id: d.pegawai }),
    () => ({ akun_lawan: '1111', jumlah: 5 }),
  ),
  hutang: menurutBaris(
    (d) => ({ kontak_id: d.supplier }),
    () => ({ akun_lawan: '6202', jumlah: 5 }),
  ),
  penyusutan: (_, isi) => ({ periode: hari('01'), ...isi }),
  'bayar-poin': bentuk((d) => ({
    kontak_id: d.pelanggan,
    poin: 1,
    cara: 'tunai',
    akun_kas: '1111',
  })),
  'jurnal-umum': (_, baris, lawan, isi) => ({
    tanggal,
    detail: [
      { akun_kode: '6202', debit: 5, ...baris },
      { akun_kode: '1111', kredit: 5, ...lawan },
    ],
    ...isi,
  }),
  'saldo-awal-hutang': (d) => ({ ...awal(d), kontak_id: d.supplier }),
  'saldo-awal-piutang': awal,
  'audit-hutang-piutang': menurutBaris(
    (d) => ({ kontak_id: d.pelanggan }),
    (d) => ({ dokumen_id: d.jual, saldo_konfirmasi: 1 }),
  ),
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
  await toko.master('barang_pemasok', { barang_id: barang, kontak_id: supplier, harga: 10 });
  await toko.master('barang_lokasi', { barang_id: barang, lokasi_id: lokasi, stok_minimum: 5 });
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
    aset: await beliAset(toko, { ...RAK, tanggal: hari('01-01'), perolehan: 120, umur_bulan: 12 }),
  };
}
