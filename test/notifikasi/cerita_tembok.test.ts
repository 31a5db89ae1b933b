/** What somebody is told who sees some places only, or his own documents: of what he sees, and no sum of others. */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });
const LIST = '/api/notifikasi?per_page=100';
const PERAN = { dasar: 'staff', cakupan: ['transaksi:*', 'laporan:*', 'master:*'] };

type Orang = { rest: Rest; id: string; peran: string };

let key: Record<string, string>;
let toko: Toko;
let cabang: number;
let admin: Rest;
let sari: Orang;
let budi: Orang;
let sendiri: Orang;

const member = async (nama: string, peran: string, places: Row = {}): Promise<Orang> => {
  const email = `${nama}@${toko.kode}.test`;
  const made = await admin.post('/api/pengaturan/pengguna', { email, nama, peran, ...places }, key);
  expect(made.status).toBe(201);
  return { rest: server.rest(await server.signIn(email, toko.kode)), id: made.body.id, peran };
};
const give = async ({ id, peran }: Orang, lokasi_id: number[] | null, role = peran) => {
  const assignments = [{ tenant_kode: toko.kode, peran: role, lokasi_id }];
  const url = `/api/pengaturan/pengguna/${id}/tenant-assignments`;
  expect((await admin.put(url, { assignments }, key)).status).toBe(204);
};

beforeAll(() => {
  key = { 'x-admin-key': server.adminKey };
});

