/** What a field is told, in the same words at each door: stories of what doors once said apart. */
import { beforeAll, expect, test } from '@jest/globals';
import { openWorld } from '../rest/world.ts';
import { type Doors, openDoors } from './doors.ts';

const world = openWorld();
let doors: Doors;
beforeAll(async () => {
  doors = await openDoors(world);
});

const post = (path: string, body: object) => doors.rest('POST', path, JSON.stringify(body));
const patch = (path: string, body: object) => doors.rest('PATCH', path, JSON.stringify(body));
const call = (name: string, given: object) => doors.graphql(name, JSON.stringify(given));
/** The only document of a list, judged by itself. */
const inList = (path: string, dokumen: object) =>
  doors.each('POST', `${path}/massal`, JSON.stringify({ mode: 'per-baris', dokumen: [dokumen] }));

const sorted = async (verdict: Promise<{ messages: readonly string[] }>) =>
  [...(await verdict).messages].sort();

test('a list that needs more rows: its rows are told too', async () => {
  const dokumen = { tanggal: '2026-01-31', detail: [{}] };
  const said = ['detail.0.akun_kode: wajib diisi', 'detail: paling sedikit 2 isi'];
  expect(await sorted(post('/transaksi/jurnal-umum', dokumen))).toEqual(said);
  expect(await sorted(inList('/transaksi/jurnal-umum', dokumen))).toEqual(said);
  expect(await sorted(call('jurnal_umum_create', { dokumen }))).toEqual(said);
  expect(await sorted(doors.submit('jurnal-umum', JSON.stringify(dokumen)))).toEqual(said);
  const none = { ...dokumen, detail: [] };
  const few = ['detail: paling sedikit 2 isi'];
  expect(await sorted(post('/transaksi/jurnal-umum', none))).toEqual(few);
  expect(await sorted(call('jurnal_umum_create', { dokumen: none }))).toEqual(few);
});

test('null where a price must be: as of any other field', async () => {
  const { toko } = world;
  const harga_kode = await toko.master('harga', { kode: 'GROSIR-K', nama: 'Grosir' });
  const kunci = await toko.master('barang_harga', {
    barang_id: await toko.barang(),
    harga_kode: 'GROSIR-K',
    harga: 1000,
  });
  expect(harga_kode).toBeDefined();
  const said = { status: 400, messages: ['harga: tidak boleh null'] };
  expect(await patch(`/master/barang-harga/${kunci}`, { harga: null })).toMatchObject(said);
  expect(
    await call('master_patch', {
      entitas: 'barang_harga',
      kunci: `${kunci}`,
      patch: { harga: null },
    }),
  ).toMatchObject(said);
});

test('a list of records: null is nothing given where one is made, and nothing to change to', async () => {
  const path = '/master/kontak';
  const tipe = 'pelanggan';
  const made = { kode: 'K-BARU', nama: null, tipe };
  const missing = { status: 400, messages: ['nama: wajib diisi'] };
  expect(await inList(path, made)).toMatchObject(missing);
  expect(await call('master_upsert', { entitas: 'kontak', dokumen: made })).toMatchObject(missing);
  await world.toko.kontak({ kode: 'K-LAMA' });
  const changed = { ...made, kode: 'K-LAMA' };
  const cleared = { status: 400, messages: ['nama: tidak boleh null'] };
  expect(await inList(path, changed)).toMatchObject(cleared);
  expect(await call('master_upsert', { entitas: 'kontak', dokumen: changed })).toMatchObject(
    cleared,
  );
  const whole = await post(`${path}/massal`, { mode: 'semua', dokumen: [made] });
  expect(whole).toMatchObject(missing);
});

test('a change of a draft: what it cannot change is told with what its kind has', async () => {
  const rest = world.server.rest(world.tokens.admin);
  const { body } = await rest.post('/api/transaksi/kas-masuk', {
    ...{ draft: true, tanggal: '2026-01-31', akun_kas: '1101' },
    detail: [{ akun_kode: '4201', jumlah: 5 }],
  });
  const target = { jenis: 'kas-masuk', id: body.id };
  const path = `/transaksi/kas-masuk/${body.id}`;
  const boleh = 'tanggal, kontak_id, lokasi_id, nomor_referensi, keterangan';
  for (const change of [{ gaib: 1 }, { jatuh_tempo: '2026-02-28' }, { akun_kas: '1111' }]) {
    const [field] = Object.keys(change);
    const said = {
      status: 400,
      messages: [`${field}: tidak dapat diubah; yang boleh diubah: ${boleh}`],
    };
    expect(await patch(path, change)).toMatchObject(said);
    expect(await call('transaksi_patch', { ...target, patch: change })).toMatchObject(said);
  }
  // What it showed may be given back as it was.
  expect(await patch(path, { akun_kas: '1101', keterangan: 'kas' })).toMatchObject({ taken: true });
});

test('a change of a field of the tenant tells alike what never changes', async () => {
  const rest = world.server.rest(world.tokens.admin);
  const { body } = await rest.post('/api/master/bidang', {
    ...{ untuk: 'penjualan', kunci: 'proyek', label: 'Proyek', tipe: 'teks' },
  });
  const boleh = 'label, label_en, wajib, min, maks, pilihan, cetak, aktif';
  const said = {
    status: 400,
    messages: [`kunci: tidak dapat diubah; yang boleh diubah: ${boleh}`],
  };
  const change = { kunci: 'lain' };
  expect(await patch(`/master/bidang/${body.id}`, change)).toMatchObject(said);
  expect(await call('bidang_patch', { id: body.id, patch: change })).toMatchObject(said);
});
