/** A document for each of our papers, with all that papers have words for; no name in it is a word of ours. */
import type { Toko } from '../helpers/story.ts';

/** A kind, or a kind and which of its documents, with a template. */
export const PAPERS: readonly (readonly [dokumen: string, templat: string])[] = [
  ['penjualan', 'faktur-a4'],
  ['penjualan', 'faktur-a5'],
  ['penjualan', 'faktur-kontinu'],
  ['penjualan', 'surat-jalan'],
  ['penjualan', 'kwitansi'],
  ['penjualan', 'struk-58'],
  ['penjualan', 'struk-80'],
  ['penjualan', 'tanda-terima'],
  ['penjualan tunai', 'struk-80'],
  ['penjualan termasuk', 'faktur-a4'],
  ['penjualan termasuk', 'kwitansi'],
  ['penjualan batal', 'faktur-a5'],
  ['pembelian', 'penerimaan'],
  ['pembelian/penerimaan', 'penerimaan'],
  ['pembelian/penerimaan', 'penutupan'],
  ['order-pembelian', 'order-pembelian'],
  ['order-penjualan', 'order-penjualan'],
  ['order-penjualan', 'surat-jalan'],
  ['order-penjualan/penawaran', 'penawaran'],
  ['retur-penjualan', 'nota-retur'],
  ['retur-penjualan draft', 'nota-retur'],
  ['retur-pembelian', 'nota-retur'],
  ['retur-pembelian/harga', 'nota-harga'],
  ['pembelian/harga', 'nota-harga'],
  ['transfer-stok', 'surat-jalan'],
  ['pelunasan-piutang', 'kwitansi'],
  ['pelunasan-piutang', 'tanda-terima'],
  ['pelunasan-hutang', 'tanda-terima'],
  ['kas-masuk', 'kwitansi'],
  ['kas-masuk', 'bukti-kas'],
  ['kas-keluar', 'bukti-kas'],
  ['kas-bank', 'bukti-kas'],
];

/** What the tenant calls its own, on these papers. */
export const THEIRS =
  'Toko Makmur, Jl. Braga, Maju, Vendor, Kopi Bubuk, PCS, PO, INV, SJ, BCA, ' +
  'Gudang Utama, Cabang, Kas, Bank, Pendapatan Lain-lain';

/** Two that an order waited for come, and one of them will not be billed. */
async function received(toko: Toko, head: object, pesan: number): Promise<number> {
  const [line] = await toko.baris(pesan);
  const { id } = await toko.buat('pembelian', {
    ...{ ...head, mode: 'penerimaan', nomor_surat_jalan: 'PO-SJ' },
    detail: [{ barang_id: line?.barang_id, qty: 2, order_baris_id: line?.id }],
  });
  const [datang] = await toko.baris(id);
  const detail = JSON.stringify([{ baris_id: datang?.id, qty: 1 }]);
  await toko.staf.row(`select * from erp.penerimaan_tutup($1, 'PO', detail => $2)`, [id, detail]);
  return id;
}

