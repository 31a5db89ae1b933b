/** Who has an import run loses the right to it meanwhile: it stops at its next batch, says so, and goes on with who may. */
import { expect, test } from '@jest/globals';
import { untilWaiting, waitingSessions } from '../helpers/antre.ts';
import { hari, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { importirOf, openImpor } from './mengimpor.ts';
import { paketOf, zipOf } from './paket.ts';

const { data, server, openToko } = openImpor();

const DOCUMENTS = 120;
const GALAT = 'berhenti: yang menjalankannya tidak berhak lagi mengimpor';
const AT_20 = ['transaksi', `new.nomor_referensi = 'J20'`] as const;
const LOCK = 'pg_advisory_xact_lock(4713)';
const lines = (line: (n: number) => string) =>
  Array.from({ length: DOCUMENTS }, (_, n) => line(n + 1)).join('\n');
const journals = `nomor,tanggal,keterangan,akun_kode,debit,kredit\n${lines(
  (n) => `J${n},${hari('02-01')},Sewa,6202,${n},\nJ${n},${hari('02-01')},Sewa,1111,,${n}`,
)}`;

/** A shop with Sari, who imports by a role of her own, and what changes her. */
async function buka() {
  const toko = await openToko();
  const admin = await server.restAs(toko, 'admin');
  const key = { 'x-admin-key': server.adminKey };
  const ROLE = '/api/pengaturan/peran/pengimpor';
  const role = { kode: 'pengimpor', nama: 'Pengimpor', dasar: 'staff' };
  const cakupan = ['transaksi:*', 'master:*', 'laporan:*'];
  await admin.post('/api/pengaturan/peran', { ...role, cakupan }, key);
  const email = `sari@${toko.kode}.test`;
  const member = { email, nama: 'Sari', peran: 'pengimpor' };
  const { id } = (await admin.post('/api/pengaturan/pengguna', member, key)).body;
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    expect([status, text]).toEqual([204, '']);
  };
  const assign = (assignments: Row[]) =>
    done(
      admin.put(`/api/pengaturan/pengguna/${id}/tenant-assignments`, { assignments }, key) as never,
    );
  const here = { tenant_kode: toko.kode, peran: 'pengimpor' };
  const program = { nama: 'Program', peran: 'staff', cakupan };
  const kunci = (await admin.post('/api/pengaturan/kunci-api', program, key)).body;
  return {
    ...{ toko, token: await server.signIn(email, toko.kode), kunci: kunci.kunci as string },
    staff: await server.tokenOf(toko, 'staff'),
    ubah: {
      lokasi: () => assign([{ ...here, lokasi_id: [toko.lokasi] }]),
      biaya: () => done(admin.patch(ROLE, { lihat_biaya: false }, key) as never),
      milik: () => done(admin.patch(ROLE, { hanya_milik: true }, key) as never),
      cakupan: () => done(admin.patch(ROLE, { cakupan: ['transaksi:read'] }, key) as never),
      peran: () => assign([{ ...here, peran: 'viewer' }]),
      anggota: () => assign([]),
      kunci: () => done(admin.delete(`/api/pengaturan/kunci-api/${kunci.id}`, key) as never),
    },
  };
}

/**
 * Has `run` come to one of the first rows, and `change` begun while the making of rows is stopped there, for longer than
 * a batch lasts. What waits for the batch to end comes right after it.
 */
async function held(
  toko: Toko,
  [table, when]: readonly [string, string],
  run: () => Promise<{ status: number }>,
  change: () => Promise<void>,
) {
  await toko.rows(
    `create function tahan() returns trigger language plpgsql as $$
       begin perform ${LOCK}; return null; end $$;
     create trigger tahan after insert on ${table} for each row when (${when}) execute function tahan()`,
  );
  let changed: Promise<void> | undefined;
  await toko.asOwner(async (db) => {
    await db.rows(`select ${LOCK}`);
    expect((await run()).status).toBe(202);
    await reached(toko);
    changed = change();
    await Promise.race([changed, untilWaiting(data, 2)]);
    await db.rows('select pg_sleep(0.6)');
  });
  await changed;
  await toko.rows('drop function tahan() cascade');
}

/** The run is there; one that ended before says why. */
const reached = (toko: Toko) =>
  until(async () => {
    const [over] = await toko.rows(`select status, galat from impor where status = 'gagal'`);
    if (over) throw new Error(JSON.stringify(over));
    return (await waitingSessions(data)) > 0;
  });

