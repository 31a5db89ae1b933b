/** What an export of everything carries comes in again to the cent; what it cannot carry, it says. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { openWorker } from '../helpers/worker.ts';
import { importirOf } from '../impor/mengimpor.ts';
import { paketOf, zipOf } from '../impor/paket.ts';
import { eksporOf, keadaan, masukkan, nextDay } from './semua.ts';

const { data, openToko } = openStory();
const server = openServer(data);
beforeAll(async () => {
  await openWorker(data);
});

const adminOf = async (kode: string) => importirOf(server, await server.tokenOf({ kode }, 'admin'));
const tertinggal = async (rest: Rest, query: string) =>
  (await rest.get(`/api/ekspor/semua?format=json&${query}`)).body.tertinggal as Row[];

/** Balances of accounts and the tax of a month, without what is a tenant's own. */
const buku = async (rest: Rest, per: string, masa: string) => {
  const ppn = (await rest.get(`/api/laporan/ppn?masa=${masa}&per_page=500`)).body;
  return {
    ...(await keadaan(rest, per)),
    ppn: ppn.data
      .map(({ tanggal, sisi, pajak_kode, dpp, ppn, nomor_faktur_pajak }: Row) =>
        [tanggal, sisi, pajak_kode, dpp, ppn, nomor_faktur_pajak].join(' '),
      )
      .sort(),
  };
};

test('sales and purchases after the day, with all that they say', async () => {
  const toko = await openToko({ toleransi_ppn: 5 });
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const barang = await toko.barang({
    kode: 'KOP',
    nama: 'Kopi',
    pajak_kode: 'PPN',
    harga_minimum: 10,
    diskon_maksimum: 50,
    batas_harga: 'peringatan',
    kebijakan_stok_minus: 'izinkan',
  });
  await toko.master('akun', {
    kode: '6199',
    nama: 'Sewa',
    subklas_id: 61,
    arus_kas: 'pembayaran_beban',
  });
  await toko.jurnalkan('01-02', 'D 1101 20000, K 3101 20000');
  await toko.beli('01-05', [[barang, 5, 1000]]);
  const per = hari('01-31');
  await toko.beli('02-01', [[barang, 100, 900]], {
    detail: [
      {
        barang_id: barang,
        qty: 100,
        harga: 900,
        pajak_kode: 'PPN',
        ppn: 9901,
        nomor_faktur_pajak: 'FP-1',
      },
      { barang_id: barang, qty: 3, harga: 0, hibah: true },
      { barang_id: barang, qty: 10, harga: 800, pajak_kode: 'PPN', dikreditkan: false },
    ],
    pembulatan: -0.5,
  });
  for (const harga_termasuk_pajak of [false, true]) {
    await toko.jual('02-02', [[barang, 3, 2500]], {
      detail: [
        { barang_id: barang, qty: 3, harga: 2500, pajak_kode: 'PPN', nomor_faktur_pajak: 'FP-9' },
      ],
      ongkos: 247.22,
      ongkos_pajak_kode: 'PPN',
      harga_termasuk_pajak,
      harga_kode: 'GROSIR',
      pembulatan: 0.25,
      pembayaran: [{ akun_kode: '1101', jumlah: 5000 }],
    });
  }
  await toko.beli('02-03', [[barang, 2, 900]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 1500 }],
  });
  await toko.jurnalkan('02-04', 'D 6201 100, K 1101 100');
  const lama = await adminOf(toko.kode);
  const files = await eksporOf(
    server,
    await server.tokenOf(toko, 'staff'),
    `per=${per}&format=csv`,
  );
  expect([...files.keys()].filter((name) => /^1[456]-/.test(name))).toEqual([
    '14-jurnal-umum.csv',
    '15-pembelian.csv',
    '16-penjualan.csv',
  ]);
  const baru = await openToko({ toleransi_ppn: 5, tanggal_mulai: nextDay(per) });
  const admin = await adminOf(baru.kode);
  await masukkan(files, admin);
  // The zip as it stands, by one upload, makes the same.
  const utuh = await openToko({ toleransi_ppn: 5, tanggal_mulai: nextDay(per) });
  const satu = paketOf(server, await server.tokenOf(utuh, 'admin'));
  const paket = await satu.gladi(await zipOf(Object.fromEntries(files)), 'ekspor.zip');
  expect([paket.status, ...(await satu.temuan(paket))]).toEqual(['siap']);
  expect(paket.dilewati).toContainEqual({
    nama: 'dokumen.csv',
    sebab: 'hanya untuk dibaca, menurut BACA-DULU',
  });
  expect(await satu.jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  const bulan = hari('02-01').slice(0, 7);
  const sampai = hari('02-28');
  const asal = await buku(lama.rest, sampai, bulan);
  expect(await buku(admin.rest, sampai, bulan)).toEqual(asal);
  expect(await buku(satu.rest, sampai, bulan)).toEqual(asal);
});

