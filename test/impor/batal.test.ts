/** A whole run of an import is taken back by one call, or not at all; its file may come again. */
import { expect, test } from '@jest/globals';
import { createDokumen, hari, type Row } from '../helpers/story.ts';
import { pembukaan } from '../saldo_awal/pembukaan.ts';
import { openImpor } from './mengimpor.ts';

const { server, openToko, openImportir } = openImpor();

async function buka(settings?: Row) {
  const berkas = await openImportir(settings);
  const { toko, rest } = berkas;
  await toko.barang({ kode: 'B1', jenis: 'jasa' });
  await toko.kontak({ kode: 'C1', tipe: 'pelanggan' });
  const batalkan = (id: number, body: Row = {}) => rest.post(`/api/impor/${id}/batalkan`, body);
  const transaksi = () =>
    toko.rows(`select id::int, nomor_referensi as ref, status, alasan from transaksi order by id`);
  return { ...berkas, batalkan, transaksi };
}

const jual = (...nomor: string[]) =>
  [
    'nomor,tanggal,kontak,lokasi,barang,qty,harga',
    ...nomor.map((satu) => `${satu},${hari('01-05')},C1,UTAMA,B1,1,1000`),
  ].join('\n');

test('a run of sales is voided as one, once, and its file makes them again', async () => {
  const { toko, rest, impor, batalkan, transaksi } = await buka();
  const file = jual('A', 'B', 'C');
  const { id } = await impor('penjualan', file);
  const semula = await toko.saldo('1201');
  expect(semula).toBe('3000.00');
  const { status, body } = await batalkan(id, { alasan: 'berkas yang salah' });
  expect([status, body.status, body.message]).toEqual([200, 'dibatalkan', undefined]);
  expect(body.ditarik_pada).toMatch(/^20/);
  expect(body.catatan).toContain('ditarik kembali: 3');
  const dibatalkan = await transaksi();
  expect(dibatalkan).toMatchObject(
    ['A', 'B', 'C'].map((ref) => ({ ref, status: 'void', alasan: 'berkas yang salah' })),
  );
  expect(await toko.saldo('1201')).toBe('0.00');
  // Again it answers the same, and runs no more.
  expect((await batalkan(id)).body.ditarik_pada).toBe(body.ditarik_pada);
  expect((await rest.post(`/api/impor/${id}/jalankan`)).status).toBe(409);
  expect(await transaksi()).toEqual(dibatalkan);
  const lagi = await impor('penjualan', file);
  expect(lagi.ringkasan).toMatchObject({ dibuat: 3, sudah_ada: 0 });
  expect((await transaksi()).map((t) => t.status)).toEqual([
    ...['void', 'void', 'void'],
    ...['final', 'final', 'final'],
  ]);
  await toko.expectConsistent();
});

test('where something stands on one of them nothing is taken back, and it says what', async () => {
  const { toko, impor, batalkan, transaksi } = await buka();
  const { id } = await impor('penjualan', jual('A', 'B'));
  const [satu] = await transaksi();
  const kontak_id = await toko.value<number>(`select id::int from kontak where kode = 'C1'`);
  const lunas = await toko.as((db) =>
    createDokumen(db, 'pelunasan-piutang', {
      tanggal: hari('02-05'),
      kontak_id,
      akun_kas: '1101',
      jumlah: 1000,
      alokasi: [{ dokumen_id: satu?.id, jumlah: 1000 }],
    }),
  );
  const { status, body } = await batalkan(id);
  expect([status, body.code]).toEqual([409, 'KOIMP']);
  expect(JSON.stringify(body.message)).toMatch(
    new RegExp(`baris 2, .*masih dipakai oleh .*id ${lunas.id}`),
  );
  expect(JSON.stringify(body.message)).not.toMatch('baris 3');
  expect((await transaksi()).map((t) => t.status)).toEqual(['final', 'final', 'final']);
  await toko.batalkan('pelunasan-piutang', lunas.id);
  expect((await batalkan(id)).status).toBe(200);
  expect((await transaksi()).map((t) => t.status)).toEqual(['void', 'void', 'void']);
  await toko.expectConsistent();
});