test.each([
  ['she is given places', 'lokasi'],
  ['what goods cost is hidden from her', 'biaya'],
  ['only her own documents are left to her', 'milik'],
  ['her scopes end', 'cakupan'],
  ['she becomes a viewer', 'peran'],
  ['her membership ends', 'anggota'],
  ['her key is revoked', 'kunci'],
] as const)('documents: %s, and no further batch is made; another goes on', async (_, change) => {
  const { toko, token, kunci, staff, ubah } = await buka();
  const hers = importirOf(server, change === 'kunci' ? kunci : token);
  const others = importirOf(server, staff);
  const { id } = await hers.gladi('jurnal-umum', journals);
  await held(toko, AT_20, () => hers.rest.post(`/api/impor/${id}/jalankan`), ubah[change]);
  const stopped = await others.tenang(id);
  expect(stopped).toMatchObject({ status: 'gagal', galat: GALAT });
  const made = await toko.value<number>('select count(*)::int from transaksi');
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(DOCUMENTS);
  expect(stopped.ringkasan.dibuat).toBe(made);
  expect(await toko.value('select posisi from impor where id = $1', [id])).toBe(made * 2);
  // What it made is whole, and somebody who may makes the rest once.
  await toko.expectConsistent();
  expect((await others.rest.post(`/api/impor/${id}/jalankan`)).status).toBe(202);
  expect(await others.tenang(id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select count(distinct nomor_referensi)::int from transaksi')).toBe(
    DOCUMENTS,
  );
  expect(await toko.value('select count(*)::int from transaksi')).toBe(DOCUMENTS);
});

test('what is made whole or not at all is not made', async () => {
  const { toko, token, staff, ubah } = await buka();
  const hers = importirOf(server, token);
  const file = `kode,nama,satuan\n${Array.from({ length: 600 }, (_, n) => `B${n},Barang ${n},PCS`).join('\n')}`;
  const { id } = await hers.gladi('barang', file);
  await held(
    toko,
    ['barang', `new.kode = 'B20'`],
    () => hers.rest.post(`/api/impor/${id}/jalankan`),
    ubah.lokasi,
  );
  const stopped = await importirOf(server, staff).tenang(id);
  expect(stopped).toMatchObject({ status: 'gagal', galat: GALAT });
  expect(await toko.value('select count(*)::int from barang')).toBe(0);
});

test('a bundle stops as its files do, and goes on with who may', async () => {
  const { toko, token, staff, ubah } = await buka();
  const hers = paketOf(server, token);
  const others = paketOf(server, staff);
  const isi = await zipOf({
    'kontak.csv': 'kode,nama,tipe\nP,Toko,pelanggan',
    'barang.csv': 'kode,nama,satuan,jenis\nG,Jasa,PCS,jasa',
    'penjualan.csv': `nomor,tanggal,kontak,lokasi,barang,qty,harga\n${lines(
      (n) => `J${n},${hari(n > 60 ? '01-06' : '01-05')},P,UTAMA,G,1,150`,
    )}`,
  });
  const { id, status } = await hers.gladi(isi, 'toko.zip');
  expect(status).toBe('siap');
  await held(toko, AT_20, () => hers.rest.post(`/api/impor/paket/${id}/jalankan`), ubah.biaya);
  const stopped = await others.tenang(id);
  expect([stopped.status, stopped.galat]).toEqual(['gagal', expect.stringContaining(GALAT)]);
  const made = await toko.value<number>('select count(*)::int from transaksi');
  expect([made > 0, made < DOCUMENTS]).toEqual([true, true]);
  expect(await others.jalan(id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select count(*)::int from transaksi')).toBe(DOCUMENTS);
});

test('who may import less, but this, is not stopped', async () => {
  const { toko, token } = await buka();
  const hers = importirOf(server, token);
  const { id } = await hers.gladi('jurnal-umum', journals);
  await held(
    toko,
    AT_20,
    () => hers.rest.post(`/api/impor/${id}/jalankan`),
    async () => {
      await data.rows(
        `update erp_private.peran set cakupan = '{transaksi:jurnal-umum:create,transaksi:jurnal-umum:read}'
        where tenant_kode = $1 and kode = 'pengimpor'`,
        [toko.kode],
      );
    },
  );
  expect(await hers.tenang(id)).toMatchObject({ status: 'selesai', galat: null });
});
