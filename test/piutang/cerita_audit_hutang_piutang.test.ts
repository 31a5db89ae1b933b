import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { audit, batal, laporan, openShop, sisa } from './audit.ts';

const { data } = openStory();

const cadangkan = (toko: Toko, jumlah: number, tanggal = '01-10') =>
  toko.jurnalkan(tanggal, `D 6206 ${jumlah}, K 1209 ${jumlah}`);

test('differences: the allowance first, then expense; payables to income; set-off; a void restores', async () => {
  const { toko, a, b, h } = await openShop(data);
  await cadangkan(toko, 150);
  const p = await audit(toko, {
    detail: [
      { dokumen_id: a, saldo_konfirmasi: 900 },
      { dokumen_id: b, jenis: 'piutang', saldo_konfirmasi: 380 },
      { dokumen_id: h, saldo_konfirmasi: 350 },
    ],
    kompensasi: [
      { piutang_id: a, hutang_id: h, jumlah: 300 },
      { piutang_id: b, hutang_id: h, jumlah: 50 },
    ],
    saldo_sistem_dilihat: 1100,
  });
  expect(p.nomor_transaksi).toMatch(/^AH\/00\//);
  await toko.expectJurnal(
    p.id,
    '01-20 D 2101 400.00, 1209 150.00, 6206 70.00, K 1201 570.00, 4201 50.00',
  );
  expect([await sisa(toko, a), await sisa(toko, b), await sisa(toko, h)]).toEqual([
    '600.00',
    '330.00',
    '0.00',
  ]);
  expect(await toko.dokumen(p.id)).toMatchObject({
    total_nilai: '270.00',
    sisa: null,
    rincian: { saldo_sistem_dilihat: 1100, kompensasi: [{ jumlah: 300 }, { jumlah: 50 }] },
  });
  expect(await toko.baris(p.id)).toMatchObject([
    { akun_kode: '1201', subtotal: '-100.00', rincian: { dokumen_id: a, saldo_sistem: 1000 } },
    { subtotal: '-120.00' },
    { akun_kode: '2101', subtotal: '-50.00' },
  ]);
  await toko.expectConsistent();
  await expectError(toko.batalkan('penjualan', a), 'KODEP');
  await batal(toko, p.id);
  expect([await sisa(toko, a), await sisa(toko, b), await sisa(toko, h)]).toEqual([
    '1000.00',
    '500.00',
    '400.00',
  ]);
  expect(await toko.saldo('1209')).toBe('-150.00');
});

test('what the books did not know is opened; own accounts; what an allowance has later counts', async () => {
  const { toko, a } = await openShop(data);
  await cadangkan(toko, 100);
  await toko.jurnalkan('02-01', 'D 1209 60, K 6206 60');
  const kurang = await audit(toko, { detail: [{ dokumen_id: a, saldo_konfirmasi: 950 }] });
  await toko.expectJurnal(kurang.id, '01-20 D 1209 40.00, 6206 10.00, K 1201 50.00');
  // 1450.00 and 400.00 in the books.
  const p = await audit(toko, {
    detail: [
      { jenis: 'piutang', saldo_konfirmasi: 1520, jatuh_tempo: hari('03-01') },
      { jenis: 'hutang', saldo_konfirmasi: 430, akun_selisih: '6209' },
    ],
  });
  await toko.expectJurnal(p.id, '01-20 D 6209 30.00, 1201 70.00, K 2109 30.00, 4201 70.00');
  expect(await toko.dokumen(p.id)).toMatchObject({ total_nilai: '100.00', sisa: '100.00' });
  await toko.expectConsistent();
  const lagi = await audit(toko, {
    detail: [{ dokumen_id: p.id, jenis: 'piutang', saldo_konfirmasi: 0, akun_selisih: '6209' }],
  });
  await toko.expectJurnal(lagi.id, '01-20 D 6209 70.00, K 1201 70.00');
  await expectError(batal(toko, p.id), 'KODEP');
  await batal(toko, lagi.id);
  await batal(toko, p.id);
});

test('no difference: a dated confirmation without journal, which the ageing report shows', async () => {
  const { toko, a, b } = await openShop(data);
  const p = await audit(toko, { detail: [{ dokumen_id: a, saldo_konfirmasi: 1000 }] });
  await toko.expectJurnal(p.id);
  expect(await laporan(toko)).toEqual([
    [a, hari('01-20')],
    [b, null],
  ]);
  const semua = await audit(toko, { tanggal: hari('01-25') });
  expect((await toko.baris(semua.id)).map(({ subtotal }) => subtotal)).toEqual([
    '0.00',
    '0.00',
    '0.00',
  ]);
  expect(await laporan(toko)).toEqual([
    [a, hari('01-25')],
    [b, hari('01-25')],
  ]);
  await batal(toko, semua.id);
  expect(await laporan(toko)).toEqual([
    [a, hari('01-20')],
    [b, null],
  ]);
});

test('what an audit refuses', async () => {
  const { toko, a, h } = await openShop(data);
  const tolak = (dokumen: Row, field: string, code = 'VADOK') =>
    expectError(audit(toko, dokumen), code, field);
  await expectError(
    audit(toko, {
      detail: [
        { saldo_konfirmasi: -1 },
        { dokumen_id: a, akun_selisih: '1201', jatuh_tempo: hari('02-01') },
        { jenis: 'piutang', saldo_konfirmasi: 0 },
      ],
      kompensasi: [{ jumlah: 0 }],
    }),
    'VADOK',
    'detail.0.saldo_konfirmasi detail.1.saldo_konfirmasi kompensasi.0.piutang_id kompensasi.0.hutang_id kompensasi.0.jumlah detail.0.jenis detail.1.akun_selisih detail.1.jatuh_tempo',
  );
  const satu = { dokumen_id: a, saldo_konfirmasi: 900 };
  await tolak({ detail: [{ ...satu, saldo_konfirmasi: 1001 }] }, 'detail.0.saldo_konfirmasi');
  for (const akun_selisih of ['3202', '3299', '1101', '2301']) {
    await tolak({ detail: [{ ...satu, akun_selisih }] }, 'detail.0.akun_selisih');
  }
  await tolak({ detail: [satu, satu] }, 'detail.0.dokumen_id');
  await tolak({ detail: [{ ...satu, jenis: 'hutang' }] }, 'detail.0.dokumen_id');
  await tolak({ kontak_id: toko.supplier, detail: [satu] }, 'detail.0.dokumen_id');
  await tolak({ tanggal: hari('01-04'), detail: [satu] }, 'detail.0.dokumen_id');
  await tolak(
    { kompensasi: [{ piutang_id: a, hutang_id: h, jumlah: 401 }] },
    'kompensasi.0.jumlah',
  );
  await tolak(
    { kompensasi: [{ piutang_id: h, hutang_id: a, jumlah: 1 }] },
    'kompensasi.0.piutang_id',
  );
  await tolak(
    { detail: [satu], kompensasi: [{ piutang_id: a, hutang_id: h, jumlah: 901 }] },
    'detail.0.saldo_konfirmasi',
  );
  await tolak({ detail: [satu], saldo_sistem_dilihat: 1099 }, 'saldo_sistem_dilihat', 'KOSLD');
});

test('a large write-off needs another user, who has not written on it', async () => {
  const { toko, a, b } = await openShop(data);
  const satu = { dokumen_id: a, saldo_konfirmasi: 900 };
  await toko.set({ batas_hapus_piutang: 50 });
  await expectError(audit(toko, { detail: [satu] }), 'OTSET');
  const draft = await audit(toko, { detail: [satu] }, true);
  const setujui = (peran: 'admin' | 'staff') =>
    toko
      .by({ peran })
      .value(`select erp.transaksi_approve('audit-hutang-piutang', $1)`, [draft.id]);
  await expectError(setujui('staff'), 'OTSET');
  // A user who edited a draft may not approve it, even if another user began it.
  const tulis = await audit(toko, { detail: [satu] }, true);
  await toko.by({ peran: 'admin' }).value(
    `select erp.audit_hutang_piutang_replace($1,
           jsonb_populate_record(null::erp.audit_hutang_piutang_input, $2))`,
    [
      tulis.id,
      JSON.stringify({
        tanggal: hari('01-20'),
        kontak_id: toko.pelanggan,
        detail: [{ ...satu, saldo_konfirmasi: 1 }],
      }),
    ],
  );
  for (const peran of ['staff', 'admin'] as const) {
    await expectError(
      toko
        .by({ peran })
        .value(`select erp.transaksi_approve('audit-hutang-piutang', $1)`, [tulis.id]),
      'OTSET',
    );
  }
  await setujui('admin');
  expect([await sisa(toko, a), await sisa(toko, b)]).toEqual(['900.00', '500.00']);
  await audit(toko, { detail: [{ dokumen_id: b, saldo_konfirmasi: 450 }] });
});