test('records are deactivated, those that documents name are not, and their file revives them', async () => {
  const { toko, impor, batalkan } = await buka();
  const aktif = () =>
    toko.rows(`select kode, aktif from kontak where nama like 'Toko%' order by kode`);
  const file = 'kode,nama,tipe\nT1,Toko Satu,pelanggan\nT2,Toko Dua,pelanggan';
  const { id } = await impor('kontak', file);
  const sale = await impor('penjualan', jual('A').replace('C1', 'T1'));
  const ditolak = await batalkan(id);
  expect(ditolak.status).toBe(409);
  expect(JSON.stringify(ditolak.body.message)).toMatch(/baris 2, T1: masih dipakai oleh /);
  expect(await aktif()).toMatchObject([{ aktif: true }, { aktif: true }]);
  expect((await batalkan(sale.id)).status).toBe(200);
  expect((await batalkan(id)).status).toBe(200);
  expect(await aktif()).toMatchObject([{ aktif: false }, { aktif: false }]);
  const lagi = await impor('kontak', `${file}\nT3,Toko Tiga,pelanggan`, 'b.csv');
  expect(lagi.ringkasan).toMatchObject({ dibuat: 1, diubah: 2 });
  expect(await aktif()).toMatchObject([{ aktif: true }, { aktif: true }, { aktif: true }]);
  // What somebody deactivated by hand stays so.
  const tiga = await toko.value<number>(`select id::int from kontak where kode = 'T3'`);
  await toko.ubah('kontak', tiga, { aktif: false });
  await impor('kontak', `${file}\nT3,Toko Tiga,pelanggan\n`, 'c.csv');
  expect(await aktif()).toMatchObject([{ aktif: true }, { aktif: true }, { aktif: false }]);
});

test('openings, drafts and earlier balances go back too', async () => {
  const { toko, impor, batalkan, transaksi } = await buka();
  const awal = await impor('saldo-awal-akun', 'akun_kode,saldo\n1101,1000\n3101,1000');
  expect((await batalkan(awal.id)).status).toBe(200);
  expect(await toko.saldo('1101')).toBe('0.00');
  expect(await transaksi()).toMatchObject([{ status: 'void' }]);
  const bulan = pembukaan.slice(0, 7);
  const riwayat = await impor('riwayat-saldo', `bulan,akun_kode,saldo\n${bulan},1101,5`);
  expect((await batalkan(riwayat.id)).status).toBe(200);
  expect(await toko.value('select count(*)::int from riwayat_saldo')).toBe(0);
  await toko.set({ wajib_persetujuan: true });
  const { id } = await impor('penjualan', jual('A'));
  expect((await batalkan(id)).status).toBe(200);
  expect(await transaksi()).toMatchObject([{ status: 'void' }, { status: 'batal' }]);
});

test('only who may void may take back: no viewer, no other tenant, no key without the scope', async () => {
  const { toko, impor, gladi, batalkan, transaksi } = await buka();
  const { id } = await impor('penjualan', jual('A'));
  const as = async (other: string) => {
    const { status, body } = await server.rest(other).post(`/api/impor/${id}/batalkan`, {});
    return [status, body.code];
  };
  expect((await as(await server.tokenOf(toko, 'viewer')))[0]).toBe(403);
  expect(await as(await server.tokenOf(await openToko(), 'staff'))).toEqual([404, 'TDIMP']);
  expect((await server.rest('').post(`/api/impor/${id}/batalkan`, {})).status).toBe(401);
  const { body: kunci } = await server
    .rest(await server.tokenOf(toko, 'admin'))
    .post(
      '/api/pengaturan/kunci-api',
      { nama: 'Daring', peran: 'staff', cakupan: ['transaksi:create', 'transaksi:read'] },
      { 'x-admin-key': server.adminKey },
    );
  expect([kunci.message, (await as(kunci.kunci))[0]]).toEqual([undefined, 403]);
  const ready = await gladi('penjualan', jual('Z'));
  expect((await batalkan(ready.id)).body.code).toBe('KOIMP');
  expect(await transaksi()).toMatchObject([{ status: 'final' }]);
});

test('of two who take it back at once one does', async () => {
  const { toko, impor, batalkan, transaksi } = await buka();
  const { id } = await impor('penjualan', jual('A', 'B'));
  const both = await Promise.all([batalkan(id), batalkan(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body.ditarik_pada).toBe(both[1].body.ditarik_pada);
  expect((await transaksi()).map((t) => t.status)).toEqual(['void', 'void']);
  await toko.expectConsistent();
});