test('the language of a contact', async () => {
  const toko = await openToko();
  await toko.kontak({ nama: 'Abroad Ltd', bahasa: 'en' });
  await toko.kontak({ nama: 'Dalam Negeri', bahasa: 'id' });
  const per = hari('01-31');
  const files = await eksporOf(server, await server.tokenOf(toko, 'staff'), `per=${per}`);
  const baru = await openToko({ tanggal_mulai: nextDay(per) });
  await masukkan(files, await adminOf(baru.kode));
  const bahasa = `select nama, bahasa from kontak where nama ~ '^(Abroad|Dalam)' order by nama`;
  expect(await baru.rows(bahasa)).toEqual([
    { nama: 'Abroad Ltd', bahasa: 'en' },
    { nama: 'Dalam Negeri', bahasa: 'id' },
  ]);
});

test('what no file carries is said, with its numbers', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'KOP', atribut: { warna: 'hitam' } });
  await toko.jurnalkan('01-02', 'D 1101 20000, D 1111 500, K 3101 20500');
  await toko.beli('01-05', [[barang, 5, 1000]]);
  const muka = await toko.buat('kas-masuk', '01-06', {
    detail: [{ akun_kode: '2301', kontak_id: toko.pelanggan, jumlah: 300 }],
  });
  const dua = await toko.jual('02-02', [[barang, 1, 2500]], {
    nomor_referensi: 'PO-7',
    pembayaran: [
      { akun_kode: '1101', jumlah: 100 },
      { akun_kode: '1111', jumlah: 200 },
    ],
    uang_muka: [{ dokumen_id: muka.id, jumlah: 50 }],
  });
  const biaya = await toko.beli('02-03', [[barang, 2, 900]], {
    biaya_tambahan: [{ jumlah: 75 }],
  });
  const lunas = await toko.buat('pelunasan-piutang', '02-04', {
    ...{ kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: 75 },
  });
  const batal = await toko.jual('01-20', [[barang, 1, 1]]);
  await toko.batalkan('penjualan', batal.id, { tanggal: '02-05' });
  await toko.draftJual('02-06', [[barang, 1, 1]]);
  const rest = await server.restAs(toko, 'staff');
  const query = `per=${hari('01-31')}`;
  const daftar = await tertinggal(rest, query);
  const contoh = (perihal: string, kata: string) =>
    daftar.filter((one) => one.perihal === perihal && String(one.pesan).includes(kata));
  expect(contoh('penjualan', 'beberapa akun')).toMatchObject([{ contoh: [dua.nomor_transaksi] }]);
  expect(contoh('penjualan', 'uang muka')).toMatchObject([{ contoh: [dua.nomor_transaksi] }]);
  expect(contoh('penjualan', 'referensi')).toMatchObject([{ contoh: [dua.nomor_transaksi] }]);
  expect(contoh('pembelian', 'biaya')).toMatchObject([{ contoh: [biaya.nomor_transaksi] }]);
  expect(contoh('pelunasan-piutang', 'tidak ada berkas')).toMatchObject([
    { banyak: 1, contoh: [lunas.nomor_transaksi] },
  ]);
  expect(contoh('penjualan', 'dibatalkan')).toMatchObject([{ contoh: [batal.nomor_transaksi] }]);
  expect(contoh('penjualan', 'draf')).toHaveLength(1);
  expect(contoh('barang', 'atribut')).toMatchObject([{ contoh: ['KOP'] }]);
  expect(contoh('akun', 'sesudah hari itu')).toMatchObject([
    { contoh: expect.arrayContaining(['1101', '1201']) },
  ]);
  expect(contoh('pengaturan', '')).toHaveLength(1);
  const files = await eksporOf(server, await server.tokenOf(toko, 'staff'), `${query}&format=csv`);
  const baca = (files.get('BACA-DULU.txt') as Buffer).toString();
  for (const { pesan, contoh: some } of daftar) {
    expect(baca).toContain(pesan as string);
    for (const one of some as string[]) expect(baca).toContain(one);
  }
  // Of today, nothing that was booked is left behind.
  const kini = await tertinggal(rest, '');
  expect(kini.map(({ perihal }) => perihal)).toEqual(['penjualan', 'barang', 'pengaturan']);
});
