/** Who decides by now: at the place of the document, by the role that he has, and while he is a member at all. */
import { expect, test } from '@jest/globals';
import { persetujuan__batas } from '../../workers/tasks/each_due.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { runTask } from '../helpers/worker.ts';
import { openAturan, URL_ATURAN } from './aturan.ts';

const story = openStory();
const server = openServer(story.data);
const tanggal = hari('01-10');

/** A shop whose sales from 1,000 on wait for the steps. */
async function buka(langkah: Row[]) {
  const dunia = await openAturan(story, server);
  const { toko, idOf } = dunia;
  await dunia.aturan({ jenis: ['penjualan'], total_min: 1000, langkah });
  const anggota = async (nama: string, isi: string, nilai: unknown) =>
    story.data.rows(
      `update erp_private.membership set ${isi} = $3 where tenant_kode = $1 and pengguna_id = $2`,
      [toko.kode, await idOf(nama), nilai],
    );
  /** A server remembers who somebody is for a moment: it is asked until it knows. */
  const sampai = (url: string, nama: 'kepala' | 'kedua' | 'admin', wanted: boolean) =>
    until(async () => ((await dunia[nama].get(url)).body.boleh ?? false) === wanted);
  return { ...dunia, anggota, sampai };
}

test('a step of the place is given by who works there; another does not even see it wait for him', async () => {
  const { anggota, jual, kirim, setujui, lihat, kepala, admin, toko, barang, sampai } = await buka([
    { peran: ['kepala-toko', 'admin'], di_lokasi: true },
  ]);
  const lain = await toko.master('lokasi', { kode: 'LAIN', nama: 'Lain', tipe: 'toko' });
  await toko.beli('01-02', [[barang, 20, 100]], { lokasi_id: lain });
  await anggota('kepala', 'lokasi_id', [lain]);
  const disini = await kirim(jual(10, { tanggal }));
  const disana = await kirim(jual(10, { tanggal, lokasi_id: lain }));
  await sampai(`/api/persetujuan/${disana.permintaan}`, 'kepala', true);
  expect((await lihat(disini.permintaan)).langkah).toMatchObject([{ di_lokasi: true }]);
  const untuk = (await kepala.get('/api/persetujuan?untuk=saya')).body.data;
  expect(untuk.map(({ id }: Row) => String(id))).toEqual([disana.permintaan]);
  const [status, code] = await setujui(disini.permintaan, kepala, '0'.repeat(64));
  expect([status, ['OTSET', 'TDPSJ'].includes(code)]).toEqual([status === 404 ? 404 : 403, true]);
  expect((await toko.dokumen(disini.id)).status).toBe('draft');
  expect(await setujui(disana.permintaan, kepala)).toEqual([200, 'disetujui', 1]);
  // Who works everywhere works there too.
  expect(await setujui(disini.permintaan, admin)).toEqual([200, 'disetujui', 1]);
});

test('who lost his role while a request waits gives no step, and what he gave before stands', async () => {
  const { anggota, jual, kirim, setujui, lihat, kepala, admin, kedua, toko, sampai } = await buka([
    { peran: ['kepala-toko'] },
    { peran: ['admin'] },
  ]);
  const satu = await kirim(jual(10, { tanggal }));
  const dua = await kirim(jual(11, { tanggal }));
  expect(await setujui(satu.permintaan, kepala)).toEqual([200, 'menunggu', 2]);
  await anggota('kepala', 'peran_kode', null);
  await sampai(`/api/persetujuan/${dua.permintaan}`, 'kepala', false);
  expect(await setujui(dua.permintaan, kepala)).toEqual([403, 'OTSET', null]);
  expect(await setujui(satu.permintaan, admin)).toEqual([200, 'disetujui', 2]);
  expect((await toko.dokumen(satu.id)).status).toBe('final');
  // Nobody has the role any more: without an escalation it waits on, and an admin passes nothing.
  await runTask(story.data, persetujuan__batas);
  expect(await setujui(dua.permintaan, kedua)).toEqual([403, 'OTSET', null]);
  expect(await lihat(dua.permintaan)).toMatchObject({ status: 'menunggu', langkah_ke: 1 });
});

