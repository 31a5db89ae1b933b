/** Many transfers of money, depreciations, audits and payments with points in one call: the books are those of single calls. */
import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { expectError } from '../helpers/expect.ts';
import { lalu } from '../helpers/tahun.ts';
import { asSet, buku, massal, testAlike } from './buku.ts';
import { LAIN_KINDS, perabot } from './lain.ts';
import { berdua } from './massal.ts';
import { piutang } from './pos.ts';

const data = openDatabase('many');

testAlike(LAIN_KINDS);

test('money that one of a list brings into a cash box the next one may take, and no more', async () => {
  const { satu: toko } = await berdua(data);
  const pindah = (akun_asal: string, akun_tujuan: string, jumlah: number): Row => ({
    tanggal: hari('02-01'),
    akun_asal,
    akun_tujuan,
    jumlah,
  });
  const semua = pindah('1101', '1111', 9000);
  const kembali = pindah('1111', '1101', 500);
  const before = await buku(toko);
  for (const [salah, kode, bagian] of [
    [pindah('1101', '1111', 2000), 'KOKAS', 'dokumen.1'],
    [pindah('1101', '1101', 1), 'VADOK', 'dokumen.1.akun_tujuan'],
    [{ ...kembali, tanggal: '2999-01-01' }, 'VATGL', 'dokumen.1.tanggal'],
  ] as const) {
    await expectError(massal(toko, 'kas_bank', [semua, salah]), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  const cukup = [semua, kembali, pindah('1101', '1111', 1500)];
  expect(await asSet(toko, 'kas-bank', cukup)).toBe(true);
  const { data: made } = await massal(toko, 'kas_bank', [...cukup, { ...kembali, transit: true }]);
  expect([await toko.saldo('1101'), await toko.saldo('1111')]).toEqual(['0.00', '9500.00']);
  await toko.terima('kas-bank', made[3]?.id as number, '02-03');
  expect(await toko.saldo('1101')).toBe('500.00');
});

test('an asset is depreciated once for a month, in a list as before it, and by lists at once', async () => {
  const { satu: toko } = await berdua(data);
  const [a, b] = await perabot(toko);
  const susut = (bulan: string, ...aset: unknown[]): Row => ({
    periode: hari(bulan),
    detail: aset.map((aset_id) => ({ aset_id })),
  });
  const before = await buku(toko);
  for (const [salah, kode, bagian] of [
    [susut('01', b, a), 'KOPNY', 'dokumen.1.detail.1.aset_id'],
    [susut('02', 99_999), 'VADOK', 'dokumen.1.detail.0.aset_id'],
    [{ ...susut('02', a), periode: '2025' }, 'VADOK', 'dokumen.1.periode'],
    [{ ...susut('02', a), periode: '2999-01' }, 'VATGL', 'dokumen.1.periode'],
  ] as const) {
    await expectError(massal(toko, 'penyusutan', [susut('01', a), salah]), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  const daftar = [susut('01', a), susut('01', b), susut('02', b, a)];
  expect(await asSet(toko, 'penyusutan', daftar)).toBe(true);
  const hasil = await Promise.allSettled([
    massal(toko, 'penyusutan', daftar),
    massal(toko, 'penyusutan', [...daftar].reverse()),
    massal(toko, 'penyusutan', [susut('02'), susut('01')]),
  ]);
  const gagal = hasil.flatMap((satu) => (satu.status === 'rejected' ? [satu.reason.code] : []));
  // The last one takes whatever assets are due when its turn comes.
  expect([...new Set(gagal)]).toEqual(['KOPNY']);
  expect(
    await toko.rows(
      `select periode::text, count(*)::int as kali from aset_susut
        where aset_id = any ($1) group by aset_id, periode order by aset_id, periode`,
      [[a, b]],
    ),
  ).toEqual(['01', '02', '01', '02'].map((bulan) => ({ periode: hari(`${bulan}-01`), kali: 1 })));
});

test('points are redeemed once, by lists at once too, and a refusal names its place', async () => {
  const { satu: toko, ids } = await berdua(data, { poin_nilai_poin: 5 });
  const tukar = (kontak_id: number, poin: number, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id,
    poin,
    cara: 'tunai',
    ...lain,
  });
  const awal = [toko.pelanggan, ids.agen].map((kontak_id) => ({
    tanggal: lalu('12-31'),
    mode: 'saldo_awal',
    kontak_id,
    poin: 100,
  }));
  await massal(toko, 'bayar_poin', awal);
  const faktur = await toko.jual('01-20', [[ids.jasa, 1, 100]]);
  const potong = { cara: 'potong_piutang', dokumen_id: faktur.id };
  const pertama = tukar(toko.pelanggan, 20, potong);
  const before = await buku(toko);
  for (const [salah, kode, bagian] of [
    [tukar(toko.pelanggan, 81), 'KOPNK', 'dokumen.1.poin'],
    [tukar(toko.pelanggan, 1, potong), 'VADOK', 'dokumen.1.dokumen_id'],
    [tukar(toko.pelanggan, 1, { tanggal: '2999-01-01' }), 'VATGL', 'dokumen.1.tanggal'],
    [tukar(ids.umum, 1), 'VADOK', 'dokumen.1.kontak_id'],
    [{ ...awal[0], tanggal: hari('02-01') }, 'VATGL', 'dokumen.1.tanggal'],
  ] as const) {
    await expectError(massal(toko, 'bayar_poin', [pertama, salah]), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  const daftar = [tukar(toko.pelanggan, 60), tukar(ids.agen, 60)];
  expect(await asSet(toko, 'bayar-poin', [...daftar, pertama])).toBe(true);
  const hasil = await Promise.allSettled([
    massal(toko, 'bayar_poin', daftar),
    massal(toko, 'bayar_poin', [...daftar].reverse()),
  ]);
  const gagal = hasil.flatMap((satu) => (satu.status === 'rejected' ? [satu.reason.code] : []));
  expect(gagal).toEqual(['KOPNK']);
  expect(await toko.rows('select poin::int from poin_saldo order by kontak_id')).toEqual([
    { poin: 40 },
    { poin: 40 },
  ]);
});

test('an audit of a list is refused as a single one is, and lists of the same contacts take turns', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a, b] = await piutang(toko, ids);
  const satu = (kontak_id: number, dokumen_id: unknown, saldo: number, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id,
    detail: [{ dokumen_id, saldo_konfirmasi: saldo }],
    ...lain,
  });
  const pertama = satu(toko.pelanggan, a, 990);
  await toko.set({ batas_hapus_piutang: 100 });
  const before = await buku(toko);
  for (const [salah, kode, bagian] of [
    [satu(ids.agen, b, 399), 'OTSET', undefined],
    [satu(ids.agen, b, 501), 'VADOK', 'dokumen.1.detail.0.saldo_konfirmasi'],
    [satu(ids.agen, a, 1), 'VADOK', 'dokumen.1.detail.0.dokumen_id'],
    [
      satu(ids.agen, b, 500, { saldo_sistem_dilihat: 7 }),
      'KOSLD',
      'dokumen.1.saldo_sistem_dilihat',
    ],
    [satu(ids.agen, b, 500, { tanggal: '2999-01-01' }), 'VATGL', 'dokumen.1.tanggal'],
  ] as const) {
    await expectError(massal(toko, 'audit_hutang_piutang', [pertama, salah]), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  const daftar = [pertama, satu(ids.agen, b, 410)];
  expect(await asSet(toko, 'audit-hutang-piutang', daftar)).toBe(true);
  await Promise.all(
    [daftar, [...daftar].reverse()].map((d) => massal(toko, 'audit_hutang_piutang', d)),
  );
  expect([(await toko.bayar(a as number))[0], (await toko.bayar(b as number))[0]]).toEqual([
    '990.00',
    '410.00',
  ]);
});
