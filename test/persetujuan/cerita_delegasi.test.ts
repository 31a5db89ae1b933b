/** Requests are given back, delegated, reminded of and escalated; whoever may act is told. */
import { beforeAll, expect, test } from '@jest/globals';
import { persetujuan__batas } from '../../workers/tasks/each_due.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openWorker, runTask } from '../helpers/worker.ts';
import { openAturan } from './aturan.ts';

const story = openStory();
const server = openServer(story.data);
const tanggal = hari('01-10');
const KEPALA = [{ peran: ['kepala-toko'], batas_jam: 24, eskalasi: ['admin'] }];

beforeAll(async () => {
  await openWorker(story.data);
});

/** A shop whose head approves sales from 1,000 on, within a day. */
async function buka(langkah: Row[] = KEPALA) {
  const dunia = await openAturan(story, server);
  await dunia.aturan({ jenis: ['penjualan'], total_min: 1000, langkah });
  const { id, permintaan } = await dunia.kirim(dunia.jual(10, { tanggal }));
  const url = `/api/persetujuan/${permintaan}`;
  return { ...dunia, id, permintaan, url };
}

const judul = async (by: { get(url: string): Promise<{ body: Row }> }): Promise<string[]> => {
  const { data } = (await by.get('/api/notifikasi')).body as { data: Row[] };
  return data.map((one) => String(one.judul));
};

test('a draft is given back with a reason; it waits for nobody until it is written again', async () => {
  const { url, id, kepala, staff, admin, jual, lihat, setujui } = await buka();
  const alasan = 'harganya keliru';
  expect((await admin.post(`${url}/kembalikan`, { alasan })).body.code).toBe('OTSET');
  expect((await kepala.post(`${url}/kembalikan`, {})).status).toBe(400);
  expect((await kepala.post(`${url}/kembalikan`, { alasan })).body).toMatchObject({
    status: 'dikembalikan',
    status_transaksi: 'draft',
    catatan: alasan,
  });
  const path = `/api/transaksi/penjualan/${id}`;
  for (const how of ['approve', 'approve?simulasi=true']) {
    expect((await kepala.post(`${path}/${how}`)).body.code).toBe('KOPSJ');
  }
  await until(async () => (await judul(staff)).some((one) => one.startsWith('Dikembalikan')));
  expect((await staff.put(path, jual(11, { tanggal }))).status).toBe(204);
  const [baru] = (await kepala.get('/api/persetujuan?untuk=saya')).body.data;
  expect(baru).toMatchObject({ transaksi_id: id, langkah_ke: 1, total_nilai: 1100 });
  expect((await lihat(baru.id)).langkah).toHaveLength(1);
  expect(await setujui(baru.id, kepala)).toEqual([200, 'disetujui', 1]);
});

test('only a draft is given back', async () => {
  const { aturan, kirim, jual, staff, admin } = await buka();
  await aturan({ nama: 'Void', aksi: 'void' });
  const { id } = await kirim(jual(1, { tanggal }));
  const asked = await staff.post(`/api/transaksi/penjualan/${id}/void`, { alasan: 'keliru' });
  const url = `/api/persetujuan/${asked.body.persetujuan_id}`;
  expect((await admin.post(`${url}/kembalikan`, { alasan: 'x' })).body.code).toBe('KOPSJ');
});

test('who could give a step delegates it, and neither he nor his delegate counts twice', async () => {
  const { url, permintaan, kepala, kedua, admin, staff, idOf, setujui, lihat } = await buka([
    { peran: ['kepala-toko'] },
    { peran: ['admin'], jumlah: 2 },
  ]);
  const kepada = async (by: typeof admin, nama: string) => {
    const { status, body } = await by.post(`${url}/delegasikan`, { pengguna_id: await idOf(nama) });
    return [status, body.code ?? body.status];
  };
  expect(await kepada(admin, 'kedua')).toEqual([403, 'OTSET']);
  expect(await kepada(kepala, 'staff')).toEqual([400, 'VAPSJ']);
  expect(await kepada(kepala, 'kepala')).toEqual([400, 'VAPSJ']);
  expect(await kepada(kepala, 'viewer')).toEqual([400, 'VAPSJ']);
  expect(await kepada(kepala, 'kedua')).toEqual([200, 'menunggu']);
  expect(await kepada(kepala, 'kedua')).toEqual([200, 'menunggu']);
  expect(await kepada(kedua, 'admin')).toEqual([403, 'OTSET']);
  expect((await kedua.get('/api/persetujuan?untuk=saya')).body.data).toHaveLength(1);
  expect(await setujui(permintaan, kedua)).toEqual([200, 'menunggu', 2]);
  const { langkah } = await lihat(permintaan);
  expect(langkah[0].putusan).toHaveLength(1);
  expect(JSON.stringify(langkah[0].putusan[0])).toContain(await idOf('kepala'));
  // Who gave the first step, in whose place it was given, and who wrote it give none of the second.
  for (const who of [kedua, kepala, staff]) {
    expect(await setujui(permintaan, who)).toEqual([403, 'OTSET', null]);
  }
  expect(await setujui(permintaan, admin)).toEqual([200, 'menunggu', 2]);
});

