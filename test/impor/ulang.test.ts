/** A file that comes again or is run again: what another mapping says counts, and what was made stays made. */
import { expect, test } from '@jest/globals';
import { hari } from '../helpers/story.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir } = openImpor();

const memetakan = (pemetaan: object) => ({ pemetaan: JSON.stringify(pemetaan) });

test('records of the same file are judged anew when its columns are other ones, and else are not', async () => {
  const { toko, rest, gladi, tenang, impor } = await openImportir();
  const file = 'kode,nama,satuan,Grosir\nA,Apel,PCS,700\nB,Beras,PCS,800';
  const first = await impor('barang', file);
  expect(first.ringkasan).toMatchObject({ dibuat: 2 });
  const again = await gladi('barang', file, 'a.csv', memetakan({ Grosir: 'harga_jual' }));
  expect([again.status, again.ringkasan]).toMatchObject(['siap', { diubah: 2, sudah_ada: 0 }]);
  await rest.post(`/api/impor/${again.id}/jalankan`);
  expect(await tenang(again.id)).toMatchObject({ status: 'selesai', ringkasan: { diubah: 2 } });
  expect(await toko.rows('select kode, harga_jual::int as harga from barang order by 1')).toEqual([
    { kode: 'A', harga: 700 },
    { kode: 'B', harga: 800 },
  ]);
  await toko.rows(`update barang set harga_jual = 1`);
  const third = await impor('barang', file);
  expect(third.ringkasan).toMatchObject({ diubah: 0, sudah_ada: 2 });
  expect(await toko.value('select sum(harga_jual)::int from barang')).toBe(2);
});

test('a document or a record without a code that other columns had made is a finding, until it is voided', async () => {
  const { toko, gladi, impor, rest } = await openImportir();
  const file = [
    'nomor,tanggal,akun_kode,Masuk,Keluar,Catatan',
    `J1,${hari('01-05')},1101,5,,satu`,
    `J1,${hari('01-05')},3101,,5,satu`,
  ].join('\n');
  const kolom = { Masuk: 'debit', Keluar: 'kredit', Catatan: '' };
  const made = await gladi('jurnal-umum', file, 'a.csv', memetakan(kolom));
  await rest.post(`/api/impor/${made.id}/jalankan`);
  const jurnal = () =>
    toko.rows(`select id::int, nomor, status, keterangan from transaksi order by id`);
  await impor('jurnal-umum', file);
  const [satu] = await jurnal();
  expect(await jurnal()).toMatchObject([{ status: 'final', keterangan: null }]);
  const other = memetakan({ Catatan: 'keterangan' });
  const refused = await gladi('jurnal-umum', file, 'a.csv', other);
  expect([refused.status, ...temuan(refused)]).toEqual([
    'ada_temuan',
    `2 null: sudah dibuat dari berkas ini dengan pemetaan lain, sebagai ${satu?.nomor}; batalkan dulu itu, atau pakai pemetaan yang sama`,
  ]);
  await toko.batalkan('jurnal-umum', satu?.id as number);
  await impor('jurnal-umum', file);
  expect(await jurnal()).toMatchObject([{ status: 'void' }, { keterangan: 'satu' }]);
  const kontak = 'nama,tipe,Kota asal\nBudi,pelanggan,Solo';
  await impor('kontak', kontak);
  const unknown = await gladi('kontak', kontak, 'a.csv', memetakan({ 'Kota asal': 'kota' }));
  expect(temuan(unknown)).toEqual([
    '2 null: sudah dibuat dari berkas ini dengan pemetaan lain, dan tanpa kode tidak diketahui yang mana',
  ]);
});

test('documents before one that is refused stay made, the counts say so, and a second run goes on there', async () => {
  const { toko, rest, gladi, tenang } = await openImportir();
  await toko.master('akun', { kode: '6998', nama: 'Lain', subklas_id: 62 });
  const lines = Array.from({ length: 60 }, (_, n) => {
    const head = `J${n},${hari('01-05')}`;
    return `${head},${n === 55 ? '6998' : '6202'},5,\n${head},3101,,5`;
  });
  const file = ['nomor,tanggal,akun_kode,debit,kredit', ...lines].join('\n');
  const { id } = await gladi('jurnal-umum', file);
  await toko.rows(`update akun set aktif = false where kode = '6998'`);
  await rest.post(`/api/impor/${id}/jalankan`);
  const failed = await tenang(id);
  expect(failed).toMatchObject({
    status: 'gagal',
    galat: expect.stringMatching(/^baris 112: detail\.0\.akun_kode: /),
    ringkasan: { dibuat: 55, sudah_ada: 0 },
    kemajuan: { selesai: 110 },
  });
  expect(await toko.value('select count(*) from transaksi')).toBe(55);
  await toko.rows(`update akun set aktif = true where kode = '6998'`);
  await rest.post(`/api/impor/${id}/jalankan`);
  expect(await tenang(id)).toMatchObject({
    status: 'selesai',
    ringkasan: { dibuat: 60, sudah_ada: 0 },
  });
  expect(await toko.value('select count(distinct nomor_referensi) from transaksi')).toBe(60);
  expect(await toko.value('select count(*) from transaksi')).toBe(60);
  await toko.expectConsistent();
});

test('a failed run of master data has made nothing, and counts nothing', async () => {
  const { toko, rest, gladi, tenang } = await openImportir();
  const { id } = await gladi('barang', 'kode,nama,satuan\nA,Apel,PCS\nB,Beras,PCS');
  await toko.rows(`update satuan set aktif = false where kode = 'PCS'`);
  await rest.post(`/api/impor/${id}/jalankan`);
  expect(await tenang(id)).toMatchObject({ status: 'gagal', ringkasan: { dibuat: 0 } });
});
