/** The balance of control accounts beside a report follows its filter, or says that it does not. */
import { expect, test } from '@jest/globals';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { openPoin } from '../poin/poin.ts';

const { data, openToko } = openStory();

test('receivables and payables: of a contact it is what the contact owes; day and state it knows not', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10, 10]]);
  const lain = await toko.kontak();
  await toko.jual('01-03', [[barang, 1, 100]]);
  await toko.jual('01-03', [[barang, 1, 40]], { kontak_id: lain });
  await toko.settle();
  const kontrol = async (nama: string, args: Row) => {
    const { meta } = await toko.laporan(nama, args);
    return [meta.total_sisa ?? meta.total_nilai, meta.total_kontrol, meta.kontrol_disaring].map(
      (isi) => (typeof isi === 'boolean' ? isi : Number(isi)),
    );
  };
  expect(await kontrol('piutang', {})).toEqual([140, 140, true]);
  expect(await kontrol('piutang', { kontak_id: lain })).toEqual([40, 40, true]);
  expect(await kontrol('piutang', { kontak_id: toko.supplier })).toEqual([0, 0, true]);
  expect(await kontrol('hutang', { kontak_id: toko.supplier })).toEqual([100, 100, true]);
  expect(await kontrol('hutang', { kontak_id: lain })).toEqual([0, 0, true]);
  const lewat = { hari_lewat_dari: 0, hari_lewat_sampai: 36_500 };
  expect(await kontrol('piutang', lewat)).toEqual([140, 140, false]);
  const bayar = await toko.buat('pelunasan-piutang', '02-05', { kontak_id: lain, jumlah: 15 });
  // As of a day, and as it was known before the payment.
  expect(await kontrol('piutang', { kontak_id: lain })).toEqual([25, 25, true]);
  expect(await kontrol('piutang', { kontak_id: lain, sampai: hari('01-31') })).toEqual([
    40,
    40,
    true,
  ]);
  await toko.settle();
  const diketahui = await toko.value<string>('select clock_timestamp()::text');
  await toko.batalkan('pelunasan-piutang', bayar.id);
  await toko.settle();
  expect(await kontrol('piutang', { kontak_id: lain })).toEqual([40, 40, true]);
  expect(await kontrol('piutang', { kontak_id: lain, diketahui })).toEqual([25, 25, true]);
  const sisa = await kontrol('piutang', { kontak_id: lain, dari: hari('02-01') });
  expect(sisa).toEqual([0, 40, false]);
  expect((await kontrol('piutang', { status: 'lunas' }))[2]).toBe(false);
});

test('stock: the accounts know neither goods nor places, and it says so', async () => {
  const toko = await openToko();
  const [barang, lain] = [await toko.barang(), await toko.barang()];
  await toko.beli('01-02', [
    [barang, 10, 10],
    [lain, 1, 7],
  ]);
  const meta = async (args: Row) => (await toko.laporan('stok', args)).meta;
  const semua = { total_nilai: 107, total_kontrol: 107, kontrol_disaring: true };
  expect(await meta({})).toMatchObject(semua);
  expect(await meta({ per_lokasi: true })).toMatchObject(semua);
  const satu = { total_kontrol: 107, kontrol_disaring: false };
  expect(await meta({ barang_id: lain })).toMatchObject({ ...satu, total_nilai: 7 });
  expect(await meta({ lokasi_id: toko.lokasi })).toMatchObject(satu);
});

test('points: of a contact it is what the contact’s points are booked at', async () => {
  const { toko, jual } = await openPoin(data);
  const lain = await toko.kontak();
  await jual('01-05', 10, 1000);
  await jual('01-05', 20, 1000, { kontak_id: lain });
  const meta = async (args: Row) => (await toko.laporan('poin', args)).meta;
  expect(await meta({})).toMatchObject({ total_nilai: 1500, total_kontrol: 1500 });
  expect(await meta({ kontak_id: lain })).toMatchObject({
    total_nilai: 1000,
    total_kontrol: 1000,
    kontrol_disaring: true,
  });
});
