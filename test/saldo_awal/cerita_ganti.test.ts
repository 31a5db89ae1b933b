/** An opening that meets an earlier one of the same is refused by its name, or replaces it where that is said. */
import { expect, test } from '@jest/globals';
import { bukukanAset, MOBIL } from '../aset/aset.ts';
import { expectDone } from '../helpers/antre.ts';
import { barisJurnal } from '../helpers/dokumen.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, openStory, type Row } from '../helpers/story.ts';
import { openPoin } from '../poin/poin.ts';
import { faktur, openBuku, pembukaan } from './pembukaan.ts';

const { data } = openStory();
const buka = () => openBuku(data);

test('accounts: what is booked on one is refused by name, or reversed; the others stay', async () => {
  const { toko, akun } = await buka();
  const lama = await akun('D 1101 1000, 1111 500, K 3299 1500');
  const dua = await expectError(akun('D 1101 1500, K 3299 1500'), 'KOAWL', 'detail.0.akun_kode');
  expect(dua).toContain(lama.nomor_transaksi);
  expect(await toko.saldo('1101')).toBe('1000.00');
  const baru = await akun('D 1101 1500, 1191 7, K 3299 1507', { ganti: true });
  await toko.expectJurnal(
    baru.id,
    '12-31 D 1101 1500.00, 1191 7.00, 3299 1000.00, K 3299 1507.00, 1101 1000.00',
  );
  expect([await toko.saldo('1101'), await toko.saldo('1111'), await toko.saldo('3299')]).toEqual([
    '1500.00',
    '500.00',
    '-2007.00',
  ]);
  expect(await expectError(akun('D 1101 1, K 3299 1'), 'KOAWL')).toContain(baru.nomor_transaksi);
  expect(await expectError(akun('D 1111 1, K 3299 1'), 'KOAWL')).toContain(lama.nomor_transaksi);
  await expectError(toko.batalkan('jurnal-umum', lama.id), 'KODEP');
  // The correction of a correction; a void leaves what it had replaced.
  await expectError(akun('K 1101 200, D 3299 200', { ganti: true }), 'KOKAS');
  const ketiga = await akun('D 1101 200, K 3299 200', { ganti: true });
  expect(await toko.saldo('1101')).toBe('200.00');
  await toko.batalkan('jurnal-umum', ketiga.id);
  expect(await toko.saldo('1101')).toBe('1500.00');
  // That nothing is there can be said of an account as well.
  const nol = { detail: [{ akun_kode: '1111', debit: 0 }, { akun_kode: '3299' }] };
  await expectError(akun('', nol), 'KOAWL', 'detail.0.akun_kode');
  await akun('', { ...nol, ganti: true });
  expect(await toko.saldo('1111')).toBe('0.00');
  await expectError(akun('', { ...nol, ganti: true }), 'VADOK', 'detail');
  await akun('D 1111 30, K 3299 30');
  await toko.batalkan('jurnal-umum', lama.id, { kaskade: true });
  expect([await toko.saldo('1101'), await toko.saldo('1111'), await toko.saldo('1191')]).toEqual([
    '0.00',
    '30.00',
    '0.00',
  ]);
  await expectError(
    toko.jurnalkan('01-05', 'D 6202 5, K 1111 5', { ganti: true }),
    'VADOK',
    'ganti',
  );
});

