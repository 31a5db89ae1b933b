/** Rules say what waits for whom: a document becomes a draft, and its steps are given one after the other. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { openAturan, URL_ATURAN } from './aturan.ts';

const story = openStory();
const server = openServer(story.data);
const buka = (set?: Row) => openAturan(story, server, set);

const DUA = [{ peran: ['kepala-toko'] }, { peran: ['admin'] }];
const tanggal = hari('01-10');

test('a sale above the amount waits for two people, and is posted by the second', async () => {
  const { toko, aturan, jual, kirim, lihat, setujui, staff, kepala, admin, kedua } = await buka();
  await aturan({ jenis: ['penjualan'], total_min: 1000, langkah: DUA });
  const kecil = await kirim(jual(9, { tanggal }));
  expect([kecil.permintaan, (await toko.dokumen(kecil.id)).status]).toEqual([null, 'final']);
  const besar = await kirim(jual(10, { tanggal }));
  expect([besar.nomor, (await toko.dokumen(besar.id)).status]).toEqual([
    `DRAFT-${besar.id}`,
    'draft',
  ]);
  const seen = await lihat(besar.permintaan);
  expect(seen).toMatchObject({
    aksi: 'posting',
    status: 'menunggu',
    aturan: 'Besar',
    langkah_ke: 1,
    langkah_banyak: 2,
    batas_pada: null,
    boleh: false,
    langkah: [
      { ke: 1, peran: ['kepala-toko'], jumlah: 1, putusan: [] },
      { ke: 2, peran: ['admin'], putusan: [] },
    ],
  });
  // Neither an admin at the step of another, nor who wrote it.
  expect(await setujui(besar.permintaan, admin)).toEqual([403, 'OTSET', null]);
  expect(await setujui(besar.permintaan, staff)).toEqual([403, 'OTSET', null]);
  const untuk = async (by: typeof admin) =>
    (await by.get('/api/persetujuan?untuk=saya')).body.data.map(({ id }: Row) => String(id));
  expect([await untuk(kepala), await untuk(admin)]).toEqual([[besar.permintaan], []]);
  expect(await setujui(besar.permintaan, kepala)).toEqual([200, 'menunggu', 2]);
  expect([await untuk(kepala), await untuk(admin)]).toEqual([[], [besar.permintaan]]);
  expect(await setujui(besar.permintaan, kepala)).toEqual([403, 'OTSET', null]);
  expect((await toko.dokumen(besar.id)).status).toBe('draft');
  expect(await setujui(besar.permintaan, kedua)).toEqual([200, 'disetujui', 2]);
  expect((await toko.dokumen(besar.id)).status).toBe('final');
  const { langkah } = await lihat(besar.permintaan);
  expect(langkah.map((one: Row) => (one.putusan as Row[]).length)).toEqual([1, 1]);
});

test('approve answers 202 while steps remain, and 204 at the last', async () => {
  const { aturan, jual, kirim, kepala, admin } = await buka();
  await aturan({ total_min: 1000, langkah: DUA });
  const { id, permintaan } = await kirim(jual(10, { tanggal }));
  const url = `/api/transaksi/penjualan/${id}/approve`;
  const satu = await kepala.post(url);
  expect([satu.status, satu.body]).toEqual([
    202,
    { persetujuan_id: Number(permintaan), status: 'menunggu', langkah_ke: 2, langkah_banyak: 2 },
  ]);
  expect((await admin.post(url)).status).toBe(204);
  expect((await admin.post(url)).status).toBe(204);
});

test('whoever edits it begins the steps again, and it is judged by what it comes to then', async () => {
  const { toko, aturan, jual, kirim, lihat, setujui, staff, kepala, admin } = await buka();
  await aturan({ total_min: 1000, langkah: DUA });
  const { id, permintaan } = await kirim(jual(10, { tanggal }));
  const lama = (await lihat(permintaan)).sidik;
  expect(await setujui(permintaan, kepala)).toEqual([200, 'menunggu', 2]);
  expect((await staff.put(`/api/transaksi/penjualan/${id}`, jual(20, { tanggal }))).status).toBe(
    204,
  );
  expect(await lihat(permintaan)).toMatchObject({ langkah_ke: 1, langkah: [{ putusan: [] }, {}] });
  expect(await setujui(permintaan, kepala, lama)).toEqual([409, 'KOSDK', null]);
  expect((await lihat(permintaan)).langkah_ke).toBe(1);
  expect(await setujui(permintaan, kepala)).toEqual([200, 'menunggu', 2]);
  expect(await setujui(permintaan, admin, lama)).toEqual([409, 'KOSDK', null]);
  expect((await toko.dokumen(id)).status).toBe('draft');
  // An admin who edits it is an author of it.
  const patch = { keterangan: 'dicek' };
  expect((await admin.patch(`/api/transaksi/penjualan/${id}`, patch)).status).toBe(204);
  expect(await setujui(permintaan, kepala)).toEqual([200, 'menunggu', 2]);
  expect(await setujui(permintaan, admin)).toEqual([403, 'OTSET', null]);
  // Below the amount no rule catches it any more.
  expect((await staff.put(`/api/transaksi/penjualan/${id}`, jual(1, { tanggal }))).status).toBe(
    204,
  );
  expect((await lihat(permintaan)).aturan).toBeUndefined();
});

test('splitting does not help, nor do drafts that wait', async () => {
  const { aturan, jual, kirim, toko } = await buka();
  await aturan({ jenis: ['penjualan'], total_min: 1000, kumulatif: 'hari' });
  expect((await kirim(jual(6, { tanggal }))).permintaan).toBeNull();
  expect((await kirim(jual(6, { tanggal }))).permintaan).not.toBeNull();
  expect((await kirim(jual(1, { tanggal }))).permintaan).not.toBeNull();
  expect((await kirim(jual(6, { tanggal: hari('01-11') }))).permintaan).toBeNull();
  const kontak_id = await toko.kontak();
  expect((await kirim(jual(6, { tanggal, kontak_id }))).permintaan).toBeNull();
});

test('of two parts at once one waits', async () => {
  const { aturan, jual, kirim } = await buka();
  await aturan({ total_min: 1000, kumulatif: 'hari' });
  const both = await Promise.all([0, 1].map(() => kirim(jual(6, { tanggal }))));
  expect(both.filter(({ permintaan }) => permintaan !== null)).toHaveLength(1);
});

test('the first rule by its order decides; of whom, where and what it catches', async () => {
  const { aturan, jual, kirim, lihat, toko, barang, admin, staff } = await buka();
  const lain = await toko.master('lokasi', { kode: 'LAIN', nama: 'Lain', tipe: 'toko' });
  await toko.beli('01-02', [[barang, 10, 100]], { lokasi_id: lain });
  await aturan({ nama: 'Staf', urutan: 20, peran_pembuat: ['staff'], total_min: 500 });
  await aturan({ nama: 'Lokasi', urutan: 10, lokasi_id: lain });
  await aturan({ nama: 'Mati', urutan: 1, aktif: false });
  await aturan({ nama: 'Beli', urutan: 1, jenis: ['pembelian'] });
  const kena = async (isi: Row, by = staff) => {
    const { permintaan } = await kirim(isi, by);
    return permintaan && (await lihat(permintaan)).aturan;
  };
  expect(await kena(jual(4, { tanggal }))).toBeNull();
  expect(await kena(jual(5, { tanggal }))).toBe('Staf');
  expect(await kena(jual(5, { tanggal }), admin)).toBeNull();
  expect(await kena(jual(1, { tanggal, lokasi_id: lain }), admin)).toBe('Lokasi');
});

test('a rehearsal says what a rule would do, and nothing where there is no rule', async () => {
  const { aturan, jual, staff } = await buka();
  const coba = async (qty: number) =>
    (await staff.post('/api/transaksi/penjualan?simulasi=true', jual(qty, { tanggal }))).body;
  expect(await coba(10)).not.toHaveProperty('persetujuan');
  await aturan({ total_min: 1000 });
  expect((await coba(9)).persetujuan).toEqual({ perlu: false, aturan: null, langkah: [] });
  expect((await coba(10)).persetujuan).toMatchObject({
    perlu: true,
    aturan: 'Besar',
    langkah: [{ peran: ['admin'], jumlah: 1 }],
  });
});

test('of a list that is posted as a whole one that is caught makes all of them drafts', async () => {
  const { aturan, jual, staff, toko } = await buka();
  await aturan({ total_min: 1000 });
  const kirim = async (...qty: number[]) => {
    const isi = qty.map((one) => jual(one, { tanggal }));
    const { status, body } = await staff.post('/api/transaksi/penjualan/massal', {
      mode: 'semua',
      dokumen: isi,
    });
    expect([status, body.message]).toEqual([201, undefined]);
    return body.data.map((one: Row) => [one.status, one.persetujuan_id !== undefined]);
  };
  expect(await kirim(1, 2)).toEqual([
    ['final', false],
    ['final', false],
  ]);
  expect(await kirim(1, 10, 2)).toEqual([
    ['draft', false],
    ['draft', true],
    ['draft', false],
  ]);
  // A rehearsal says which of them it would be.
  const dokumen = [1, 10].map((one) => jual(one, { tanggal }));
  const isi = { mode: 'semua', dokumen };
  const coba = await staff.post('/api/transaksi/penjualan/massal?simulasi=true', isi);
  expect(coba.body.data.map(({ persetujuan }: Row) => persetujuan)).toMatchObject([
    { perlu: false },
    { perlu: true, aturan: 'Besar' },
  ]);
  await toko.expectConsistent();
});

test('a void that is caught waits, and is done as it was asked when its last step is given', async () => {
  const { aturan, jual, kirim, lihat, setujui, staff, kepala, admin, toko } = await buka();
  await aturan({ aksi: 'void', jenis: ['penjualan'], total_min: 500, langkah: DUA });
  const { id } = await kirim(jual(5, { tanggal }));
  const url = `/api/transaksi/penjualan/${id}/void`;
  const asked = await staff.post(url, { alasan: 'salah catat', tanggal: hari('01-12') });
  expect([asked.status, asked.body]).toEqual([
    202,
    { persetujuan_id: expect.any(Number), status: 'menunggu' },
  ]);
  const { persetujuan_id } = asked.body;
  expect((await admin.post(url, { alasan: 'lagi' })).body.code).toBe('KOPSJ');
  const shown = (await staff.get(`/api/transaksi/penjualan/${id}?sertakan=persetujuan`)).body;
  expect(shown.persetujuan).toMatchObject([{ id: persetujuan_id, langkah_ke: 1, boleh: false }]);
  expect(await setujui(persetujuan_id, kepala)).toEqual([200, 'menunggu', 2]);
  const { sidik } = await lihat(persetujuan_id);
  expect((await toko.dokumen(id)).status).toBe('final');
  expect(await setujui(persetujuan_id, admin, sidik)).toEqual([200, 'disetujui', 2]);
  expect((await toko.dokumen(id)).status).toBe('void');
});

test('what a void takes along is judged as what is voided itself', async () => {
  const { aturan, jual, kirim, setujui, staff, kepala, admin, toko } = await buka();
  const detail = (qty: number, baris_asal_id: number) => [{ baris_asal_id, qty }];
  const dijual = async () => {
    const { id } = await kirim(jual(5, { tanggal }));
    const url = `/api/transaksi/penjualan/${id}`;
    const baris = (await staff.get(url)).body.detail[0].id as number;
    const retur = await staff.post(
      '/api/transaksi/retur-penjualan',
      jual(0, { tanggal, detail: detail(1, baris) }),
    );
    expect([retur.status, retur.body.message]).toEqual([201, undefined]);
    const ids = [id, retur.body.id as number];
    const status = () => Promise.all(ids.map(async (one) => (await toko.dokumen(one)).status));
    return { void: `${url}/void`, status };
  };
  const [satu, dua] = [await dijual(), await dijual()];
  const langkah = [{ peran: ['kepala-toko'] }];
  await aturan({ nama: 'Void retur', aksi: 'void', jenis: ['retur-penjualan'], langkah });
  const isi = { alasan: 'salah', kaskade: true };
  const coba = (await staff.post(`${satu.void}?simulasi=true`, isi)).body;
  expect(coba.persetujuan).toMatchObject({ perlu: true, aturan: 'Void retur' });
  const asked = await staff.post(satu.void, isi);
  expect([asked.status, await satu.status()]).toEqual([202, ['final', 'final']]);
  expect(await setujui(asked.body.persetujuan_id, admin)).toEqual([403, 'OTSET', null]);
  expect(await setujui(asked.body.persetujuan_id, kepala)).toEqual([200, 'disetujui', 1]);
  expect(await satu.status()).toEqual(['void', 'void']);
  // Of several rules the first by its order decides.
  await aturan({ nama: 'Void jual', urutan: 1, aksi: 'void', jenis: ['penjualan'] });
  const lagi = await staff.post(dua.void, isi);
  expect(await setujui(lagi.body.persetujuan_id, kepala)).toEqual([403, 'OTSET', null]);
  expect(await setujui(lagi.body.persetujuan_id, admin)).toEqual([200, 'disetujui', 1]);
  expect(await dua.status()).toEqual(['void', 'void']);
  await toko.expectConsistent();
});

test('whoever may give the step may refuse, with a reason; who wrote it takes it back', async () => {
  const { aturan, jual, kirim, kepala, staff, admin, toko } = await buka();
  await aturan({ total_min: 1000, langkah: DUA });
  const satu = await kirim(jual(10, { tanggal }));
  const url = `/api/persetujuan/${satu.permintaan}`;
  const alasan = 'terlalu banyak';
  expect((await admin.post(`${url}/tolak`, { alasan })).body.code).toBe('OTSET');
  expect((await staff.post(`${url}/tolak`, { alasan })).body.code).toBe('OTSET');
  expect((await kepala.post(`${url}/tolak`, { alasan })).body).toMatchObject({
    status: 'ditolak',
    catatan: alasan,
  });
  expect((await toko.dokumen(satu.id)).status).toBe('batal');
  const dua = await kirim(jual(10, { tanggal }));
  expect((await staff.post(`/api/persetujuan/${dua.permintaan}/tarik`)).body.status).toBe(
    'ditarik',
  );
});

test('a rule that changes meanwhile leaves what waits; a draft that grows is filed under it', async () => {
  const { aturan, jual, kirim, setujui, kepala, admin, kunci, staff } = await buka();
  const id = await aturan({ total_min: 1000, langkah: DUA });
  const lama = await kirim(jual(10, { tanggal }));
  const patch = { total_min: 500, langkah: [{ peran: ['admin'] }] };
  expect((await admin.patch(`${URL_ATURAN}/${id}`, patch, kunci)).status).toBe(204);
  expect(await setujui(lama.permintaan, kepala)).toEqual([200, 'menunggu', 2]);
  const baru = await kirim(jual(5, { tanggal }));
  expect(await setujui(baru.permintaan, admin)).toEqual([200, 'disetujui', 1]);
  expect((await admin.delete(`${URL_ATURAN}/${id}`, kunci)).status).toBe(204);
  expect(await setujui(lama.permintaan, admin)).toEqual([200, 'disetujui', 2]);
  // A draft that was kept before there was a rule keeps to the settings.
  const draft = await staff.post('/api/transaksi/penjualan', jual(20, { tanggal, draft: true }));
  await aturan({ total_min: 1000 });
  const url = `/api/transaksi/penjualan/${draft.body.id}/approve`;
  expect((await staff.post(url)).status).toBe(204);
});

test('of two who approve at once each counts once, and one of them posts it', async () => {
  const { aturan, jual, kirim, lihat, admin, kedua, toko } = await buka();
  await aturan({ total_min: 1000, langkah: [{ peran: ['admin'], jumlah: 2 }] });
  const { id, permintaan } = await kirim(jual(10, { tanggal }));
  const { sidik } = await lihat(permintaan);
  const url = `/api/persetujuan/${permintaan}/setujui`;
  const answers = await Promise.all(
    [admin, kedua, admin].map((who) => who.post(url, { sidik }).then(({ body }) => body)),
  );
  // Who comes after the last one reads that it is done.
  expect(answers.map(({ status }) => status)).toContain('disetujui');
  expect((await toko.dokumen(id)).status).toBe('final');
  const moved = `select count(*)::integer from mutasi_stok where transaksi_id = $1`;
  expect(await toko.asOwner((db) => db.value(moved, [id]))).toBe(1);
  const [{ putusan }] = (await lihat(permintaan)).langkah;
  expect(new Set(putusan.map(({ oleh }: Row) => JSON.stringify(oleh))).size).toBe(2);
});

test('an approver who loses his role, or is switched off, gives no step', async () => {
  const { aturan, jual, kirim, setujui, kedua, idOf, toko } = await buka();
  const { data } = story;
  await aturan({ total_min: 1000 });
  const { permintaan } = await kirim(jual(10, { tanggal }));
  await data.rows(
    `update erp_private.membership set peran = 'staff' where tenant_kode = $1 and pengguna_id = $2`,
    [toko.kode, await idOf('kedua')],
  );
  const [status] = await setujui(permintaan, kedua, '0'.repeat(64));
  expect(status === 401 || status === 403).toBe(true);
  const { boleh } = (await kedua.get(`/api/persetujuan/${permintaan}`)).body;
  expect(boleh ?? false).toBe(false);
});
