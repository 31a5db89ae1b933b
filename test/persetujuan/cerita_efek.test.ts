/** What somebody sees who decides: the balance of the contact after it, and of a void that it would wait. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { openAturan } from './aturan.ts';

const story = openStory();
const server = openServer(story.data);
const tanggal = hari('01-10');

test('a request says what its contact owes now and after it, as the books then say', async () => {
  const { aturan, jual, kirim, lihat, setujui, toko, admin, staff } = await openAturan(
    story,
    server,
  );
  await kirim(jual(3, { tanggal }));
  await aturan({ total_min: 1000 });
  await aturan({ aksi: 'void' });
  const { id, permintaan } = await kirim(jual(10, { tanggal }));
  const [saldo, ...lain] = (await lihat(permintaan)).saldo_kontak;
  expect([saldo.kontak_id, saldo.sebelum, saldo.sesudah]).toEqual([toko.pelanggan, 300, 1300]);
  expect(saldo).toMatchObject({ kontak_nama: 'Pelanggan', akun_nama: expect.any(String) });
  expect(lain).toEqual([]);
  // Another sale meanwhile counts.
  await kirim(jual(1, { tanggal }));
  expect((await lihat(permintaan)).saldo_kontak).toMatchObject([{ sebelum: 400, sesudah: 1400 }]);
  expect(await setujui(permintaan, admin)).toEqual([200, 'disetujui', 1]);
  const sesudah = await toko.asOwner((db) =>
    db.value(
      'select sum(debit - kredit)::float from jurnal_baris where kontak_id = $1 and akun_kode = $2',
      [toko.pelanggan, saldo.akun_kode],
    ),
  );
  expect(sesudah).toBe(1400);
  // What is done has no after any more; a void goes the other way.
  expect((await lihat(permintaan)).saldo_kontak).toEqual([]);
  const asked = await staff.post(`/api/transaksi/penjualan/${id}/void`, { alasan: 'keliru' });
  expect((await lihat(asked.body.persetujuan_id)).saldo_kontak).toMatchObject([
    { sebelum: 1400, sesudah: 400 },
  ]);
});

test('a rehearsed void says whether it would wait, for whom, and nothing where nothing has it wait', async () => {
  const { aturan, jual, kirim, setujui, toko, staff, admin } = await openAturan(story, server);
  const kecil = await kirim(jual(2, { tanggal }));
  const besar = await kirim(jual(10, { tanggal }));
  const coba = async ({ id }: { id: number }, by = staff) => {
    const url = `/api/transaksi/penjualan/${id}/void?simulasi=true`;
    const { status, body } = await by.post(url, { alasan: 'keliru' });
    expect([status, body.message]).toEqual([200, undefined]);
    return (body as Row).persetujuan;
  };
  expect(await coba(besar)).toBeUndefined();
  await aturan({ nama: 'Void besar', aksi: 'void', jenis: ['penjualan'], total_min: 500 });
  expect(await coba(kecil)).toEqual({ perlu: false, aturan: null, langkah: [] });
  expect(await coba(besar)).toMatchObject({
    perlu: true,
    aturan: 'Void besar',
    langkah: [{ peran: ['admin'], jumlah: 1 }],
  });
  expect((await toko.dokumen(besar.id)).status).toBe('final');
  // The settings have it wait too, without a rule.
  await toko.set({ wajib_persetujuan: true, empat_mata: true });
  expect(await coba(kecil)).toEqual({ perlu: true, aturan: null, langkah: [] });
  await toko.set({ wajib_persetujuan: false, empat_mata: false });
  // As it is then asked for, and done: of what is voided nothing waits any more.
  const asked = await staff.post(`/api/transaksi/penjualan/${besar.id}/void`, { alasan: 'keliru' });
  expect(asked.status).toBe(202);
  expect(await setujui(asked.body.persetujuan_id, admin)).toEqual([200, 'disetujui', 1]);
  expect(await coba(besar)).toBeUndefined();
});