test('accounts per contact or branch are apart, unless one says neither', async () => {
  const { toko, akun } = await buka();
  const dimensi_id = await toko.master('dimensi', { kode: 'cabang', nama: 'Cabang' });
  for (const kode of ['JKT', 'BDG']) {
    await toko.master('dimensi_nilai', { dimensi_id, kode, nama: kode });
  }
  const cabang = (kode: string) => ({ dimensi: { cabang: kode } });
  await akun('D 1404 10, K 3299 10', cabang('JKT'));
  await akun('D 1404 20, K 3299 20', cabang('BDG'));
  await expectError(akun('D 1404 11, K 3299 11', cabang('JKT')), 'KOAWL');
  await expectError(akun('D 1404 35, K 3299 35'), 'KOAWL');
  await akun('D 1404 11, K 3299 11', { ...cabang('JKT'), ganti: true });
  expect(await toko.saldo('1404')).toBe('31.00');
  await toko.expectConsistent();
  await akun('D 1404 35, K 3299 35', { ganti: true });
  expect(await toko.saldo('1404')).toBe('35.00');
  const orang = (kontak_id: number, debit: number): Row => ({
    detail: [
      { akun_kode: '1406', debit, kontak_id },
      { akun_kode: '3299', kredit: debit },
    ],
  });
  await akun('', orang(toko.pelanggan, 5));
  await akun('', orang(toko.supplier, 6));
  await expectError(akun('', orang(toko.supplier, 7)), 'KOAWL');
});

test('receivables: the same invoice; what was paid of it stands on it', async () => {
  const { toko, piutang } = await buka();
  const lama = await piutang([faktur('A-1', 1000), faktur('A-2', 50)]);
  expect(await expectError(piutang([faktur('A-1', 1500)]), 'KOFAK')).toContain('ganti: true');
  const baru = await piutang([faktur('A-1', 1500), faktur('A-3', 7)], { ganti: true });
  await toko.expectJurnal(
    baru.id,
    '12-31 D 1201 1507.00, 3299 1000.00, K 3299 1507.00, 1201 1000.00',
  );
  expect([await toko.pos(lama.id), await toko.pos(baru.id)]).toEqual([
    ['piutang 1201 0.00', 'piutang 1201 50.00'],
    ['piutang 1201 1500.00', 'piutang 1201 7.00'],
  ]);
  expect(await toko.saldo('1201')).toBe('1557.00');
  expect(await toko.dokumen(baru.id)).toMatchObject({ total_nilai: '1507.00', sisa: '1507.00' });
  expect(await toko.baca('saldo-awal-piutang', lama.id)).toMatchObject({
    sisa: 50,
    diganti_oleh: [{ id: baru.id }],
  });
  await expectError(toko.batalkan('saldo-awal-piutang', lama.id), 'KODEP');
  const bayar = await toko.buat('pelunasan-piutang', '01-10', {
    jumlah: 400,
    alokasi: [{ dokumen_id: baru.id, jumlah: 400 }],
  });
  const dipakai = await expectError(piutang([faktur('A-1', 1600)], { ganti: true }), 'KODEP');
  expect(dipakai).toContain(bayar.nomor_transaksi);
  // Another invoice of the same document may be set right all the same.
  await piutang([faktur('A-3', 8)], { ganti: true });
  await toko.batalkan('pelunasan-piutang', bayar.id);
  const lagi = await piutang([faktur('A-1', 1600)], { ganti: true });
  expect(await toko.saldo('1201')).toBe('1658.00');
  await toko.batalkan('saldo-awal-piutang', lagi.id);
  expect(await toko.saldo('1201')).toBe('1558.00');
});

test('deposits, payables, and a lump of a journal beside the invoices of the same contact', async () => {
  const { toko, akun, piutang } = await buka();
  const { supplier, pelanggan } = toko;
  const hutang = (detail: Row[], lain: Row = {}) =>
    toko.buat('saldo-awal-hutang', pembukaan, { kontak_id: supplier, detail, ...lain });
  await hutang([faktur('S-1', 700), faktur('DP', 100, { jenis: 'uang_muka' })]);
  await expectError(hutang([faktur('DP', 90, { jenis: 'uang_muka' })]), 'KOFAK');
  await hutang([faktur('DP', 90, { jenis: 'uang_muka' })], { ganti: true });
  expect([await toko.saldo('1403'), await toko.saldo('2101')]).toEqual(['90.00', '-700.00']);
  const borong = (debit: number, lain: Row = {}) =>
    akun('', {
      kontak_id: pelanggan,
      detail: [
        { akun_kode: '1201', debit },
        { akun_kode: '3299', kredit: debit },
      ],
      ...lain,
    });
  const lama = await borong(900);
  await expectError(borong(950), 'KOAWL', 'detail.0.akun_kode');
  const pesan = await expectError(piutang([faktur('A-1', 1000)]), 'KOAWL');
  expect(pesan).toContain(lama.nomor_transaksi);
  const satu = await piutang([faktur('A-1', 400), faktur('A-2', 600)], { ganti: true });
  expect(await toko.saldo('1201')).toBe('1000.00');
  expect(await expectError(borong(950), 'KOAWL')).toContain(satu.nomor_transaksi);
  await borong(950, { ganti: true });
  expect(await toko.saldo('1201')).toBe('950.00');
  // Another account of the same contact is another thing.
  await akun('', {
    kontak_id: pelanggan,
    detail: [
      { akun_kode: '1203', debit: 5 },
      { akun_kode: '3299', kredit: 5 },
    ],
  });
});

