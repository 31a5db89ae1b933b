/** An opening that was wrong comes again in a file: a finding that names what is booked, or what replaces it. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { pembukaan } from '../saldo_awal/pembukaan.ts';
import { importirOf, openImpor, temuan } from './mengimpor.ts';

const { server, openToko, openImportir } = openImpor();

async function buka(settings?: Row) {
  const berkas = await openImportir(settings);
  const { toko, rest, gladi, tenang } = berkas;
  const [barang, lain] = [await toko.barang({ kode: 'A' }), await toko.barang({ kode: 'B' })];
  await toko.kontak({ kode: 'P1', tipe: 'pelanggan' });
  await toko.kontak({ kode: 'S1', tipe: 'supplier' });
  const jalankan = async (id: number) => {
    await rest.post(`/api/impor/${id}/jalankan`);
    return tenang(id);
  };
  /** Sends a file that replaces what it finds, and runs it. */
  const ganti = async (jenis: string, isi: string) => {
    const checked = await gladi(jenis, isi, 'a.csv', { ganti: true });
    expect([checked.status, checked.ganti, ...temuan(checked)]).toEqual(['siap', true]);
    const done = await jalankan(checked.id);
    expect([done.status, done.galat]).toEqual(['selesai', null]);
    return done;
  };
  const nomor = () =>
    toko.value<string>('select nomor from transaksi order by posting_id desc limit 1');
  return { ...berkas, barang, lain, jalankan, ganti, nomor };
}

/** What the balance sheet of the opening day says of accounts. */
async function neraca(rest: Awaited<ReturnType<typeof buka>>['rest']) {
  const { body } = await rest.get(`/api/laporan/neraca?per=${pembukaan}`);
  const akun = ['aset', 'kewajiban', 'ekuitas'].flatMap((kelompok) =>
    body[kelompok].subklas.flatMap(({ akun }: Row) => akun),
  );
  const nilai = Object.fromEntries(akun.map((a: Row) => [a.kode, a.saldo]));
  expect(body.aset.total).toBe(body.kewajiban.total + body.ekuitas.total);
  return nilai;
}

test.each([
  [
    'saldo-awal-akun',
    (nilai: number) => `akun_kode,saldo\n1101,${nilai}\n1111,7`,
    { 1101: 1500, 1111: 7, 3299: 1507 },
    '2 akun_kode',
  ],
  [
    'saldo-awal-stok',
    (nilai: number) => `barang;lokasi;qty;nilai\nA;UTAMA;10;${nilai}\nB;UTAMA;1;7`,
    { 1301: 1507, 3299: 1507 },
    '2 barang',
  ],
  [
    'saldo-awal-piutang',
    (nilai: number) =>
      `kontak,nomor_faktur,tanggal_faktur,sisa\nP1,F-1,${pembukaan},${nilai}\nP1,F-2,${pembukaan},7`,
    { 1201: 1507, 3299: 1507 },
    '2 nomor_faktur',
  ],
  [
    'saldo-awal-hutang',
    (nilai: number) =>
      `kontak,nomor_faktur,tanggal_faktur,sisa\nS1,F-1,${pembukaan},${nilai}\nS1,F-2,${pembukaan},7`,
    { 2101: 1507, 3299: -1507 },
    '2 nomor_faktur',
  ],
] as const)(
  '%s: another value is a finding by number; with ganti it replaces',
  async (jenis, isi, benar, kolom) => {
    const { toko, rest, gladi, impor, tenang, jalankan, ganti, nomor } = await buka();
    const tutup = async () => {
      const semula = await neraca(rest);
      await toko.expectConsistent();
      return semula;
    };
    await impor(jenis, isi(1000));
    const lama = await nomor();
    const awal = await tutup();
    // The very same adds nothing, whatever the file is called or how its rows lie.
    const sama = await impor(jenis, `${isi(1000)}\n`, 'lain.csv');
    expect(sama.ringkasan).toMatchObject({ dibuat: 0, sudah_ada: 2 });
    const beda = await gladi(jenis, isi(1500));
    expect([beda.status, beda.ringkasan.dibuat]).toEqual(['ada_temuan', 0]);
    expect(temuan(beda)).toEqual([expect.stringMatching(`^${kolom}: .*${lama}.*ganti: true`)]);
    expect((await rest.post(`/api/impor/${beda.id}/jalankan`)).status).toBe(409);
    expect(await tutup()).toEqual(awal);
    // The word may come later, for the file that is there already.
    expect((await rest.patch(`/api/impor/${beda.id}`, { ganti: true })).status).toBe(200);
    const lagi = await tenang(beda.id);
    expect([lagi.status, lagi.ganti, ...temuan(lagi)]).toEqual(['siap', true]);
    expect(await jalankan(beda.id)).toMatchObject({
      status: 'selesai',
      ringkasan: { dibuat: 1, sudah_ada: 1 },
    });
    const baru = await nomor();
    expect(baru).not.toBe(lama);
    expect(await tutup()).toMatchObject(benar);
    // Nothing was taken out: the first document stands, and what reverses it is in the second.
    expect(await toko.rows('select nomor, status from transaksi order by posting_id')).toEqual([
      { nomor: lama, status: 'final' },
      { nomor: baru, status: 'final' },
    ]);
    // The first file again says what is not booked any more: it names the second one.
    const mundur = await gladi(jenis, isi(1000));
    expect(temuan(mundur)).toEqual([expect.stringMatching(`^${kolom}: .*${baru}`)]);
    await ganti(jenis, isi(1000));
    expect(await tutup()).toEqual(awal);
    // And a void brings back what had been replaced.
    const id = await toko.value<number>(`select id::int from transaksi where nomor = $1`, [
      await nomor(),
    ]);
    await toko.batalkan(
      jenis === 'saldo-awal-akun'
        ? 'jurnal-umum'
        : jenis === 'saldo-awal-stok'
          ? 'opname-stok'
          : jenis,
      id,
    );
    expect(await tutup()).toMatchObject(benar);
  },
);