test('somebody stands in for some days, until it is taken back', async () => {
  const { permintaan, kepala, admin, staff, kedua, idOf, setujui } = await buka();
  const hariIni = new Date().toISOString().slice(0, 10);
  const isi = { kepada: await idOf('kedua'), dari: '2020-01-01', sampai: hariIni };
  const url = '/api/persetujuan/delegasi';
  const salah = await kepala.post(url, { ...isi, dari: hariIni, sampai: '2020-01-01' });
  expect([salah.status, salah.body.code]).toEqual([400, 'VAPSJ']);
  const lewat = await kepala.post(url, { ...isi, dari: '2020-01-01', sampai: '2020-01-31' });
  expect(lewat.status).toBe(201);
  expect(await setujui(permintaan, kedua)).toEqual([403, 'OTSET', null]);
  const setahun = new Date(Date.now() - 864e5 * 300).toISOString().slice(0, 10);
  const besok = new Date(Date.now() + 864e5 * 2).toISOString().slice(0, 10);
  const made = await kepala.post(url, { ...isi, dari: setahun, sampai: besok });
  expect(made.status).toBe(201);
  expect((await kedua.get(url)).body.meta.total).toBe(2);
  expect((await staff.get(url)).body.meta.total).toBe(0);
  expect((await kedua.get('/api/persetujuan?untuk=saya')).body.data).toHaveLength(1);
  expect((await kedua.delete(`${url}/${made.body.id}`)).body.code).toBe('TDPSJ');
  expect((await kepala.delete(`${url}/${made.body.id}`)).status).toBe(204);
  expect((await kedua.get('/api/persetujuan?untuk=saya')).body.data).toHaveLength(0);
  expect(await setujui(permintaan, admin)).toEqual([403, 'OTSET', null]);
});

test('a step is reminded of at half of its time, and escalates once when it is over', async () => {
  const { toko, permintaan, kepala, admin, setujui, lihat } = await buka();
  const mundur = (jam: number) =>
    toko.asOwner((db) =>
      db.rows(
        `update persetujuan_langkah
            set mulai_pada = mulai_pada - $2 * interval '1 hour',
                batas_pada = batas_pada - $2 * interval '1 hour'
          where persetujuan_id = $1`,
        [permintaan, jam],
      ),
    );
  const jalan = () => runTask(story.data, persetujuan__batas);
  const cerita = async (by: typeof admin) =>
    (await judul(by)).filter((one) => one.includes('enunggu persetujuan')).length;
  await until(async () => (await cerita(kepala)) === 1);
  await jalan();
  expect([await cerita(kepala), await cerita(admin)]).toEqual([1, 0]);
  await mundur(13);
  await Promise.all([jalan(), jalan()]);
  expect([await cerita(kepala), await cerita(admin)]).toEqual([2, 0]);
  expect(await setujui(permintaan, admin)).toEqual([403, 'OTSET', null]);
  await mundur(12);
  await Promise.all([jalan(), jalan()]);
  await jalan();
  expect([await cerita(kepala), await cerita(admin)]).toEqual([3, 1]);
  expect((await lihat(permintaan)).langkah[0].naik_pada).not.toBeNull();
  expect(await setujui(permintaan, admin)).toEqual([200, 'disetujui', 1]);
});

test('a step that nobody is left to give escalates at once', async () => {
  const { toko, permintaan, admin, idOf, setujui } = await buka();
  await story.data.rows(
    `delete from erp_private.membership where tenant_kode = $1 and pengguna_id = $2`,
    [toko.kode, await idOf('kepala')],
  );
  await runTask(story.data, persetujuan__batas);
  expect(await setujui(permintaan, admin)).toEqual([200, 'disetujui', 1]);
});

test('who does not see the place of a document is nobody who could give its step', async () => {
  const { toko, permintaan, url, kepala, admin, idOf, lihat, setujui } = await buka();
  const cabang = await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const places = async (...lokasi: unknown[]) =>
    story.data.rows(
      `update erp_private.membership set lokasi_id = $3 where tenant_kode = $1 and pengguna_id = $2`,
      [toko.kode, await idOf('kepala'), lokasi],
    );
  await places(toko.lokasi);
  await runTask(story.data, persetujuan__batas);
  expect((await lihat(permintaan)).langkah[0].naik_pada).toBeNull();
  await places(cabang.body.id);
  await runTask(story.data, persetujuan__batas);
  expect((await lihat(permintaan)).langkah[0].naik_pada).not.toBeNull();
  await until(async () => (await kepala.get(url)).status === 404);
  expect((await kepala.get('/api/persetujuan?untuk=saya')).body.data).toEqual([]);
  expect(await setujui(permintaan, admin)).toEqual([200, 'disetujui', 1]);
});

test('the feed tells that a request waits, goes on and ends', async () => {
  const { permintaan, kepala, admin, setujui } = await buka([
    { peran: ['kepala-toko'] },
    { peran: ['admin'] },
  ]);
  await setujui(permintaan, kepala);
  await setujui(permintaan, admin);
  const jenis = async () => {
    const { data } = (await admin.get('/api/perubahan')).body;
    return data
      .filter(({ data: isi }: Row) => String((isi as Row)?.id) === permintaan)
      .map(({ type }: Row) => type)
      .filter((type: string) => type.startsWith('persetujuan.'));
  };
  await until(async () => (await jenis()).length >= 3);
  expect(await jenis()).toEqual([
    'persetujuan.diminta',
    'persetujuan.langkah',
    'persetujuan.selesai',
  ]);
});
