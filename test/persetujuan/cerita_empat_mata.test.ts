/** Where four eyes are wanted, nobody alone changes what was posted: a request waits, and another approves it. */
import { expect, test } from '@jest/globals';
import { beliAset, MOBIL } from '../aset/aset.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const EMPAT_MATA = { wajib_persetujuan: true, empat_mata: true };

/** A shop with 10 pieces at 100 and a cash sale of 2 at 150; from then on four eyes are wanted. */
async function buka(settings: Row = EMPAT_MATA) {
  const toko = await openToko();
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10, 100]]);
  const { id } = await toko.jual('01-05', [[barang, 2, 150]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 300 }],
  });
  await toko.set(settings);
  const [staff, admin, viewer] = await Promise.all([
    server.restAs(toko, 'staff'),
    server.restAs(toko, 'admin'),
    server.restAs(toko, 'viewer'),
  ]);
  const path = `/api/transaksi/penjualan/${id}`;
  /** Asks staff for a void of the sale; answers the request. */
  const minta = async (isi: Row = {}) => {
    const asked = await staff.post(`${path}/void`, { alasan: 'salah catat', ...isi });
    expect([asked.status, asked.body]).toEqual([
      202,
      { persetujuan_id: expect.any(Number), status: 'menunggu' },
    ]);
    return `/api/persetujuan/${asked.body.persetujuan_id}`;
  };
  const sidikOf = async (url: string) => (await admin.get(url)).body.sidik as string;
  const kas = () => toko.saldo('1101');
  return { toko, barang, id, staff, admin, viewer, path, minta, sidikOf, kas };
}

test('a paid cash sale is voided by two: one asks, another sees what it does and approves', async () => {
  const { toko, barang, id, staff, admin, viewer, path, minta, sidikOf, kas } = await buka();
  const url = await minta();
  expect([(await toko.dokumen(id)).status, await kas()]).toEqual(['final', '300.00']);
  const lagi = await staff.post(`${path}/void`, { alasan: 'salah catat' });
  expect([lagi.status, lagi.body.code]).toEqual([409, 'KOPSJ']);
  const seen = (await admin.get(url)).body;
  expect(seen).toMatchObject({
    aksi: 'void',
    status: 'menunggu',
    transaksi_id: id,
    total_nilai: 300,
    alasan: 'salah catat',
    boleh: true,
    stok: [{ barang_id: barang, qty: 2, nilai: 200 }],
    dokumen: { id, status: 'final' },
  });
  expect(seen.jurnal[0].baris).toContainEqual(
    expect.objectContaining({ akun_kode: '1101', akun_nama: 'Kas', kredit: 300 }),
  );
  const shown = (await staff.get(`${path}?sertakan=persetujuan`)).body.persetujuan;
  expect(shown).toMatchObject([{ id: seen.id, aksi: 'void', status: 'menunggu', boleh: false }]);
  // Neither who asked, nor a viewer, nor another shop, nor without what was seen.
  const body = { sidik: seen.sidik };
  const asing = await server.restAs(await openToko(), 'admin');
  for (const [who, given, expected] of [
    [staff, body, [403, 'OTSET']],
    [viewer, body, [403, 'OTROL']],
    [asing, body, [404, 'TDPSJ']],
    [admin, undefined, [400, 'VAINP']],
    [admin, { sidik: '0'.repeat(64) }, [409, 'KOSDK']],
  ] as const) {
    const refused = await who.post(`${url}/setujui`, given);
    expect([refused.status, refused.body.code]).toEqual(expected);
  }
  expect((await asing.get(url)).body.code).toBe('TDPSJ');
  expect((await viewer.get('/api/persetujuan')).body.code).toBe('OTROL');
  expect((await toko.dokumen(id)).status).toBe('final');
  const done = await admin.post(`${url}/setujui`, { ...body, catatan: 'sudah dicek' });
  expect([done.status, done.body]).toMatchObject([
    200,
    { status: 'disetujui', status_transaksi: 'void', catatan: 'sudah dicek', boleh: false },
  ]);
  expect([(await toko.dokumen(id)).status, await kas()]).toEqual(['void', '0.00']);
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1000.00' });
  expect((await admin.post(`${url}/setujui`, body)).body.code).toBe('KOPSJ');
  // A void of what is void is answered as ever, and asks for nobody.
  expect((await staff.post(`${path}/void`, { alasan: 'lagi' })).body).toMatchObject({
    status: 'void',
  });
  expect(await sidikOf(url)).toBeNull();
});

