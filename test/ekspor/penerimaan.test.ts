/** Receipts, and what bills them, go out with an export of everything and come in with the same books. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
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
const per = hari('01-31');
const sampai = hari('02-28');

/** All that reports say of a day, and line by line what is not billed. */
const buku = async (rest: Rest, pada: string) => {
  const { data: terbuka, meta } = (
    await rest.get(`/api/laporan/belum-ditagih?per=${pada}&per_page=500`)
  ).body;
  return {
    ...(await keadaan(rest, pada)),
    terbuka: terbuka.map(({ qty_sisa, nilai_sisa }: Row) => `${qty_sisa} ${nilai_sisa}`).sort(),
    kontrol: [meta.total_sisa, meta.total_kontrol],
  };
};

const garis = async (toko: Toko, id: number, ke = 0) => (await toko.baris(id))[ke]?.id as number;

const terima = (toko: Toko, tanggal: string, detail: Row[], lain: Row = {}) =>
  toko.buat('pembelian', tanggal, { mode: 'penerimaan', detail, ...lain });

const tutup = (toko: Toko, id: number, tanggal: string, detail: Row[]) =>
  toko.staf.row('select * from erp.penerimaan_tutup($1, $2, tanggal => $3, detail => $4)', [
    ...[id, 'selesai', hari(tanggal), JSON.stringify(detail)],
  ]);

/** Receipts until the day that are billed, returned, closed, landed on and noted in part, and one with odd values. */
async function sebelumnya() {
  const toko = await openToko();
  const kopi = await toko.barang({ kode: 'KOP', nama: 'Kopi', pajak_kode: 'PPN' });
  const teh = await toko.barang({ kode: 'TEH', nama: 'Teh' });
  await toko.jurnalkan('01-02', 'D 1101 20000, K 3101 20000');
  await toko.beli('01-03', [[kopi, 5, 1000]]);
  const lama = await terima(
    toko,
    '01-05',
    [
      { barang_id: kopi, qty: 60, harga: 100 },
      { barang_id: kopi, qty: 7, harga: 33.333333 },
      { barang_id: teh, qty: 3, harga: 0, hibah: true },
      { barang_id: teh, qty: 9, harga: 12.34 },
    ],
    { nomor_surat_jalan: 'SJ-1' },
  );
  const baris = async (ke: number) => ({ baris_id: await garis(toko, lama.id, ke) });
  await toko.jual('01-08', [[kopi, 20, 500]]);
  const faktur = await toko.beli('01-10', [
    { penerimaan_baris_id: (await baris(0)).baris_id, qty: 30, harga: 110, pajak_kode: 'PPN' },
  ]);
  await toko.buat('retur-pembelian', '01-11', {
    dokumen_asal_id: lama.id,
    detail: [{ baris_asal_id: (await baris(0)).baris_id, qty: 5 }],
  });
  await toko.buat('hutang', '01-12', {
    kontak_id: toko.supplier,
    detail: [{ alokasi: { dasar: 'qty', baris: [await baris(0)] }, jumlah: 77 }],
  });
  await tutup(toko, lama.id, '01-13', [{ ...(await baris(1)), qty: 3 }]);
  await toko.buat('retur-pembelian', '01-14', {
    ...{ mode: 'harga', lokasi_id: undefined },
    detail: [{ baris_asal_id: await garis(toko, faktur.id), jumlah: 40 }],
  });
  await tutup(toko, lama.id, '01-15', [await baris(3)]);
  return { toko, kopi, teh, lama };
}

async function ekspor(toko: Toko) {
  const token = await server.tokenOf(toko, 'staff');
  const rest = server.rest(token);
  return {
    rest,
    files: await eksporOf(server, token, `per=${per}&format=csv`),
    tertinggal: (await rest.get(`/api/ekspor/semua?format=json&per=${per}`)).body
      .tertinggal as Row[],
  };
}

