import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { beliAset, bukukanAset, MOBIL, RAK } from './aset.ts';

const { openToko } = openStory();

async function buka() {
  const toko = await openToko();
  const aset = (isi: Row = {}) =>
    beliAset(toko, {
      ...MOBIL,
      tanggal: hari('01-20'),
      perolehan: 1000,
      umur_bulan: 3,
      ...isi,
    });
  const susut = (month: string, detail?: Row[], lain: Row = {}) =>
    toko.buat('penyusutan', { periode: hari(month), detail, ...lain });
  const ubah = (id: number, patch: Row) => toko.ubah('aset', id, patch);
  const buku = async (id: number) =>
    (
      await toko.staf.value<{
        data: Row[];
      }>(`select erp.master_list('aset', jsonb_populate_record(null::erp.permintaan_list,
             '{"custom_fields": ["akumulasi", "nilai_buku"]}'))`)
    ).data
      .filter((one) => one.id === id)
      .map(({ akumulasi, nilai_buku }) => [akumulasi, nilai_buku])[0];
  return { ...toko, toko, aset, susut, ubah, buku };
}

test('every asset that is due, month by month, and the last month takes the rest', async () => {
  const { toko, aset, susut, buku, baca } = await buka();
  const mobil = await aset({ residu: 100.01 });
  const lemari = await aset({
    ...RAK,
    nama: 'Lemari',
    tanggal: hari('02-03'),
    perolehan: 1200,
    akumulasi_awal: 100,
    umur_bulan: 12,
  });
  const januari = await susut('01');
  expect(januari.nomor_transaksi).toMatch(/^PY\/00\//);
  expect(await baca('penyusutan', januari.id)).toMatchObject({
    tanggal: hari('01-31'),
    total_nilai: 300,
    sisa: null,
    periode: hari('01'),
    detail: [
      {
        akun_kode: '6205',
        subtotal: 300,
        keterangan: 'Mobil boks',
        aset_id: mobil,
        akun_akumulasi: '1603',
      },
    ],
  });
  await toko.expectJurnal(januari.id, '01-31 D 6205 300.00, K 1603 300.00');
  const februari = await susut('02');
  // Without its day: a leap year has another one.
  expect((await toko.jurnal(februari.id)).map((ayat) => ayat.slice('02-28 '.length))).toEqual([
    'D 6205 400.00',
    'K 1603 300.00',
    'K 1604 100.00',
  ]);
  const maret = await susut('03', [{ aset_id: mobil }]);
  expect(await toko.dokumen(maret.id)).toMatchObject({ total_nilai: '299.99' });
  expect(await buku(mobil)).toEqual([899.99, 100.01]);
  await expectError(susut('04', [{ aset_id: mobil }]), 'VADOK', 'detail.0.aset_id');
  expect(await toko.dokumen((await susut('04')).id)).toMatchObject({ total_nilai: '100.00' });
  expect(await buku(lemari)).toEqual([300, 900]);
});

test('declining balance counts from the book value at the start of the book year', async () => {
  const { toko, aset, susut } = await buka();
  await toko.set({ awal_tahun_buku: 4 });
  const mesin = await aset({
    perolehan: 1200,
    umur_bulan: 24,
    metode: 'saldo_menurun',
    tarif: 50,
  });
  const nilai = async (month: string) =>
    (await toko.dokumen((await susut(month, [{ aset_id: mesin }])).id)).total_nilai;
  expect(await nilai('01')).toBe('50.00');
  expect(await nilai('02')).toBe('50.00');
  expect(await nilai('03')).toBe('50.00');
  // (1200 − 150) × 50 % / 12
  expect(await nilai('04')).toBe('43.75');
  expect(await nilai('05')).toBe('43.75');
});

test('an asset is depreciated once a month; a void opens the month again', async () => {
  const { toko, aset, susut, ubah, buku, batalkan } = await buka();
  const mobil = await aset({ umur_bulan: 10 });
  const pertama = await susut('01');
  await expectError(susut('01', [{ aset_id: mobil }]), 'KOPNY', 'detail.0.aset_id');
  await expectError(susut('01'), 'VADOK', 'detail');
  await expectError(ubah(mobil, { perolehan: 2000 }), 'KOAST', 'perolehan');
  await expectError(ubah(mobil, { residu: 950 }), 'KOAST', 'residu');
  await ubah(mobil, { umur_bulan: 5 });
  await batalkan('penyusutan', pertama.id);
  expect(await buku(mobil)).toEqual([0, 1000]);
  expect(await toko.saldo('1603')).toBe('0.00');
  // Its cost is what its lines say.
  await expectError(ubah(mobil, { perolehan: 2000 }), 'VAMST', 'asal');
  const isi = { akun_aset: '1503', tanggal: hari('01-20'), perolehan: 2000 };
  await ubah(mobil, { perolehan: 2000, asal: await bukukanAset(toko, isi) });
  const ulang = await susut('01');
  expect(await toko.dokumen(ulang.id)).toMatchObject({ total_nilai: '400.00' });
  await batalkan('penyusutan', pertama.id);
});

test('deactivation stops it, and what is not due is refused', async () => {
  const { aset, susut, ubah } = await buka();
  const mobil = await aset();
  const nanti = await aset({ tanggal: hari('05-01') });
  await susut('01', [{ aset_id: mobil }]);
  await ubah(mobil, { aktif: false });
  await expectError(susut('02', [{ aset_id: mobil }]), 'VADOK', 'detail.0.aset_id');
  await expectError(susut('04', [{ aset_id: nanti }]), 'VADOK', 'detail.0.aset_id');
  await ubah(nanti, { aktif: false });
  await expectError(susut('05', [{ aset_id: nanti }]), 'VADOK', 'detail.0.aset_id');
  await expectError(susut('05'), 'VADOK', 'detail');
});

test('amounts without an asset, and every mistake of a line', async () => {
  const { toko, aset, susut } = await buka();
  const mobil = await aset();
  const bebas = await susut('01', [
    { akun_beban: '6205', akun_akumulasi: '1602', nilai: 75.5 },
    { aset_id: mobil },
  ]);
  await toko.expectJurnal(bebas.id, '01-31 D 6205 408.83, K 1602 75.50, 1603 333.33');
  await expectError(
    susut('02', [
      { akun_beban: '1101', akun_akumulasi: '6205', nilai: 0 },
      {},
      { aset_id: mobil, nilai: 5 },
      { aset_id: 999999 },
      { akun_beban: '6205', akun_akumulasi: 'X', nilai: 1.005 },
    ]),
    'VADOK',
    'detail.0.nilai detail.4.nilai detail.0.akun_beban detail.0.akun_akumulasi detail.1.akun_beban detail.1.akun_akumulasi detail.1.nilai detail.2.aset_id detail.3.aset_id detail.4.akun_akumulasi',
  );
  // The next one of the tenant, which is seven hours ahead.
  const iniBulan = new Date(Date.now() + 7 * 3_600_000);
  iniBulan.setUTCMonth(iniBulan.getUTCMonth() + 1, 5);
  await expectError(
    susut('02', undefined, { periode: iniBulan.toISOString().slice(0, 7) }),
    'VATGL',
    'periode',
  );
  await expectError(aset({ akun_aset: '1101' }), 'VAMST', 'akun_aset');
  await expectError(aset({ akun_akumulasi: '1503' }), 'VAMST', 'akun_akumulasi');
  await expectError(aset({ residu: 900, akumulasi_awal: 200 }), 'VAMST', 'residu');
  await expectError(aset({ tarif: 10 }), 'VAMST', 'tarif');
  await expectError(aset({ umur_bulan: 0 }), 'VAMST', 'umur_bulan');
});

test('a draft is approved on its month', async () => {
  const { toko, draft, setujui, simulasi, aset } = await buka();
  await aset({ umur_bulan: 10 });
  const menunggu = await draft('penyusutan', { periode: hari('01') });
  expect(await toko.dokumen(menunggu.id)).toMatchObject({
    tanggal: hari('01-31'),
    status: 'draft',
  });
  await expectError(draft('penyusutan', { periode: 'januari' }), 'VADOK', 'periode');
  await setujui('penyusutan', menunggu.id);
  expect(await toko.jurnal(menunggu.id)).toHaveLength(2);
  expect(await simulasi('penyusutan', { periode: hari('02') })).toMatchObject({
    total_nilai: 100,
  });
});

test('none in a month in which the asset is not in the books: it begins with its first line', async () => {
  const { toko, susut, buku } = await buka();
  const isi = { ...MOBIL, tanggal: hari('01-20'), perolehan: 900, umur_bulan: 3 };
  const asal = await bukukanAset(toko, { ...isi, tanggal: hari('03-10') });
  const mobil = await toko.master('aset', { ...isi, asal });
  const satu = (month: string) => susut(month, [{ aset_id: mobil }]);
  expect(await expectError(satu('01'), 'VADOK', 'detail.0.aset_id')).toContain(hari('03-10'));
  await expectError(satu('02'), 'VADOK', 'detail.0.aset_id');
  await expectError(susut('02'), 'VADOK', 'detail');
  expect(await toko.saldo('1603', hari('02-28'))).toBe('0.00');
  // March is the first of its three months, May the last.
  for (const month of ['03', '04']) {
    expect(await toko.dokumen((await satu(month)).id)).toMatchObject({ total_nilai: '300.00' });
  }
  // A disposal asks for what is left of its life, and for no month before it was in the books.
  const lepas = (susutkan: boolean) =>
    toko.staf.row(
      'select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))',
      [mobil, JSON.stringify({ tanggal: hari('06-10'), susutkan })],
    );
  expect(await expectError(lepas(false), 'KOAST', 'aset_id')).toContain(
    `belum disusutkan untuk ${hari('05')};`,
  );
  await lepas(true);
  expect(await buku(mobil)).toEqual([900, 0]);
  await toko.expectConsistent();
});

test('what was depreciated before the books or elsewhere lives from its own day, from its line on', async () => {
  const { toko, susut } = await buka();
  // Of four months two were over elsewhere when it came: the fourth takes the rest.
  const isi = {
    ...MOBIL,
    tanggal: hari('01-20'),
    perolehan: 1000,
    akumulasi_awal: 500,
    umur_bulan: 4,
  };
  const asal = await bukukanAset(toko, { ...isi, tanggal: hari('03-10') });
  const mobil = await toko.master('aset', { ...isi, asal });
  const nilai = async (month: string) =>
    (await toko.dokumen((await susut(month, [{ aset_id: mobil }])).id)).total_nilai;
  await expectError(susut('02', [{ aset_id: mobil }]), 'VADOK', 'detail.0.aset_id');
  expect([await nilai('03'), await nilai('04')]).toEqual(['250.00', '250.00']);
  // A part that was booked later does not hold it back.
  const rak = { ...RAK, tanggal: hari('01-20'), perolehan: 400, umur_bulan: 4 };
  const lemari = await toko.master('aset', {
    ...rak,
    asal: [
      ...(await bukukanAset(toko, { ...rak, perolehan: 300, tanggal: hari('02-01') })),
      ...(await bukukanAset(toko, { ...rak, perolehan: 100, tanggal: hari('04-01') })),
    ],
  });
  await expectError(susut('01', [{ aset_id: lemari }]), 'VADOK', 'detail.0.aset_id');
  const februari = await susut('02', [{ aset_id: lemari }]);
  expect(await toko.dokumen(februari.id)).toMatchObject({ total_nilai: '100.00' });
});