test('a request is refused with a reason, taken back, and asked for again', async () => {
  const { toko, id, staff, admin, minta, kas } = await buka();
  const satu = await minta();
  expect((await admin.post(`${satu}/tolak`, { alasan: ' ' })).status).toBe(400);
  expect((await staff.post(`${satu}/tolak`, { alasan: 'sendiri' })).body.code).toBe('OTSET');
  expect((await admin.post(`${satu}/tolak`, { alasan: 'barangnya keluar' })).body).toMatchObject({
    status: 'ditolak',
    catatan: 'barangnya keluar',
  });
  const dua = await minta();
  expect((await admin.post(`${dua}/tarik`)).body.code).toBe('OTSET');
  expect((await staff.post(`${dua}/tarik`)).body).toMatchObject({ status: 'ditarik' });
  expect((await admin.post(`${dua}/tolak`, { alasan: 'terlambat' })).body.code).toBe('KOPSJ');
  await minta();
  expect([(await toko.dokumen(id)).status, await kas()]).toEqual(['final', '300.00']);
  const semua = await admin.get('/api/persetujuan?jenis=penjualan');
  expect(semua.body.data.map((one: Row) => one.status)).toEqual(['menunggu', 'ditarik', 'ditolak']);
  expect((await admin.get('/api/persetujuan?untuk=saya')).body.meta.total).toBe(1);
  expect((await staff.get('/api/persetujuan?untuk=saya')).body.meta.total).toBe(0);
  expect((await admin.get('/api/persetujuan?status=ditolak')).body.meta.total).toBe(1);
});

test('what changed since it was asked is not done: the goods have another cost, or something stands on it', async () => {
  const { toko, barang, id, admin, minta, sidikOf } = await buka();
  const url = await minta({ tanggal: hari('01-20') });
  const sidik = await sidikOf(url);
  await toko.set({ wajib_persetujuan: false });
  // Back-dated goods, after which those of the sale cost more.
  await toko.beli('01-03', [[barang, 10, 200]]);
  const moved = await admin.post(`${url}/setujui`, { sidik });
  expect([moved.status, moved.body.code]).toEqual([409, 'KOSDK']);
  expect(moved.body.message).toContain(`jurnal ${hari('01-20')} 5101: -200.00 menjadi -300.00`);
  const tried = await admin.post(`${url}/setujui?simulasi=true`);
  expect(tried.body).toMatchObject({ simulasi: true, aksi: 'void', id });
  expect(await sidikOf(url)).toBe(tried.body.sidik);
  await toko.retur('penjualan', '01-08', id, 1);
  const used = await admin.post(`${url}/setujui`, { sidik: tried.body.sidik });
  expect([used.status, used.body.code]).toEqual([409, 'KODEP']);
  expect((await toko.dokumen(id)).status).toBe('final');
  expect((await admin.get(url)).body.status).toBe('menunggu');
});