test('somebody who is switched off while a request waits decides nothing, and it escalates at once', async () => {
  const { jual, kirim, setujui, lihat, kepala, admin, idOf, toko } = await buka([
    { peran: ['kepala-toko'], batas_jam: 100, eskalasi: ['admin'] },
  ]);
  const { id, permintaan } = await kirim(jual(10, { tanggal }));
  const { sidik } = await lihat(permintaan);
  expect(await setujui(permintaan, admin)).toEqual([403, 'OTSET', null]);
  await story.data.rows('update erp_private.pengguna set aktif = false where id = $1', [
    await idOf('kepala'),
  ]);
  await until(async () => (await kepala.get(`/api/persetujuan/${permintaan}`)).status === 401);
  expect((await setujui(permintaan, kepala, sidik))[0]).toBe(401);
  expect((await toko.dokumen(id)).status).toBe('draft');
  await Promise.all([
    runTask(story.data, persetujuan__batas),
    runTask(story.data, persetujuan__batas),
  ]);
  expect((await lihat(permintaan)).langkah).toMatchObject([{ naik_pada: expect.any(String) }]);
  expect(await setujui(permintaan, admin)).toEqual([200, 'disetujui', 1]);
});

test('who has the role and may not approve could give no step, nor have another give it', async () => {
  const { jual, kirim, setujui, lihat, kepala, admin, kedua, idOf, kunci, aturan } = await buka([
    { peran: ['kepala-toko'], batas_jam: 100, eskalasi: ['staff'] },
  ]);
  const peran = async (isi: Row) =>
    expect((await admin.patch('/api/pengaturan/peran/kepala-toko', isi, kunci)).status).toBe(204);
  const pada = (geser: number) => new Date(Date.now() + 864e5 * geser).toISOString().slice(0, 10);
  const wakil = { kepada: await idOf('kedua'), dari: pada(-2), sampai: pada(2) };
  expect((await kepala.post('/api/persetujuan/delegasi', wakil)).status).toBe(201);
  const langkah = [{ peran: ['kepala-toko'] }];
  const id = await aturan({ nama: 'Diam', aktif: false, jenis: ['penjualan'], langkah });
  const peringatan = async () =>
    (await admin.get(`${URL_ATURAN}/${id}`, kunci)).body.peringatan as string[];
  const cakupan = ['master:read', 'transaksi:*', 'laporan:read'];
  for (const isi of [
    { lihat_biaya: false },
    { hanya_milik: true },
    { cakupan: ['transaksi:pembelian:*', 'transaksi:penjualan:create'] },
  ]) {
    await peran({ cakupan, lihat_biaya: true, hanya_milik: false });
    const { permintaan } = await kirim(jual(10, { tanggal }));
    await runTask(story.data, persetujuan__batas);
    expect((await lihat(permintaan)).langkah).toMatchObject([{ naik_pada: null }]);
    expect([await peringatan(), (await lihat(permintaan, kedua)).boleh]).toEqual([[], true]);
    await peran(isi);
    expect(await peringatan()).toEqual([
      'langkah.0: belum ada anggota dengan peran itu yang dapat menyetujui',
    ]);
    expect(await setujui(permintaan, kedua)).toEqual([403, 'OTSET', null]);
    await runTask(story.data, persetujuan__batas);
    expect((await lihat(permintaan)).langkah).toMatchObject([{ naik_pada: expect.any(String) }]);
  }
});

test('a shop whose others may not decide about its settings does not lock itself up', async () => {
  const { admin, idOf, kunci, toko, anggota } = await buka([{ peran: ['admin'] }]);
  const set = (isi: Row) => admin.patch('/api/pengaturan/tenant', isi, kunci);
  await set({ wajib_persetujuan: true, empat_mata: true });
  await story.data.rows(
    'delete from erp_private.membership where tenant_kode = $1 and pengguna_id = $2',
    [toko.kode, await idOf('kedua')],
  );
  // A member of staff is left who could decide.
  const asked = await set({ empat_mata: false });
  expect(asked.status).toBe(202);
  expect((await admin.post(`/api/persetujuan/${asked.body.persetujuan_id}/tarik`)).status).toBe(
    200,
  );
  // One with places, and one whose role has no scope for settings, decide about none.
  await anggota('staff', 'lokasi_id', [toko.lokasi]);
  expect((await set({ empat_mata: false })).status).toBe(204);
});