/** Makes them in a shop that is a PKP; answers their ids by the names in PAPERS, and the customer. */
export async function makeDocuments(toko: Toko, tahun: string) {
  const on = (monthDay: string) => `${tahun}-${monthDay}`;
  const party = (nama: string, tipe: string) =>
    toko.kontak({ nama, tipe, alamat: 'Jl. Braga 2', telepon: '022-2', npwp: '9876543210123456' });
  const [maju, vendor] = [await party('Maju', 'pelanggan'), await party('Vendor', 'supplier')];
  const cabang = await toko.master('lokasi', { kode: 'CAB', nama: 'Cabang', tipe: 'toko' });
  const barang = await toko.barang({ nama: 'Kopi Bubuk' });
  const [to, from] = [{ kontak_id: maju }, { kontak_id: vendor }];
  const one = (harga: number | string, lain: object = {}) => ({
    ...{ barang_id: barang, qty: 2, harga, pajak_kode: 'PPN' },
    ...lain,
  });
  const ids: Record<string, number> = {};
  const keep = async (nama: string, made: Promise<{ id: number }>) => {
    ids[nama] = (await made).id;
    return ids[nama];
  };
  const make = (nama: string, isi: object) => keep(nama, toko.buat(nama, on('02-06'), { ...isi }));
  const sell = (nama: string, detail: object[], lain: object = {}) => {
    const head = { ...to, jatuh_tempo: on('03-03'), nomor_referensi: 'PO-9' };
    return keep(nama, toko.jual(on('02-01'), detail as never, { ...head, ...lain }));
  };

  const beli = await keep(
    'pembelian',
    toko.beli(on('01-02'), [[barang, 1000, 100]], { ...from, nomor_faktur_supplier: 'INV-77' }),
  );
  const lines = Array.from({ length: 60 }, () => one(1000));
  const jual = await sell('penjualan', [one('3000000.25', { diskon: 0.5 }), ...lines], {
    ...{ ongkos: 5000, diskon: 1000, pembulatan: -0.5 },
    pembayaran: [{ akun_kode: '1101', jumlah: 5_500_000 }],
  });
  await sell('penjualan tunai', [one(5000)], {
    ...{ pembayaran: [{ akun_kode: '1101', jumlah: 12000 }], kembalian: 900 },
  });
  await sell('penjualan termasuk', [one(5000)], { harga_termasuk_pajak: true });
  await toko.batalkan('penjualan', await sell('penjualan batal', [one(5000)]));

  const kirim = { tanggal_kirim: on('02-10'), detail: [one(100)] };
  const pesan = await make('order-pembelian', { ...from, ...kirim });
  ids['pembelian/penerimaan'] = await received(toko, { ...from, tanggal: on('02-08') }, pesan);
  await make('order-penjualan', { ...to, ...kirim });
  await keep(
    'order-penjualan/penawaran',
    toko.buat('order-penjualan', on('02-06'), { ...to, mode: 'penawaran', detail: [one(100)] }),
  );
  const back = async (asal: number) => [{ baris_asal_id: (await toko.baris(asal))[0]?.id, qty: 1 }];
  const returned = { ...to, dokumen_asal_id: jual, detail: await back(jual) };
  await keep('retur-penjualan draft', toko.draft('retur-penjualan', on('02-05'), returned));
  await make('retur-penjualan', returned);
  await make('retur-pembelian', { ...from, dokumen_asal_id: beli, detail: await back(beli) });
  const nota = async (jenis: string, lain: object = {}) =>
    keep(
      `${jenis}/harga`,
      toko.buat(jenis, on('02-07'), {
        ...{ ...from, lokasi_id: undefined, mode: 'harga', ...lain },
        detail: [{ baris_asal_id: (await toko.baris(beli))[0]?.id, jumlah: 10 }],
      }),
    );
  await nota('retur-pembelian', { pph_kode: 'PPH23H' });
  await nota('pembelian');
  const moved = [{ barang_id: barang, qty: 5 }];
  await make('transfer-stok', { lokasi_tujuan_id: cabang, detail: moved });
  await make('pelunasan-piutang', {
    ...{ ...to, jumlah: 12000, kelebihan: 'titipan' },
    alokasi: [{ dokumen_id: ids['penjualan termasuk'], jumlah: 9000, potongan: 500 }],
  });
  const alokasi = [{ dokumen_id: beli, jumlah: 500 }];
  await make('pelunasan-hutang', { ...from, akun_kas: '1101', jumlah: 500, alokasi });
  const money = [{ akun_kode: '4201', jumlah: 1000 }];
  await make('kas-masuk', { ...to, detail: money });
  await make('kas-keluar', { ...from, detail: money });
  const transfer = { akun_asal: '1101', akun_tujuan: '1111' };
  await make('kas-bank', { ...transfer, jumlah: 900, biaya_admin: 25 });
  return { ids, pelanggan: maju };
}
