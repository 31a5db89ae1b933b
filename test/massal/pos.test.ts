/** Many settlements, openings, receivables and payables in one call: the books are those of single calls. */
import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { expectError } from '../helpers/expect.ts';
import { asSet, buku, massal, testAlike } from './buku.ts';
import { berdua } from './massal.ts';
import { awal, POS_KINDS, pembukaan, piutang } from './pos.ts';

const data = openDatabase('many');

testAlike(POS_KINDS);

test('a settlement finds what those before it have left, and a refusal names its place', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a, , , , muka] = await piutang(toko, ids);
  const lunasi = (jumlah: number, dokumen_id: number | undefined, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    akun_kas: '1101',
    jumlah,
    alokasi: [{ dokumen_id, jumlah }],
    ...lain,
  });
  const before = await buku(toko);
  const lebih = [lunasi(600, a), lunasi(400, a), lunasi(1, a)];
  const pesan = await expectError(massal(toko, 'pelunasan_piutang', lebih), 'VADOK');
  expect(pesan).toBe('dokumen.2.alokasi.0.dokumen_id: sudah tidak bersisa');
  for (const [salah, kode, bagian] of [
    [lunasi(1, 99_999), 'VADOK', 'dokumen.1.alokasi.0.dokumen_id'],
    [lunasi(1, muka), 'VADOK', 'dokumen.1.alokasi.0.dokumen_id'],
    [lunasi(1, a, { tanggal: '2999-01-01' }), 'VATGL', 'dokumen.1.tanggal'],
    [lunasi(1, a, { kontak_id: ids.agen }), 'VADOK', 'dokumen.1.alokasi.0.dokumen_id'],
    [lunasi(1, a, { akun_kas: '4101' }), 'VADOK', 'dokumen.1.akun_kas'],
  ] as const) {
    await expectError(massal(toko, 'pelunasan_piutang', [lunasi(1, a), salah]), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  const pas = lebih.slice(0, 2);
  expect(await asSet(toko, 'pelunasan-piutang', pas)).toBe(true);
  await massal(toko, 'pelunasan_piutang', pas);
  expect(await toko.rows('select dibayar, sisa from transaksi where id = $1', [a])).toEqual([
    { dibayar: '1000.00', sisa: '0.00' },
  ]);
});

test('two lists that settle the same documents in opposite order do not stand in each other’s way', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a, b, c] = await piutang(toko, ids);
  const daftar = [a, b, c].map((dokumen_id) => ({
    tanggal: hari('02-01'),
    kontak_id: dokumen_id === b ? ids.agen : toko.pelanggan,
    akun_kas: '1101',
    jumlah: 10,
    alokasi: [{ dokumen_id, jumlah: 10 }],
  }));
  await Promise.all(
    [daftar, [...daftar].reverse(), daftar, [...daftar].reverse()].map((satu) =>
      massal(toko, 'pelunasan_piutang', satu),
    ),
  );
  expect(
    await toko.rows('select dibayar from transaksi where id = any($1) order by id', [[a, b, c]]),
  ).toEqual([a, b, c].map(() => ({ dibayar: '40.00' })));
});

test('an old invoice is there once, in a list as before it', async () => {
  const { satu: toko, ids } = await berdua(data);
  const daftar = pembukaan(toko, ids);
  const faktur = daftar[1]?.detail as Row[];
  const before = await buku(toko);
  const lagi = [...daftar, awal(toko.pelanggan, faktur)];
  await expectError(
    massal(toko, 'saldo_awal_piutang', lagi),
    'KOFAK',
    'dokumen.4.detail.0.nomor_faktur_asli',
  );
  const salah = [...daftar, awal(toko.pelanggan, faktur, { tanggal: hari('01-01') })];
  await expectError(massal(toko, 'saldo_awal_piutang', salah), 'VATGL', 'dokumen.4.tanggal');
  expect(await buku(toko)).toEqual(before);
  await massal(toko, 'saldo_awal_piutang', daftar);
  expect(await asSet(toko, 'saldo-awal-piutang', daftar.slice(1, 3))).toBe(false);
  await expectError(
    massal(toko, 'saldo_awal_piutang', daftar.slice(1, 3)),
    'KOFAK',
    'dokumen.0.detail.0.nomor_faktur_asli',
  );
  expect(await asSet(toko, 'saldo-awal-hutang', daftar)).toBe(true);
});