beforeEach(async () => {
  toko = await openToko();
  admin = await server.restAs(toko, 'admin');
  cabang = (await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' })).body.id;
  for (const walls of [
    { kode: 'penjaga', nama: 'Penjaga' },
    { kode: 'sendiri', nama: 'Sendiri', hanya_milik: true },
  ]) {
    const role = await admin.post('/api/pengaturan/peran', { ...PERAN, ...walls }, key);
    expect(role.status).toBe(201);
  }
  // Sari is of the branch, Budi of the main place.
  sari = await member('sari', 'penjaga', { lokasi_id: [cabang] });
  budi = await member('budi', 'penjaga', { lokasi_id: [toko.lokasi] });
  sendiri = await member('sendiri', 'sendiri');
});

const run = (call: string, values: unknown[] = []) =>
  toko.pekerja.value<number>(`select erp_private.worker_notifikasi_${call}`, values);
const titles = async ({ rest }: { rest: Rest }): Promise<string[]> =>
  (await rest.get(LIST)).body.data.map(({ judul }: Row) => judul);
const post = async (jenis: string, body: Row, who = admin) => {
  const made = await who.post(`/api/transaksi/${jenis}`, { tanggal: hari('02-01'), ...body });
  if (made.status !== 201) throw new Error(made.text);
  return made.body as { id: number; nomor_transaksi: string };
};
/** A draft of a kind, of which the worker told. */
const waits = async (jenis: string, body: Row, who = admin) => {
  const draft = await post(jenis, { ...body, draft: true }, who);
  await run('persetujuan($1)', [draft.id]);
  return draft;
};
const sale = (barang_id: number, lokasi_id: number, others: Row = {}) => ({
  ...{ lokasi_id, kontak_id: toko.pelanggan },
  detail: [{ barang_id, qty: 1, harga: '1000' }],
  ...others,
});

test('approvals reach who sees the document: by its place, where it goes to, or as its maker', async () => {
  const barang = await toko.barang();
  const sana = await waits('penjualan', sale(barang, cabang));
  const sini = await waits('penjualan', sale(barang, toko.lokasi));
  const pindah = await waits('transfer-stok', {
    ...{ lokasi_asal_id: toko.lokasi, lokasi_tujuan_id: cabang },
    detail: [{ barang_id: barang, qty: 1 }],
  });
  const kas = { akun_kas: '1101', detail: [{ akun_kode: '6101', jumlah: '5' }] };
  const uang = await waits('kas-keluar', kas);
  const told = async ({ rest }: { rest: Rest }) => {
    const { text } = await rest.get(LIST);
    return [sana, sini, pindah, uang].map((one) => text.includes(one.nomor_transaksi));
  };
  expect(await told(sari)).toEqual([true, false, true, false]);
  expect(await told(budi)).toEqual([false, true, true, false]);
  expect(await told({ rest: await server.restAs(toko, 'staff') })).toEqual([
    ...[true, true, true, true],
  ]);
  expect(await told(sendiri)).toEqual([false, false, false, false]);
  // What waits is hers to decide about.
  const { body } = await sari.rest.get('/api/persetujuan?per_page=100');
  expect(body.data.map(({ transaksi_id }: Row) => transaksi_id).sort()).toEqual(
    [sana.id, pindah.id].sort(),
  );
});

test('what she was told before she was narrowed is not shown after, in no list, count, answer or e-mail', async () => {
  const barang = await toko.barang();
  await give(sari, null);
  const sana = await waits('penjualan', sale(barang, cabang));
  const sini = await waits('penjualan', sale(barang, toko.lokasi));
  const all = (await sari.rest.get(LIST)).body;
  expect(all.meta).toMatchObject({ total: 2, belum_dibaca: 2 });
  const idOf = ({ nomor_transaksi }: typeof sana): number =>
    all.data.find(({ isi }: { isi: string }) => isi.includes(nomor_transaksi)).id;
  const [here, there] = [idOf(sana), idOf(sini)];
  const mail = async (id: number) => {
    await data.rows(`update erp_private.notifikasi set surel = 'antre' where id = $1`, [id]);
    return data.value<Row | null>('select erp_private.worker_surel_get($1)', [id]);
  };
  expect([await mail(here), await mail(there)]).toEqual([
    expect.objectContaining({ nama: 'sari' }),
    expect.objectContaining({ nama: 'sari' }),
  ]);

  await give(sari, [cabang]);
  for (const query of ['', '&dibaca=false', '&kursor=']) {
    const url = query.includes('kursor') ? '/api/notifikasi?kursor=' : LIST + query;
    const { body } = await sari.rest.get(url);
    expect(body.data.map(({ id }: Row) => id)).toEqual([here]);
    expect(body.meta.belum_dibaca).toBe(1);
    if (!query.includes('kursor')) expect(body.meta.total).toBe(1);
  }
  for (const asked of [
    await sari.rest.get(`/api/notifikasi/${there}`),
    await sari.rest.post(`/api/notifikasi/${there}/baca`),
  ]) {
    expect([asked.status, asked.body.code]).toEqual([404, 'TDNTF']);
  }
  const query = '{notifikasiList(perPage: 100) {total data {id} meta {belumDibaca}}}';
  const { body } = await sari.rest.post('/graphql', { query });
  expect(body.data.notifikasiList).toMatchObject({ total: 1, data: [{ id: `${here}` }] });
  expect([await mail(here), await mail(there)]).toEqual([expect.anything(), null]);
  expect((await sari.rest.post(`/api/notifikasi/${here}/baca`)).status).toBe(204);
  expect((await sari.rest.get(`${LIST}&dibaca=true`)).body.meta).toMatchObject({
    ...{ total: 1, belum_dibaca: 0 },
  });
  expect((await sari.rest.get(`${LIST}&dibaca=false`)).body.meta.total).toBe(0);

  // Who sees only his own documents sees neither; who sees all again sees both.
  await give(sari, null, 'sendiri');
  expect((await sari.rest.get(LIST)).body).toMatchObject({ data: [], meta: { total: 0 } });
  await give(sari, null);
  expect((await sari.rest.get(LIST)).body.meta.total).toBe(2);
});

test('what was sent before there were such columns stays with who sees all', async () => {
  const send = `select erp_private.notifikasi_send($1, 'persetujuan', 'lama', 'Lama', 'Lama', null)`;
  await give(sari, null);
  await data.value(send, [toko.kode]);
  expect(await titles(sari)).toEqual(['Lama']);
  expect([await titles(budi), await titles(sendiri)]).toEqual([[], []]);
  await give(sari, [toko.lokasi, cabang]);
  expect(await titles(sari)).toEqual([]);
});

test('a draft that is given back reaches its author, who sees only his own documents', async () => {
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 5, 1]]);
  const aturan = {
    ...{ nama: 'Semua', urutan: 1, aktif: true, aksi: 'posting', jenis: ['penjualan'] },
    langkah: [{ peran: ['admin'] }],
  };
  const rule = await admin.post('/api/pengaturan/aturan-persetujuan', aturan, key);
  expect(rule.status).toBe(201);
  const { id } = await post('penjualan', sale(barang, toko.lokasi), sendiri.rest);
  const { body } = await admin.get('/api/persetujuan');
  const [asked] = body.data.filter(({ transaksi_id }: Row) => transaksi_id === id);
  const url = `/api/persetujuan/${asked.id}`;
  expect((await admin.post(`${url}/kembalikan`, { alasan: 'Salah kontak' })).status).toBe(200);
  await run('persetujuan($1, $2)', [id, asked.id]);
  expect(await titles(sendiri)).toEqual([expect.stringMatching(/^Dikembalikan: Penjualan DRAFT-/)]);
  expect([await titles(sari), await titles(budi)]).toEqual([[], []]);
});

