/** Where four eyes are wanted, nobody alone loosens the rule, opens a month, or closes a book year. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { jurnal, tahun } from '../helpers/tahun.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const TENANT = '/api/pengaturan/tenant';

async function buka() {
  const toko = await openToko();
  const key = { 'x-admin-key': server.adminKey };
  const [admin, staff] = await Promise.all([
    server.restAs(toko, 'admin'),
    server.restAs(toko, 'staff'),
  ]);
  const set = (isi: Row) => admin.patch(TENANT, isi, key);
  const setelan = async () => (await admin.get(TENANT, key)).body as Row;
  const empatMata = async () => {
    expect((await set({ wajib_persetujuan: true, empat_mata: true })).status).toBe(204);
  };
  /** The request that an answer of 202 names, with its digest. */
  const diminta = async (answer: { status: number; body: Row }) => {
    expect([answer.status, answer.body]).toEqual([
      202,
      { persetujuan_id: expect.any(Number), status: 'menunggu' },
    ]);
    const url = `/api/persetujuan/${answer.body.persetujuan_id}`;
    return { url, isi: (await staff.get(url)).body as Row };
  };
  return { toko, key, admin, staff, set, setelan, empatMata, diminta };
}

test('turning four eyes off waits for the other two', async () => {
  const { admin, staff, set, setelan, empatMata, diminta } = await buka();
  await empatMata();
  for (const isi of [
    { wajib_persetujuan: false },
    { empat_mata: false, nama: 'Toko Lain' },
  ] as Row[]) {
    const [name] = Object.keys(isi);
    const { url, isi: seen } = await diminta(await set(isi));
    expect(seen).toMatchObject({
      aksi: 'setelan',
      perihal: name,
      isi,
      jenis: null,
      dokumen: null,
      boleh: true,
    });
    expect(await setelan()).toMatchObject({ wajib_persetujuan: true, empat_mata: true });
    const lagi = await set(isi);
    expect([lagi.status, lagi.body.code]).toEqual([409, 'KOPSJ']);
    expect((await admin.post(`${url}/setujui`, { sidik: seen.sidik })).body.code).toBe('OTSET');
    expect((await admin.post(`${url}/tarik`)).body.status).toBe('ditarik');
  }
  // Twice of the same, and what tightens, wait for nobody.
  expect((await set({ empat_mata: true, penyetuju: 'admin' })).status).toBe(204);
  expect((await set({ nama: 'Toko Baru' })).status).toBe(204);
  // Nobody else could approve by now: a tenant does not lock itself up.
  expect((await set({ penyetuju: 'staff' })).status).toBe(204);
  const { url, isi } = await diminta(await set({ empat_mata: false }));
  expect((await staff.post(`${url}/setujui`, { sidik: '0'.repeat(64) })).body.code).toBe('KOSDK');
  const done = await staff.post(`${url}/setujui`, { sidik: isi.sidik, catatan: 'sudah dibahas' });
  expect([done.status, done.body]).toMatchObject([
    200,
    { status: 'disetujui', perihal: 'empat_mata' },
  ]);
  expect(await setelan()).toMatchObject({ wajib_persetujuan: true, empat_mata: false });
  expect((await set({ wajib_persetujuan: false })).status).toBe(204);
});

test('agents are stopped at once, and let in again by two', async () => {
  const { staff, set, setelan, empatMata, diminta } = await buka();
  await empatMata();
  expect((await set({ agen_aktif: false })).status).toBe(204);
  const { url, isi } = await diminta(await set({ agen_aktif: true }));
  expect(await setelan()).toMatchObject({ agen_aktif: false });
  expect((await staff.post(`${url}/setujui`, { sidik: isi.sidik })).status).toBe(200);
  expect(await setelan()).toMatchObject({ agen_aktif: true });
});

test('what a request of settings would do is seen as it is then', async () => {
  const { staff, set, setelan, empatMata, diminta } = await buka();
  await empatMata();
  const { url, isi } = await diminta(await set({ wajib_persetujuan: false, nama: 'Toko Satu' }));
  expect((await set({ nama: 'Toko Dua' })).status).toBe(204);
  const moved = await staff.post(`${url}/setujui`, { sidik: isi.sidik });
  expect([moved.status, moved.body.code]).toEqual([409, 'KOSDK']);
  expect(moved.body.message).toContain('nama: ');
  const seen = (await staff.post(`${url}/setujui?simulasi=true`)).body;
  expect(seen).toMatchObject({ simulasi: true, aksi: 'setelan' });
  expect((await staff.post(`${url}/setujui`, { sidik: seen.sidik })).status).toBe(200);
  expect(await setelan()).toMatchObject({ wajib_persetujuan: false, nama: 'Toko Satu' });
});

