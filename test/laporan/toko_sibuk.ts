import { hari, type Toko } from '../helpers/toko.ts';
import type { Row } from './laporan.ts';

const PPN = { pajak_kode: 'PPN' };
const kas = (kontak_id: number | null, detail: Row[], tanggal: string) => ({
  tanggal: hari(tanggal),
  akun_kas: '1111',
  ...(kontak_id && { kontak_id }),
  detail,
});

/** January: openings, trade with and without tax, deposits that are used, returns. */
async function january(toko: Toko, barang: number) {
  const { buat } = toko;
  const { supplier } = toko;
  const awal = new Date(Date.parse(hari('01-01')) - 86_400_000).toISOString().slice(0, 10);
  await toko.jurnalkan(awal, 'D 1111 10000000, K 2401 1500000, 3299 8500000');
  const beli = await toko.beli(
    '01-05',
    [
      { barang_id: barang, qty: 100, harga: '1000.55', ...PPN },
      { barang_id: barang, qty: 3, harga: '33.333333', ...PPN, dikreditkan: false },
      { akun_kode: '1504', qty: 1, harga: 5000, ...PPN },
    ],
    { nomor_faktur_supplier: 'INV-7', pembayaran: [{ akun_kode: '1111', jumlah: 50_000 }] },
  );
  const titip = await buat(
    'kas-masuk',
    kas(toko.pelanggan, [{ akun_kode: '2301', jumlah: 11_100, ...PPN }], '01-06'),
  );
  const setor = await buat(
    'kas-keluar',
    kas(supplier, [{ akun_kode: '1403', jumlah: 2220, ...PPN }], '01-06'),
  );
  return { beli, titip, setor };
}

/** Sales with deposits, returns, own use, other receivables and payables. */
async function januarySales(toko: Toko, barang: number, beli: Row, titip: Row) {
  const { buat } = toko;
  const { supplier, pelanggan } = toko;
  const jual = await toko.jual('01-10', [{ barang_id: barang, qty: 10, harga: 2000, ...PPN }], {
    ongkos: 1234.56,
    ongkos_pajak_kode: 'PPN',
    uang_muka: [{ dokumen_id: titip.id, jumlah: 5000 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 4000 }],
  });
  const telat = await toko.jual(
    '01-20',
    [{ barang_id: barang, qty: 2, harga: '1999.99', ...PPN }],
    {
      uang_muka: [{ dokumen_id: titip.id, jumlah: 1000 }],
      pembayaran: [{ akun_kode: '1101', jumlah: 1000 }],
    },
  );
  const baris = async (id: number) => (await toko.baris(id))[0]?.id;
  await buat('retur-penjualan', '01-12', {
    kontak_id: pelanggan,
    dokumen_asal_id: jual.id,
    cara: 'potong_piutang',
    kondisi: 'baik',
    detail: [{ baris_asal_id: await baris(jual.id), qty: 3 }],
  });
  await buat('retur-pembelian', '01-13', {
    kontak_id: supplier,
    dokumen_asal_id: beli.id,
    nomor_nota_retur: 'NR-1',
    detail: [{ baris_asal_id: await baris(beli.id), qty: 7 }],
  });
  await buat('penggunaan-persediaan', '01-14', {
    alasan: 'promosi',
    detail: [{ barang_id: barang, qty: 1, akun_kode: '6101', ...PPN }],
  });
  await buat('piutang', '01-15', {
    kontak_id: pelanggan,
    detail: [{ akun_lawan: '4201', jumlah: 1000, ...PPN }],
  });
  await buat('hutang', '01-15', {
    kontak_id: supplier,
    detail: [{ akun_lawan: '6202', jumlah: 2000, ...PPN }],
  });
  return telat;
}

/** February: money back, a sale of January voided, tax paid, equity and loans moved. */
async function february(toko: Toko, barang: number, titip: Row, setor: Row, telat: Row) {
  const { buat } = toko;
  const { supplier, pelanggan } = toko;
  await buat(
    'kas-keluar',
    kas(pelanggan, [{ akun_kode: '2301', jumlah: 555, ...PPN, dokumen_id: titip.id }], '02-01'),
  );
  await buat(
    'kas-masuk',
    kas(supplier, [{ akun_kode: '1403', jumlah: 222, ...PPN, dokumen_id: setor.id }], '02-02'),
  );
  await toko.batalkan('penjualan', telat.id, { tanggal: '02-03' });
  await buat('kas-keluar', kas(null, [{ akun_kode: '2201', jumlah: 1000 }], '02-10'));
  await toko.jurnalkan('02-11', 'D 2201 500, K 1401 500');
  await buat('kas-masuk', kas(null, [{ akun_kode: '3101', jumlah: 70_000 }], '02-12'));
  await buat('kas-keluar', kas(null, [{ akun_kode: '3102', jumlah: 9_000 }], '02-12'));
  await buat('kas-bank', '02-13', {
    akun_asal: '1111',
    akun_tujuan: '1101',
    jumlah: 3000,
    biaya_admin: 6.5,
  });
  const pinjam = await toko.kontak({ tipe: 'lain' });
  await buat('hutang', '02-14', {
    kontak_id: pinjam,
    detail: [{ akun_lawan: '1111', jumlah: 40_000 }],
  });
  await buat('piutang', '02-14', {
    kontak_id: pinjam,
    detail: [{ akun_lawan: '1111', jumlah: 15_000 }],
  });
  // Back-dated into January.
  await toko.beli('01-04', [
    { barang_id: barang, qty: 5, harga: 1600, ...PPN, nomor_faktur_pajak: '010.01' },
  ]);
}

/**
 * Two months of a shop that uses every kind of document that touches cash, equity and tax, the openings before them,
 * and a purchase entered late. Answers its goods and the moment at which January was done.
 */
export async function isiTokoSibuk(toko: Toko): Promise<{ barang: number; awalFebruari: string }> {
  const barang = await toko.barang();
  const { beli, titip, setor } = await january(toko, barang);
  const telat = await januarySales(toko, barang, beli, titip);
  const awalFebruari: string = await toko.value('select clock_timestamp()::text');
  await february(toko, barang, titip, setor, telat);
  return { barang, awalFebruari };
}