test('points: the same contact, or the same last day where both say one', async () => {
  const { toko, tukar, lot } = await openPoin(data);
  const awal = (poin: number, isi: Row = {}) =>
    toko.buat('bayar-poin', pembukaan, { mode: 'saldo_awal', poin, ...isi });
  const hari = (bulan: string) => ({ kedaluwarsa: `${new Date().getUTCFullYear() + 1}-${bulan}` });
  const lama = await awal(100);
  expect(await expectError(awal(150), 'KOAWL', 'poin')).toContain(lama.nomor_transaksi);
  const baru = await awal(150, { ...hari('06-30'), ganti: true });
  await toko.expectJurnal(
    baru.id,
    '12-31 D 2302 5000.00, 3299 7500.00, K 2302 7500.00, 3299 5000.00',
  );
  expect(await toko.value('select poin from poin_saldo')).toBe(150);
  await expectError(toko.batalkan('bayar-poin', lama.id), 'KODEP');
  // A lot with another last day is another one; the answer says so.
  const kedua = await awal(20, hari('12-31'));
  expect(await toko.baca('bayar-poin', kedua.id)).toMatchObject({
    peringatan: [expect.stringContaining(baru.nomor_transaksi)],
  });
  await expectError(awal(30, { ...hari('12-31') }), 'KOAWL');
  // One that says no day stands for both, so it must say which.
  expect(await expectError(awal(200, { ganti: true }), 'KOAWL')).toContain('kedaluwarsa');
  const pakai = await tukar('01-05', 10);
  expect(await expectError(awal(140, { ...hari('06-30'), ganti: true }), 'KODEP')).toContain(
    pakai.nomor_transaksi,
  );
  await toko.batalkan('bayar-poin', pakai.id);
  await toko.batalkan('bayar-poin', baru.id);
  expect(await toko.value('select poin from poin_saldo')).toBe(120);
  expect((await lot())[0]).toBe('100 poin 5000.00');
});

test('an asset that stands on what is replaced is without origin, or keeps its lines', async () => {
  const { toko, akun } = await buka();
  const isi = { ...MOBIL, tanggal: '2020-05-01', perolehan: 1200, umur_bulan: 240 };
  const jurnal = await akun('D 1503 1200, K 3299 1200');
  const [baris] = await toko.baris(jurnal.id);
  const asal = [{ baris_id: Number(baris?.id), nilai: 1200 }];
  const mobil = await toko.master('aset', { ...isi, asal });
  const susut = await toko.buat('penyusutan', { periode: `${new Date().getUTCFullYear() - 1}-01` });
  await expectError(akun('D 1503 1300, K 3299 1300', { ganti: true }), 'KOAST');
  await toko.batalkan('penyusutan', susut.id);
  const baru = await akun('D 1503 1300, K 3299 1300', { ganti: true });
  expect(await toko.rows('select id from aset_asal where dilepas_pada is null')).toEqual([]);
  // What was replaced is no origin any more.
  await expectError(toko.ubah('aset', mobil, { asal }), 'VAMST', 'asal.0.baris_id');
  const [pengganti] = await toko.baris(baru.id);
  await toko.ubah('aset', mobil, {
    perolehan: 1300,
    asal: [{ baris_id: Number(pengganti?.id), nilai: 1300 }],
  });
  await bukukanAset(toko, { ...isi, tanggal: `${new Date().getUTCFullYear() - 1}-02-01` });
});