test('a closed month is opened, and a book year closed and opened, by two', async () => {
  const { toko, key, admin, staff, empatMata, diminta } = await buka();
  await jurnal(toko, hari('03-01'), '1101', '4201', 100);
  await empatMata();
  const bulan = (status: string) =>
    admin.put(`${TENANT}/periode`, { bulan: `${tahun}-01`, status }, key);
  const tahunan = `/api/pengaturan/tutup-tahun/${tahun}`;
  const laba = () => toko.saldo('3201');
  const setuju = async (answer: { status: number; body: Row }, isi: Row) => {
    const { url, isi: seen } = await diminta(answer);
    expect(seen).toMatchObject(isi);
    expect((await admin.post(`${url}/setujui`, { sidik: seen.sidik })).body.code).toBe('OTSET');
    expect((await staff.post(`${url}/setujui`, { sidik: seen.sidik })).status).toBe(200);
  };
  expect((await bulan('buka')).status).toBe(204);
  expect((await bulan('tutup')).status).toBe(204);
  await setuju(await bulan('buka'), { aksi: 'buka_bulan', perihal: `${tahun}-01`, jurnal: [] });
  expect((await bulan('buka')).status).toBe(204);
  const asked = await admin.post(tahunan, {}, key);
  expect(await laba()).toBe('0.00');
  await setuju(asked, { aksi: 'tutup_tahun', perihal: `${tahun}`, isi: { tahun, prive: false } });
  expect(await laba()).toBe('-100.00');
  // Once more changes nothing, and asks for nobody.
  expect((await admin.post(tahunan, {}, key)).status).toBe(200);
  await setuju(await admin.delete(tahunan, key), { aksi: 'buka_tahun', perihal: `${tahun}` });
  expect(await laba()).toBe('0.00');
  expect((await admin.delete(tahunan, key)).status).toBe(204);
  // What could not be done is refused at once.
  const belum = await admin.post(`/api/pengaturan/tutup-tahun/${tahun + 1}`, {}, key);
  expect([belum.status, belum.body.code]).toEqual([409, 'KOTHN']);
  expect((await admin.get('/api/persetujuan?status=menunggu')).body.meta.total).toBe(0);
});

test('who may not decide: a key without the right, a viewer, another shop, nobody', async () => {
  const { key, admin, staff, toko, set, empatMata, diminta } = await buka();
  await empatMata();
  const { url, isi } = await diminta(await set({ empat_mata: false }));
  const kunci = async (...cakupan: string[]) => {
    const isi = { nama: cakupan.join(), peran: 'admin', cakupan };
    return server.rest((await admin.post('/api/pengaturan/kunci-api', isi, key)).body.kunci);
  };
  const asing = await server.restAs(await openToko(), 'admin');
  for (const [who, expected] of [
    [await kunci('transaksi:*'), [403, 'OTCKP']],
    [await kunci('transaksi:*', 'pengaturan:*'), [403, 'OTSET']],
    [await server.restAs(toko, 'viewer'), [403, 'OTROL']],
    [asing, [404, 'TDPSJ']],
  ] as const) {
    for (const [path, body] of [
      ['setujui', { sidik: isi.sidik }],
      ['tolak', { alasan: 'tidak' }],
    ] as const) {
      const refused = await who.post(`${url}/${path}`, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, ...expected]);
    }
  }
  const sendiri = await staff.post(`${url}/tolak`, { alasan: 'tetap berdua' });
  expect([sendiri.status, sendiri.body]).toMatchObject([
    200,
    { status: 'ditolak', aksi: 'setelan' },
  ]);
});

test('those who may approve are told of what waits, and who asked for it is not', async () => {
  const { toko, admin, staff, set, empatMata, diminta } = await buka();
  await empatMata();
  const { url } = await diminta(await set({ empat_mata: false }));
  const id = Number(url.split('/').at(-1));
  const kabar = () =>
    toko.pekerja.value<number>(
      'select erp_private.worker_notifikasi_persetujuan(null::bigint, $1::bigint)',
      [id],
    );
  expect([await kabar(), await kabar()]).toEqual([1, 0]);
  expect((await staff.get('/api/notifikasi')).body.data[0]).toMatchObject({
    jenis: 'persetujuan',
    judul: 'Menunggu persetujuan: setelan empat_mata',
    tautan: url,
  });
  expect((await admin.get('/api/notifikasi')).body.data).toEqual([]);
});
