/** What agents and keys may do at most: so much in a day, and nothing once a tenant has stopped them. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Toko } from '../helpers/story.ts';
import { openAgents, SCOPES } from './agents.ts';

const { server, tokens, key, makeKey, connect, jual, shop } = openAgents();
let toko: Toko;
beforeAll(() => {
  ({ toko } = shop());
});

test('a key moves so much in a day, by drafts and by what they come to more', async () => {
  const { kunci } = await makeKey([...SCOPES, 'transaksi:update'], {
    batas_rupiah_per_hari: 10_000,
  });
  const rest = server.rest(kunci);
  const path = '/api/transaksi/penjualan';
  const { dokumen } = jual();
  const ajukan = () => rest.post(path, { ...dokumen, draft: true });
  // 2.5 at 1500.25 are 3750.63 each.
  const [satu, dua, tiga] = [await ajukan(), await ajukan(), await ajukan()];
  expect([satu.status, dua.status]).toEqual([201, 201]);
  expect([tiga.status, tiga.body.code]).toEqual([429, 'BTRUP']);
  expect(tiga.body.message).toContain('7501.26 sudah terpakai');
  const line = dokumen.detail[0];
  const lebih = { ...dokumen, detail: [{ ...line, qty: 5 }] };
  expect((await rest.put(`${path}/${satu.body.id}`, lebih)).body.code).toBe('BTRUP');
  const kurang = { ...dokumen, detail: [{ ...line, qty: 1 }] };
  expect((await rest.put(`${path}/${satu.body.id}`, kurang)).status).toBe(204);
  const terpakai = 'select jumlah::text from kunci_rupiah';
  expect(await toko.value(terpakai)).toBe('7501.26');
  // Another key, and people, have nothing to do with it.
  const lain = await makeKey(SCOPES);
  expect((await server.rest(lain.kunci).post(path, { ...dokumen, draft: true })).status).toBe(201);
});

test('two at once do not pass together, nor a list, a void, an approval or a file', async () => {
  const path = '/api/transaksi/penjualan';
  const { dokumen } = jual();
  const batas = async (batas_rupiah_per_hari: number) =>
    server.rest((await makeKey(['transaksi:*'], { batas_rupiah_per_hari })).kunci);
  const sekaligus = await batas(5_000);
  const codes = (
    await Promise.all([0, 1, 2].map(() => sekaligus.post(path, { ...dokumen, draft: true })))
  ).map(({ body }) => body.code ?? 'dibuat');
  expect(codes.sort()).toEqual(['BTRUP', 'BTRUP', 'dibuat']);
  const daftar = { mode: 'semua', dokumen: [dokumen, dokumen] };
  const lain = await batas(5_000);
  expect((await lain.post(`${path}/massal`, daftar)).body.code).toBe('BTRUP');
  const admin = server.rest(tokens.admin);
  const { id } = (await admin.post(path, dokumen)).body;
  const draft = (await admin.post(path, { ...dokumen, draft: true })).body;
  const kecil = await batas(3_000);
  const ditolak = await Promise.all([
    kecil.post(`${path}/${id}/void`, { alasan: 'salah' }),
    kecil.post(`${path}/${draft.id}/approve`),
    kecil.post('/api/impor/1/jalankan'),
  ]);
  expect(ditolak.map(({ status, body }) => [status, body.code])).toEqual([
    [429, 'BTRUP'],
    [429, 'BTRUP'],
    [403, 'OTKUN'],
  ]);
  // What goes along counts too.
  const [baris] = (await admin.get(`${path}/${id}`)).body.detail;
  await toko.buat('retur-penjualan', '02-02', {
    kontak_id: toko.pelanggan,
    dokumen_asal_id: id,
    detail: [{ baris_asal_id: baris.id, qty: 1 }],
  });
  const kaskade = { alasan: 'salah', kaskade: true };
  const keduanya = { code: 'BTRUP', message: expect.stringMatching(/ini 5250\.88/) };
  const cukupSatu = await batas(4_000);
  expect((await cukupSatu.post(`${path}/${id}/void`, kaskade)).body).toMatchObject(keduanya);
  await toko.set({ wajib_persetujuan: true, penyetuju: 'admin' });
  const minta = await server.rest(tokens.staff).post(`${path}/${id}/void`, kaskade);
  expect(minta.status).toBe(202);
  const wakil = await makeKey(['transaksi:*'], { peran: 'admin', batas_rupiah_per_hari: 4_000 });
  const putusan = `/api/persetujuan/${minta.body.persetujuan_id}`;
  const { sidik } = (await server.rest(wakil.kunci).get(putusan)).body;
  const diputus = await server.rest(wakil.kunci).post(`${putusan}/setujui`, { sidik });
  expect(diputus.body).toMatchObject(keduanya);
  const status = 'select status from transaksi where id = any ($1) order by id';
  expect(await toko.rows(status, [[id, draft.id]])).toEqual([
    { status: 'final' },
    { status: 'draft' },
  ]);
});

test('one switch stops all agents of a tenant, and nobody else', async () => {
  const agents = [await connect((await makeKey(SCOPES)).kunci), await connect(`${tokens.staff}`)];
  const admin = server.rest(tokens.admin);
  const set = (agen_aktif: boolean) => admin.patch('/api/pengaturan/tenant', { agen_aktif }, key());
  const tanya: [string, object][] = [
    ['transaksi_draft_buat', jual()],
    ['simulasi', jual()],
    ['master_daftar', { entitas: 'barang' }],
    ['usaha', { bagian: 'tenant' }],
    ['usaha', { bagian: 'modul' }],
    ['draft_daftar', {}],
  ];
  expect((await set(false)).status).toBe(204);
  for (const agent of agents) {
    for (const [name, given] of tanya) {
      const stopped = await agent.call(name, given as Record<string, unknown>);
      expect([name, stopped.isi.code]).toEqual([name, 'OTAGH']);
    }
  }
  const staff = server.rest(tokens.staff);
  const { dokumen } = jual();
  expect((await staff.post('/api/transaksi/penjualan?simulasi=true', dokumen)).status).toBe(200);
  expect((await set(true)).status).toBe(204);
  for (const agent of agents) {
    expect((await agent.call('master_daftar', { entitas: 'barang' })).galat).toBe(false);
  }
});