test('two at once, drafts and lists; what a viewer and another tenant may not', async () => {
  const { toko, stok, akun } = await buka();
  const barang = await toko.barang();
  await expectDone(1, [stok(barang, 1, 10), stok(barang, 2, 10), stok(barang, 3, 10)]);
  await expectDone(1, [
    akun('D 1101 1, K 3299 1'),
    akun('D 1101 2, K 3299 2'),
    akun('D 1101 3, K 3299 3'),
  ]);
  await expectDone(3, [
    akun('D 1101 4, K 3299 4', { ganti: true }),
    akun('D 1101 4, K 3299 4', { ganti: true }),
    akun('D 1101 4, K 3299 4', { ganti: true }),
  ]);
  expect(await toko.saldo('1101')).toBe('4.00');
  const isi = { detail: barisJurnal('D 1191 9, K 3299 9') };
  const [satu, dua] = [
    await toko.draft('jurnal-umum', pembukaan, isi),
    await toko.draft('jurnal-umum', pembukaan, isi),
  ];
  await toko.setujui('jurnal-umum', satu.id);
  await expectError(toko.setujui('jurnal-umum', dua.id), 'KOAWL', 'detail.0.akun_kode');
  const rest = await openRest(toko, 'staff');
  const list = (jenis: string, dokumen: Row[]) =>
    rest.post(`/api/transaksi/${jenis}/massal`, { mode: 'semua', dokumen });
  const hitungan = (qty_fisik: number, lain: Row = {}): Row => ({
    tanggal: pembukaan,
    lokasi_id: toko.lokasi,
    mode: 'saldo_awal',
    detail: [{ barang_id: barang, qty_fisik, hpp: 10 }],
    ...lain,
  });
  const lain = await toko.barang();
  const twice = await list('opname-stok', [
    { ...hitungan(1), detail: [{ barang_id: lain, qty_fisik: 1, hpp: 1 }] },
    { ...hitungan(1), detail: [{ barang_id: lain, qty_fisik: 2, hpp: 1 }] },
  ]);
  expect(twice).toMatchObject({
    status: 409,
    body: { code: 'KOAWL', message: expect.stringContaining('dokumen.1.detail.0.barang_id') },
  });
  const piutang = (sisa: number, more: Row = {}): Row => ({
    tanggal: pembukaan,
    kontak_id: toko.pelanggan,
    detail: [faktur('A-1', sisa)],
    ...more,
  });
  expect((await list('saldo-awal-piutang', [piutang(5)])).status).toBe(201);
  expect((await list('saldo-awal-piutang', [piutang(6), piutang(7)])).body.code).toBe('KOFAK');
  expect(await list('saldo-awal-piutang', [piutang(6, { ganti: true })])).toMatchObject({
    status: 201,
  });
  expect(await toko.saldo('1201')).toBe('6.00');
  const satuan = await rest.post('/api/transaksi/opname-stok', hitungan(8, { ganti: true }));
  expect(satuan.status).toBe(201);
  const gladi = await rest.post('/api/transaksi/opname-stok?simulasi=true', hitungan(5));
  expect(gladi).toMatchObject({ status: 409, body: { code: 'KOAWL' } });
  const viewer = await openRest(toko, 'viewer');
  expect(
    (await viewer.post('/api/transaksi/opname-stok', hitungan(9, { ganti: true }))).status,
  ).toBe(403);
  await toko.set({ kunci_saldo_awal: true });
  await expectError(stok(barang, 9, 10, { ganti: true }), 'KOTUP', 'tanggal');
  // Another tenant's books know nothing of it.
  const tetangga = await buka();
  await tetangga.akun('D 1101 1, K 3299 1');
});