const buy = (barang_id: number, lokasi_id: number, qty: number) => {
  const detail = [{ barang_id, qty, harga: '10' }];
  return post('pembelian', { lokasi_id, kontak_id: toko.supplier, detail });
};
const sell = (barang_id: number, lokasi_id: number, qty: number) =>
  post('penjualan', sale(barang_id, lokasi_id, { detail: [{ barang_id, qty, harga: '1' }] }));
const bound = (barang_id: number, lokasi_id: number, stok_minimum: number | null) =>
  toko.master('barang_lokasi', { barang_id, lokasi_id, stok_minimum });
const noted = async () => {
  const rows = await toko.rows<{ lokasi_id: string[] }>(
    `select distinct lokasi_id from stok_kurang where lokasi_id <> '{}' order by 1`,
  );
  return rows.map(({ lokasi_id }) => lokasi_id.map(Number));
};

test('goods that her places lack are told to her, with what these have alone', async () => {
  const kopi = await toko.barang({ kode: 'KOP', nama: 'Kopi', stok_minimum: 50 });
  const teh = await toko.barang({ kode: 'TEH', nama: 'Teh', stok_minimum: 5 });
  const gula = await toko.barang({ nama: 'Gula' });
  await bound(kopi, cabang, 5);
  // A bound without a minimum has that of its goods.
  await bound(teh, toko.lokasi, null);
  await bound(gula, cabang, 5);
  await buy(kopi, toko.lokasi, 4321);
  await buy(kopi, cabang, 3);
  await buy(teh, toko.lokasi, 9);
  await buy(teh, cabang, 1);
  await buy(gula, toko.lokasi, 1);
  // All together there is enough. Tea has no bound at her place, and sugar never was there.
  expect([await run('stok()'), await run('stok()')]).toEqual([1, 0]);
  const { body, text } = await sari.rest.get(LIST);
  expect(body.data).toMatchObject([
    {
      judul: 'Stok di lokasi Anda di bawah minimum: Kopi',
      isi: 'KOP Kopi: 3 PCS, minimum 5',
      tautan: '/api/laporan/stok',
    },
  ]);
  expect(text).not.toContain('432');
  for (const other of [budi, sendiri, { rest: admin }]) expect(await titles(other)).toEqual([]);
  // It recovers, and falls again: told again. So is the main place, where it is short by itself.
  await buy(kopi, cabang, 10);
  expect(await run('stok()')).toBe(0);
  await sell(kopi, cabang, 12);
  await sell(teh, toko.lokasi, 8);
  // Sari, Budi, and who sees all places: admin, staff and who sees only his own documents.
  expect(await run('stok()')).toBe(5);
  expect((await titles(sari))[0]).toBe('Stok di lokasi Anda di bawah minimum: Kopi');
  expect(await titles(budi)).toEqual(['Stok di lokasi Anda di bawah minimum: Teh']);
  for (const other of [sendiri, { rest: admin }]) {
    expect(await titles(other)).toEqual(['Stok di bawah minimum: Teh']);
  }
});

test('of two places those that lack goods are told of; with other places all that these lack', async () => {
  const kopi = await toko.barang({ kode: 'KOP', nama: 'Kopi' });
  const teh = await toko.barang({ kode: 'TEH', nama: 'Teh' });
  const batas = await bound(kopi, cabang, 5);
  await bound(kopi, toko.lokasi, 10);
  await bound(teh, cabang, 5);
  await bound(teh, toko.lokasi, 6);
  await buy(kopi, toko.lokasi, 100);
  await buy(kopi, cabang, 3);
  await buy(teh, toko.lokasi, 2);
  await buy(teh, cabang, 1);
  const told = async () => (await sari.rest.get(LIST)).body.data.map(({ isi }: Row) => isi);
  // Sari of both, Budi of tea.
  expect(await run('stok()')).toBe(2);
  const hers = 'KOP Kopi: 3 PCS, minimum 5\nTEH Teh: 1 PCS, minimum 5';
  expect(await told()).toEqual([hers]);
  await give(sari, [toko.lokasi, cabang]);
  expect(await run('stok()')).toBe(1);
  const both = 'KOP Kopi: 3 PCS, minimum 5\nTEH Teh: 3 PCS, minimum 11';
  expect(await told()).toEqual([both, hers]);
  // What another of her places comes to lack she knows of already; Budi does not.
  await sell(kopi, toko.lokasi, 98);
  expect(await run('stok()')).toBe(1);
  expect((await budi.rest.get(LIST)).body.data[0].isi).toBe('KOP Kopi: 2 PCS, minimum 10');
  // What she was told of two places is not shown any more to who sees one.
  await give(sari, [cabang]);
  expect(await told()).toEqual([hers]);
  expect(await noted()).toEqual([[toko.lokasi], [toko.lokasi, cabang]]);
  expect(await run('stok()')).toBe(1);
  expect(await noted()).toEqual([[toko.lokasi], [cabang]]);
  // A bound that is switched off makes nothing short; switched on, it is told of anew.
  await toko.ubah('barang_lokasi', batas, { aktif: false });
  expect(await run('stok()')).toBe(0);
  await toko.ubah('barang_lokasi', batas, { aktif: true });
  expect(await run('stok()')).toBe(1);
  expect((await told())[0]).toBe('KOP Kopi: 3 PCS, minimum 5');
});

