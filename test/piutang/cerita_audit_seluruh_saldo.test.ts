import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { createDokumen, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { audit, batal, laporan, openShop, seluruh, sisa } from './audit.ts';

const { data } = openStory();

test('a whole ledger: the balance of that day is compared, without deposits and what came later', async () => {
  const { toko, barang, a, b, h } = await openShop(data);
  const { buat } = toko;
  await buat('kas-masuk', '01-10', {
    detail: [{ akun_kode: '2301', jumlah: 250, kontak_id: toko.pelanggan }],
  });
  const nanti = await toko.jual('01-25', [[barang, 1, 100]]);
  await buat('pelunasan-piutang', '01-26', {
    jumlah: 600,
    alokasi: [{ dokumen_id: a, jumlah: 600 }],
  });
  const cocok = await audit(toko, seluruh('piutang', 1500));
  await toko.expectJurnal(cocok.id);
  expect(await toko.baris(cocok.id)).toMatchObject([
    { akun_kode: '1201', subtotal: '0.00', rincian: { saldo_sistem: 1500, selisih: 0 } },
  ]);
  expect(await laporan(toko)).toEqual([
    [a, hari('01-20')],
    [b, hari('01-20')],
    [nanti.id, null],
  ]);
  await batal(toko, cocok.id);
  // 400.00 of the oldest is left, the rest comes from the next one.
  const kurang = await audit(toko, seluruh('piutang', 1050));
  await toko.expectJurnal(kurang.id, '01-20 D 6206 450.00, K 1201 450.00');
  expect([await sisa(toko, a), await sisa(toko, b), await sisa(toko, nanti.id)]).toEqual([
    '0.00',
    '450.00',
    '100.00',
  ]);
  expect(await toko.dokumen(kurang.id)).toMatchObject({ total_nilai: '450.00', sisa: null });
  const hutang = await audit(toko, seluruh('hutang', 0));
  await toko.expectJurnal(hutang.id, '01-20 D 2101 400.00, K 4201 400.00');
  expect(await sisa(toko, h)).toBe('0.00');
  await toko.expectConsistent();
  await batal(toko, kurang.id);
  expect([await sisa(toko, a), await sisa(toko, b)]).toEqual(['400.00', '500.00']);
});

test('a whole ledger: one control account pays the difference, and it is said once', async () => {
  const { toko, a, b, h } = await openShop(data);
  const { buat } = toko;
  const lain = await buat('piutang', '01-02', {
    kontak_id: toko.pelanggan,
    akun_kode: '1202',
    jatuh_tempo: hari('01-03'),
    detail: [{ akun_lawan: '4201', jumlah: 300 }],
  });
  const salah = (isi: Row, field: string) => expectError(audit(toko, isi), 'VADOK', field);
  expect(await salah(seluruh('piutang', 299), 'detail.0.saldo_konfirmasi')).toContain(
    'lebih rendah 1501.00, sedangkan di akun 1201 terbuka 1500.00',
  );
  const turun = { jenis: 'piutang', saldo_konfirmasi: 1700 };
  await salah({ detail: [turun, turun] }, 'detail.1.dokumen_id');
  await salah(
    { detail: [{ dokumen_id: a, saldo_konfirmasi: 1000 }, turun] },
    'detail.1.dokumen_id',
  );
  await salah(seluruh('piutang', 1700, { jatuh_tempo: hari('03-01') }), 'detail.0.jatuh_tempo');
  // What is set off is not settled too: the difference goes to the next document.
  await audit(toko, {
    ...seluruh('piutang', 1750),
    kompensasi: [{ piutang_id: a, hutang_id: h, jumlah: 400 }],
  });
  expect([await sisa(toko, a), await sisa(toko, b), await sisa(toko, lain.id)]).toEqual([
    '600.00',
    '450.00',
    '300.00',
  ]);
});

test('a whole ledger: nothing is taken of what was sold while the audit waited, which it has not locked', async () => {
  const { toko, barang, a, b } = await openShop(data);
  let lebihTua = 0;
  const kurang = await behind(
    toko,
    (db) =>
      createDokumen(db, 'pelunasan-piutang', {
        tanggal: hari('01-10'),
        kontak_id: toko.pelanggan,
        akun_kas: '1101',
        jumlah: 1,
        alokasi: [{ dokumen_id: a, jumlah: 1 }],
      }),
    () => audit(toko, seluruh('piutang', 1000)),
    async () => {
      lebihTua = (await toko.jual('01-04', [[barang, 1, 100]])).id;
    },
  );
  await toko.expectJurnal(kurang.id, '01-20 D 6206 599.00, K 1201 599.00');
  expect([await sisa(toko, a), await sisa(toko, b), await sisa(toko, lebihTua)]).toEqual([
    '400.00',
    '500.00',
    '100.00',
  ]);
});