/** The files one by one, and the zip as it stands. */
async function masukDuaKali(files: Map<string, Buffer>) {
  const baru = await openToko({ tanggal_mulai: nextDay(per) });
  const admin = await adminOf(baru.kode);
  await masukkan(files, admin);
  const utuh = await openToko({ tanggal_mulai: nextDay(per) });
  const satu = paketOf(server, await server.tokenOf(utuh, 'admin'));
  const paket = await satu.gladi(await zipOf(Object.fromEntries(files)), 'ekspor.zip');
  expect([paket.status, ...(await satu.temuan(paket))]).toEqual(['siap']);
  expect(await satu.jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  return { baru, rests: [admin.rest, satu.rest] };
}

test('what is open of receipts on the day is an opening of the next books', async () => {
  const { toko } = await sebelumnya();
  const { rest, files, tertinggal } = await ekspor(toko);
  expect(tertinggal.filter(({ perihal }) => perihal === 'pembelian')).toEqual([]);
  const asal = await buku(rest, per);
  expect(asal.terbuka).toEqual(['25 2500', '3 0', '4 133.33']);
  expect(asal.kontrol).toEqual([2633.33, 2633.33]);
  const { rests } = await masukDuaKali(files);
  for (const satu of rests) expect(await buku(satu, per)).toEqual(asal);
});

test('receipts after the day, and invoices of what came before and after it', async () => {
  const { toko, kopi, teh, lama } = await sebelumnya();
  const datang = await terima(
    toko,
    '02-01',
    [
      { barang_id: teh, qty: 10, harga: 40, diskon: 7 },
      { barang_id: kopi, qty: 6, harga: 90 },
      { barang_id: teh, qty: 2, harga: 55 },
    ],
    { nomor_surat_jalan: 'SJ-2' },
  );
  await toko.jual('02-02', [[teh, 4, 900]]);
  await toko.beli(
    '02-04',
    [
      { penerimaan_baris_id: await garis(toko, datang.id, 2), harga: 60 },
      { penerimaan_baris_id: await garis(toko, datang.id, 0), qty: 4, harga: 41.5 },
      { penerimaan_baris_id: await garis(toko, lama.id), qty: 15 },
      { barang_id: kopi, qty: 1, harga: 95 },
    ],
    { tanggal_faktur: hari('02-03'), nomor_faktur_supplier: 'INV-7' },
  );
  await toko.beli('02-06', [{ penerimaan_baris_id: await garis(toko, datang.id, 0), qty: 5 }]);
  const { rest, files, tertinggal } = await ekspor(toko);
  expect(tertinggal.filter(({ perihal }) => perihal === 'pembelian')).toEqual([]);
  const asal = await buku(rest, sampai);
  expect(asal.kontrol[0]).toBe(1712.63);
  const { baru, rests } = await masukDuaKali(files);
  for (const satu of rests) expect(await buku(satu, sampai)).toEqual(asal);
  expect(
    await baru.rows(
      `select t.tanggal::text, t.rincian ->> 'nomor_surat_jalan' as sj,
              t.rincian -> 'saldo_awal' as awal, t.rincian ->> 'status_tagih' as tagih
         from transaksi as t where t.mode = 'penerimaan' order by t.id`,
    ),
  ).toEqual([
    { tanggal: per, sj: 'SJ-1', awal: true, tagih: 'sebagian' },
    { tanggal: hari('02-01'), sj: 'SJ-2', awal: null, tagih: 'sebagian' },
  ]);
});

test('what no file carries of them is said', async () => {
  const { toko, teh, lama } = await sebelumnya();
  const datang = await terima(toko, '02-01', [{ barang_id: teh, qty: 4, harga: 40 }]);
  await tutup(toko, datang.id, '02-03', [{ baris_id: await garis(toko, datang.id), qty: 1 }]);
  const faktur = await toko.beli('02-04', [
    { penerimaan_baris_id: await garis(toko, lama.id), qty: 5, harga: 120 },
  ]);
  const truk = await toko.buat('hutang', '02-05', {
    kontak_id: toko.supplier,
    detail: [
      { alokasi: { dasar: 'qty', baris: [{ baris_id: await garis(toko, lama.id) }] }, jumlah: 9 },
    ],
  });
  const nota = await toko.buat('retur-pembelian', '02-06', {
    ...{ mode: 'harga', lokasi_id: undefined },
    detail: [{ baris_asal_id: await garis(toko, faktur.id), jumlah: 10 }],
  });
  const { tertinggal } = await ekspor(toko);
  const contoh = (kata: string) =>
    tertinggal.filter(({ pesan }) => String(pesan).includes(kata)).map((one) => one.contoh);
  expect(contoh('ditutup sesudah hari itu')).toEqual([[datang.nomor_transaksi]]);
  expect(contoh('harga lain')).toEqual([[faktur.nomor_transaksi]]);
  expect(contoh('tidak ada berkas impornya')).toEqual([
    [truk.nomor_transaksi],
    [nota.nomor_transaksi],
  ]);
});