test('overdue receivables are counted for each as he sees them', async () => {
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 1]]);
  await post('pembelian', {
    ...{ tanggal: hari('01-02'), lokasi_id: cabang, kontak_id: toko.supplier },
    detail: [{ barang_id: barang, qty: 10, harga: '10' }],
  });
  const tempo = { tanggal: hari('01-05'), jatuh_tempo: hari('02-05') };
  const owed = (lokasi_id: number, harga: string, who = admin) =>
    post(
      'penjualan',
      sale(barang, lokasi_id, {
        ...tempo,
        detail: [{ barang_id: barang, qty: 1, harga }],
      }),
      who,
    );
  await owed(toko.lokasi, '71000');
  await owed(cabang, '300');
  await owed(cabang, '50', sendiri.rest);
  // A loan has no place: it is its maker's.
  await post(
    'piutang',
    {
      ...{ ...tempo, kontak_id: toko.pelanggan },
      detail: [{ akun_lawan: '4201', jumlah: '7' }],
    },
    budi.rest,
  );
  // Admin, staff, Sari and Budi; who sees only his own documents reads no such report.
  expect([await run('piutang()'), await run('piutang()')]).toEqual([4, 0]);
  const digest = async ({ rest }: { rest: Rest }) =>
    (await rest.get(LIST)).body.data.map(({ judul, isi }: Row) => [judul, isi]);
  expect(await digest(sari)).toEqual([
    [
      'Piutang lewat jatuh tempo di lokasi Anda: Rp 350,00',
      expect.stringMatching(
        /^2 dokumen dari 1 pelanggan lewat jatuh tempo, seluruhnya Rp 350,00, terlama \d+ hari\.\nPelanggan: Rp 350,00, terlama \d+ hari$/,
      ),
    ],
  ]);
  expect(await digest(budi)).toEqual([
    [
      'Piutang lewat jatuh tempo di lokasi Anda: Rp 71.007,00',
      expect.stringMatching(/^2 dokumen dari 1 pelanggan .*Rp 71\.007,00/s),
    ],
  ]);
  expect(await digest({ rest: admin })).toEqual([
    [
      'Piutang lewat jatuh tempo: Rp 71.357,00',
      expect.stringMatching(/^4 dokumen dari 1 pelanggan/),
    ],
  ]);
  expect(await digest(sendiri)).toEqual([]);
  // As the report tells it.
  const report = await sari.rest.get(`/api/laporan/piutang?sampai=${hari('12-31')}`);
  expect(report.text).toContain('350');
  expect(report.text).not.toMatch(/71357|71007|71000/);
  // A digest of other places is not hers any more.
  await give(sari, [toko.lokasi]);
  expect(await digest(sari)).toEqual([]);
  await give(sari, [toko.lokasi, cabang]);
  expect(await digest(sari)).toHaveLength(1);
});

test('the worker tells them by itself', async () => {
  const barang = await toko.barang();
  const { id } = await post('penjualan', sale(barang, cabang, { draft: true }));
  const rows = await toko.rows<{ isi: Row }>(
    `select o.isi from outbox as o where o.isi ->> 'transaksi_id' = $1::text`,
    [`${id}`],
  );
  expect(rows.length).toBeGreaterThan(0);
  await run('persetujuan($1)', [id]);
  await until(async () => (await titles(sari)).length === 1);
});