test('what was paid of an invoice, 0, other kinds of files, a viewer and another tenant', async () => {
  const { toko, rest, gladi, kirim, impor, ganti, barang } = await buka();
  const piutang = (sisa: number) =>
    `kontak,nomor_faktur,tanggal_faktur,sisa\nP1,F-1,${pembukaan},${sisa}`;
  await impor('saldo-awal-piutang', piutang(1000));
  const dokumen = await toko.value<number>('select id::int from transaksi');
  const kontak_id = await toko.value<number>(`select id::int from kontak where kode = 'P1'`);
  const bayar = await toko.buat('pelunasan-piutang', '01-10', {
    kontak_id,
    jumlah: 400,
    alokasi: [{ dokumen_id: dokumen, jumlah: 400 }],
  });
  const dipakai = await gladi('saldo-awal-piutang', piutang(1500), 'a.csv', { ganti: true });
  expect(temuan(dipakai).join()).toContain(bayar.nomor_transaksi);
  await toko.batalkan('pelunasan-piutang', bayar.id);
  await ganti('saldo-awal-piutang', piutang(1500));
  // Nothing is a state as well, where something was booked.
  await impor('saldo-awal-stok', 'barang;lokasi;qty;nilai\nA;UTAMA;10;100\nB;UTAMA;0;0');
  expect(temuan(await gladi('saldo-awal-stok', 'barang;lokasi;qty\nA;UTAMA;0'))).toHaveLength(1);
  await ganti('saldo-awal-stok', 'barang;lokasi;qty\nA;UTAMA;0');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  await impor('saldo-awal-akun', 'akun_kode,saldo\n1101,5');
  await ganti('saldo-awal-akun', 'akun_kode,saldo\n1101,0');
  expect(await neraca(rest)).toMatchObject({ 1201: 1500, 3299: 1500 });
  await toko.expectConsistent();
  const salah = await kirim('kontak', 'kode,nama,tipe\nX,X,pelanggan', 'a.csv', { ganti: true });
  expect(salah).toMatchObject({ status: 400, body: { code: 'VAIMP' } });
  const aneh = await kirim('saldo-awal-akun', 'akun_kode,saldo\n1101,5', 'a.csv', { ganti: 'ya' });
  expect(aneh).toMatchObject({ status: 400, body: { code: 'VAINP' } });
  const viewer = importirOf(server, await server.tokenOf(toko, 'viewer'));
  const lihat = await viewer.kirim('saldo-awal-akun', 'akun_kode,saldo\n1101,6', 'a.csv', {
    ganti: true,
  });
  expect(lihat.status).toBe(403);
  // The same file is new to another tenant.
  const tetangga = await openToko();
  const sana = importirOf(server, await server.tokenOf(tetangga, 'staff'));
  const baru = await sana.impor('saldo-awal-akun', 'akun_kode,saldo\n1101,5');
  expect(baru.ringkasan).toMatchObject({ dibuat: 1, sudah_ada: 0 });
});