test('of two who approve at once one does it', async () => {
  const { toko, id, minta, sidikOf, kas } = await buka();
  await data.rows('select erp_private.membership_set($1, $2, $3, $4)', [
    `dua@${toko.kode}.test`,
    'Dua',
    toko.kode,
    'admin',
  ]);
  const url = await minta();
  const sidik = await sidikOf(url);
  const who = await Promise.all([
    server.restAs(toko, 'admin'),
    server.signIn(`dua@${toko.kode}.test`, toko.kode).then((token) => server.rest(token)),
  ]);
  const answers = await Promise.all(who.map((one) => one.post(`${url}/setujui`, { sidik })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([(await toko.dokumen(id)).status, await kas()]).toEqual(['void', '0.00']);
});

test('what was sent is received, an order closed, and a void taken with all that stands on it, by two', async () => {
  const { toko, barang, id, staff, admin } = await buka({});
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const kirim = await toko.buat('transfer-stok', '01-10', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [{ barang_id: barang, qty: 3 }],
  });
  const order = await toko.buat('order-penjualan', '01-10', {
    reservasi: true,
    detail: [[barang, 4, 150]],
  });
  await toko.retur('penjualan', '01-08', id, 1);
  await toko.set(EMPAT_MATA);
  const langkah: [string, Row | undefined][] = [
    [`transfer-stok/${kirim.id}/terima`, { tanggal: hari('01-12') }],
    [`order-penjualan/${order.id}/tutup`, undefined],
    [`penjualan/${id}/void`, { alasan: 'salah', kaskade: true }],
  ];
  for (const [path, body] of langkah) {
    const asked = await staff.post(`/api/transaksi/${path}`, body);
    expect([path, asked.status]).toEqual([path, 202]);
    const url = `/api/persetujuan/${asked.body.persetujuan_id}`;
    const { sidik, aksi } = (await admin.get(url)).body;
    expect(path).toContain(aksi);
    expect((await staff.post(`${url}/setujui`, { sidik })).body.code).toBe('OTSET');
    expect((await admin.post(`${url}/setujui`, { sidik })).status).toBe(200);
  }
  expect((await toko.dokumen(order.id)).status_order).toBe('ditutup');
  expect((await toko.dokumen(kirim.id)).rincian).toMatchObject({
    terima: { tanggal: hari('01-12') },
  });
  expect((await toko.dokumen(id)).status).toBe('void');
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1000.00' });
  // What could not be done is refused at once, and nothing waits.
  const lagi = await staff.post(`/api/transaksi/transfer-stok/${kirim.id}/terima`, {});
  expect(lagi.body.code).toBe('KOTRM');
  expect((await admin.get('/api/persetujuan?status=menunggu')).body.meta.total).toBe(0);
});

test('a return and the disposal of an asset wait as drafts; a draft is refused with a reason', async () => {
  const { toko, barang, id, staff, admin } = await buka({});
  const aset = await beliAset(toko, { ...MOBIL, perolehan: 1000 });
  await toko.set(EMPAT_MATA);
  const [baris] = await toko.baris(id);
  const retur = await staff.post('/api/transaksi/retur-penjualan', {
    tanggal: hari('01-06'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    cara: 'tunai',
    akun_kas: '1101',
    detail: [{ baris_asal_id: baris?.id, qty: 1 }],
  });
  expect(retur.body.nomor_transaksi).toMatch(/^DRAFT-/);
  const lepas = await staff.post(`/api/master/aset/${aset}/lepas`, { tanggal: hari('01-20') });
  expect([lepas.status, lepas.body.nomor_transaksi]).toEqual([
    201,
    expect.stringMatching(/^DRAFT-/),
  ]);
  const { persetujuan_id, total_nilai } = (
    await admin.get(`/api/transaksi/retur-penjualan/${retur.body.id}`)
  ).body;
  expect(total_nilai).toBe(150);
  const url = `/api/persetujuan/${persetujuan_id}`;
  expect((await staff.post(`${url}/tolak`, { alasan: 'sendiri' })).body.code).toBe('OTSET');
  const ditolak = await admin.post(`${url}/tolak`, { alasan: 'barang tidak kembali' });
  expect(ditolak.body).toMatchObject({ status: 'ditolak', status_transaksi: 'batal' });
  expect(await toko.dokumen(retur.body.id)).toMatchObject({
    status: 'batal',
    alasan: 'barang tidak kembali',
  });
  expect(await toko.stok(barang)).toEqual({ qty: '8', nilai: '800.00' });
});

test('who could approve it himself needs nobody; a key that may not approve does', async () => {
  const { toko, barang, id, staff } = await buka({ wajib_persetujuan: true });
  const admin = await server.restAs(toko, 'admin');
  const made = await admin.post(
    '/api/pengaturan/kunci-api',
    { nama: 'Kasir', peran: 'staff', cakupan: ['transaksi:read', 'transaksi:void'] },
    { 'x-admin-key': server.adminKey },
  );
  const kasir = server.rest(made.body.kunci);
  const path = `/api/transaksi/penjualan/${id}`;
  const asked = await kasir.post(`${path}/void`, { alasan: 'salah' });
  expect(asked.status).toBe(202);
  const url = `/api/persetujuan/${asked.body.persetujuan_id}`;
  const { sidik } = (await kasir.get(url)).body;
  expect((await kasir.post(`${url}/setujui`, { sidik })).body.code).toBe('OTCKP');
  expect((await kasir.post(`${url}/tarik`)).body.status).toBe('ditarik');
  // With four eyes whoever was shown the key's secret is the one who asked.
  await toko.set({ empat_mata: true });
  const lagi = (await kasir.post(`${path}/void`, { alasan: 'salah' })).body.persetujuan_id;
  const body = { sidik: (await staff.get(`/api/persetujuan/${lagi}`)).body.sidik };
  const setujui = `/api/persetujuan/${lagi}/setujui`;
  expect((await admin.post(setujui, body)).body.code).toBe('OTSET');
  expect((await staff.post(setujui, body)).status).toBe(200);
  await toko.set({ empat_mata: false });
  const jual = await toko.draftJual('01-06', [[barang, 1, 150]]);
  await toko.setujui('penjualan', jual.id);
  expect(
    (await staff.post(`/api/transaksi/penjualan/${jual.id}/void`, { alasan: 'salah' })).body,
  ).toMatchObject({ status: 'void' });
  await toko.set({ penyetuju: 'admin' });
  const tiga = await toko.draftJual('01-06', [[barang, 1, 150]]);
  await toko.setujui('penjualan', tiga.id, { peran: 'admin' });
  const menunggu = await staff.post(`/api/transaksi/penjualan/${tiga.id}/void`, { alasan: 'x' });
  expect(menunggu.status).toBe(202);
});

test('a repeated key names the same request; GraphQL asks and approves alike', async () => {
  const { toko, barang, id, staff, admin, path } = await buka();
  const kunci = { 'idempotency-key': `void:penjualan:${id}:abcdef12` };
  const satu = await staff.post(`${path}/void`, { alasan: 'salah' }, kunci);
  const dua = await staff.post(`${path}/void`, { alasan: 'salah' }, kunci);
  expect([satu.status, dua.status]).toEqual([202, 200]);
  expect(dua.body).toMatchObject({ idempotent: true, hasil: satu.body });
  await staff.post(`/api/persetujuan/${satu.body.persetujuan_id}/tarik`);
  const asked = await staff.post('/graphql', {
    query: `mutation ($id: BigInt!) {
      transaksiVoid(input: { jenis: penjualan, id: $id, alasan: "salah" }) {
        result { status persetujuanId }
      }
    }`,
    variables: { id },
  });
  const { status, persetujuanId } = asked.body.data.transaksiVoid.result;
  expect(status).toBe('final');
  const found = await admin.post('/graphql', {
    query: `query ($id: BigInt!) {
      persetujuanGet(id: $id) { aksi boleh sidik dokumen { totalNilai } jurnal { baris { akunKode } } }
      persetujuanList(untuk: saya) { total data { id aksi } }
    }`,
    variables: { id: persetujuanId },
  });
  expect(found.body.errors).toBeUndefined();
  const { persetujuanGet, persetujuanList } = found.body.data;
  expect(persetujuanList).toMatchObject({ total: 1, data: [{ id: persetujuanId, aksi: 'void' }] });
  const done = await admin.post('/graphql', {
    query: `mutation ($id: BigInt!, $sidik: String!) {
      persetujuanSetujui(input: { id: $id, sidik: $sidik }) { result { status statusTransaksi } }
    }`,
    variables: { id: persetujuanId, sidik: persetujuanGet.sidik },
  });
  expect(done.body.data.persetujuanSetujui.result).toEqual({
    status: 'disetujui',
    statusTransaksi: 'void',
  });
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1000.00' });
});

test('those who may approve are told what is asked, of whom and how much', async () => {
  const { toko, minta, admin } = await buka();
  const url = await minta();
  const id = Number(url.split('/').at(-1));
  const { transaksi_id } = (await admin.get(url)).body;
  const kabar = () =>
    toko.pekerja.value<number>(
      'select erp_private.worker_notifikasi_persetujuan($1::bigint, $2::bigint)',
      [transaksi_id, id],
    );
  expect(await kabar()).toBe(1);
  expect(await kabar()).toBe(0);
  const { body } = await admin.get('/api/notifikasi');
  expect(body.data[0]).toMatchObject({
    jenis: 'persetujuan',
    judul: expect.stringMatching(/^Menunggu persetujuan: void Penjualan/),
    isi: expect.stringMatching(/senilai Rp 300,00, diminta oleh .* \(salah catat\)/),
    tautan: url,
  });
});
