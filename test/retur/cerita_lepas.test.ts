import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { type Divoid, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { openPoin } from '../poin/poin.ts';

const { data, openBarang } = openStory();

// What a return gave back in proportion of what had settled its document, when that is voided.

async function buka(settings?: Row) {
  const { toko, barang } = await openBarang(100, 10, settings);
  await toko.jurnalkan('01-01', 'D 1101 10000000, K 3101 10000000');
  const kembali = (id: number) =>
    toko.value(
      `select string_agg(concat_ws(' ', k.cara, k.akun_kode, k.jumlah), ', ' order by k.cara, k.jumlah desc)
         from transaksi as t, jsonb_to_recordset(t.rincian -> 'pengembalian')
           as k (cara text, akun_kode text, jumlah numeric)
        where t.id = $1`,
      [id],
    );
  return {
    ...toko,
    toko,
    barang,
    kembali,
    akun: async (...kode: string[]) => Promise.all(kode.map((satu) => toko.saldo(satu))),
    returJual: (tanggal: string, id: number, qty: number, lain?: Row) =>
      toko.retur('penjualan', tanggal, id, qty, { dokumen_asal_id: id, ...lain }),
    returBeli: (tanggal: string, id: number, qty: number, lain?: Row) =>
      toko.retur('pembelian', tanggal, id, qty, { dokumen_asal_id: id, ...lain }),
    lepas: (jenis: string, id: number, tanggal: string | null = null) =>
      toko.batalkan(jenis, id, { kaskade: true, tanggal }),
    audit: (tanggal: string, kontak_id: number, dokumen_id: number, saldo_konfirmasi = 0) =>
      toko.buat('audit-hutang-piutang', tanggal, {
        kontak_id,
        detail: [{ dokumen_id, saldo_konfirmasi }],
      }),
  };
}

test('a write-off of which a return gave a part back is not voided without it; the part goes along', async () => {
  const { toko, barang, akun, audit, batalkan, lepas, returJual, kembali } = await buka();
  const jual = await toko.jual('01-03', [[barang, 2, 50]]);
  const hapus = await audit('01-04', toko.pelanggan, jual.id);
  const retur = await returJual('01-05', jual.id, 1);
  expect(await akun('1201', '6206')).toEqual(['0.00', '50.00']);
  const pesan = await expectError(batalkan('audit-hutang-piutang', hapus.id), 'KODEP');
  expect(pesan).toContain(`${retur.nomor_transaksi} (retur-penjualan, id ${retur.id})`);
  expect(pesan).toContain('kaskade');

  await lepas('audit-hutang-piutang', hapus.id);
  // One piece is sold, and is owed; nothing was given up.
  expect(await akun('1201', '6206', '4101', '4102')).toEqual(['50.00', '0.00', '-100.00', '50.00']);
  expect(await toko.bayar(jual.id)).toEqual(['50.00', '50.00', 'sebagian']);
  await toko.expectKoreksi(retur.id, '01-05 D 6206 50.00, K 1201 50.00');
  expect(await kembali(retur.id)).toBe('hapus 6206 50.00, hapus 6206 -50.00');
  expect(await toko.baca('retur-penjualan', retur.id)).toMatchObject({
    status: 'final',
    pengembalian: [
      { cara: 'hapus', akun_kode: '6206', jumlah: 50 },
      { cara: 'hapus', akun_kode: '6206', jumlah: -50, pelepas_id: hapus.id },
    ],
  });
  await expectRekonsiliasi(toko);
  // The other piece: what it owes is lowered, and nothing is given back.
  const lagi = await returJual('01-06', jual.id, 1);
  expect(await kembali(lagi.id)).toBeNull();
  expect(await akun('1201', '6206')).toEqual(['0.00', '0.00']);
  // The first return is taken back with all that became of it.
  await batalkan('retur-penjualan', retur.id);
  expect(await akun('1201', '6206', '2301')).toEqual(['50.00', '0.00', '0.00']);
  expect(await toko.bayar(jual.id)).toEqual(['50.00', '50.00', 'sebagian']);
  await expectRekonsiliasi(toko);
});

test('money, discount and tax of a settlement: the deposit of the return pays what is owed again', async () => {
  const { toko, barang, buat, pos, akun, lepas, batalkan, returJual, kembali } = await buka();
  const jual = await toko.jual('01-03', [[barang, 10, 100]]);
  const lunas = await buat('pelunasan-piutang', '01-05', {
    jumlah: 700,
    alokasi: [{ dokumen_id: jual.id, jumlah: 700, potongan: 200, pph: 100 }],
  });
  const retur = await returJual('01-07', jual.id, 3);
  expect(await kembali(retur.id)).toBe('potongan 4103 60.00, tertahan 30.00, uang 210.00');
  await expectError(batalkan('pelunasan-piutang', lunas.id), 'KODEP');
  await expectError(batalkan('pelunasan-piutang', lunas.id, { tanggal: '02-01' }), 'KODEP');
  const tanggal = hari('02-01');
  await lepas('pelunasan-piutang', lunas.id, tanggal);
  await toko.expectKoreksi(retur.id, '02-01 D 4103 60.00, 2301 240.00, K 1201 300.00');
  expect(await toko.bayar(jual.id)).toEqual(['700.00', '300.00', 'sebagian']);
  expect(await akun('1101', '1201', '1402', '2301', '4103')).toEqual(
    '10000000.00 700.00 0.00 0.00 0.00'.split(' '),
  );
  expect(await pos(retur.id)).toEqual(['titipan 2301 0.00', 'titipan 2301 0.00']);
  await expectRekonsiliasi(toko);
  await toko.expectConsistent();
  // Its sale goes with all of it.
  await lepas('penjualan', jual.id, hari('02-02'));
  expect(await akun('1201', '2301', '4103', '4101', '4102')).toEqual(
    '0.00 0.00 0.00 0.00 0.00'.split(' '),
  );
  expect(await toko.stok(barang)).toEqual({ qty: '100', nilai: '1000.00' });
});

test('money that was paid out and deposits that were used stay as they are', async () => {
  const { toko, barang, buat, akun, lepas, returJual, kembali } = await buka();
  const [satu, dua, lain] = [
    await toko.jual('01-03', [[barang, 2, 100]]),
    await toko.jual('01-03', [[barang, 2, 100]]),
    await toko.jual('01-03', [[barang, 1, 40]]),
  ];
  const lunas = await buat('pelunasan-piutang', '01-04', {
    jumlah: 320,
    alokasi: [satu, dua].map(({ id }) => ({ dokumen_id: id, jumlah: 160, potongan: 40 })),
  });
  const tunai = await returJual('01-05', satu.id, 1, { cara: 'tunai' });
  const titip = await returJual('01-05', dua.id, 1);
  await buat('pelunasan-piutang', '01-06', {
    jumlah: 0,
    akun_kas: null,
    uang_muka: [{ dokumen_id: titip.id, jumlah: 40 }],
    alokasi: [{ dokumen_id: lain.id, jumlah: 40 }],
  });
  await lepas('pelunasan-piutang', lunas.id);
  expect(await kembali(tunai.id)).toBe('potongan 4103 20.00, potongan 4103 -20.00, uang 80.00');
  expect(await kembali(titip.id)).toBe(
    'potongan 4103 20.00, potongan 4103 -20.00, uang 80.00, uang -40.00',
  );
  // A piece each and the money that they got: 100 + 80, 100 + 40.
  expect(await toko.bayar(satu.id)).toEqual(['180.00', '20.00', 'sebagian']);
  expect(await toko.bayar(dua.id)).toEqual(['140.00', '60.00', 'sebagian']);
  expect(await akun('1201', '2301', '4103', '1101')).toEqual(
    '320.00 0.00 0.00 9999920.00'.split(' '),
  );
  await toko.expectConsistent();
});

test('of two settlements one goes: what the return gave back of it, and not of the other', async () => {
  const { toko, barang, buat, lepas, batalkan, returJual, kembali, akun } = await buka();
  const jual = await toko.jual('01-03', [[barang, 4, 100]]);
  const bayar = (tanggal: string) =>
    buat('pelunasan-piutang', tanggal, {
      jumlah: 100,
      alokasi: [{ dokumen_id: jual.id, jumlah: 100, potongan: 50 }],
    });
  const [satu, dua] = [await bayar('01-04'), await bayar('01-05')];
  // 100 of it is still owed; of 200 a half is given back by what paid 200 and gave 100 up.
  const retur = await returJual('01-06', jual.id, 2);
  expect(await kembali(retur.id)).toBe('potongan 4103 33.33, uang 66.67');
  await lepas('pelunasan-piutang', satu.id);
  expect(await kembali(retur.id)).toBe(
    'potongan 4103 33.33, potongan 4103 -16.67, uang 66.67, uang -33.34',
  );
  expect(await toko.bayar(jual.id)).toEqual(['99.99', '300.01', 'sebagian']);
  // What settles it after the return is not what the return stands on.
  const tiga = await buat('pelunasan-piutang', '01-08', { jumlah: 50 });
  await batalkan('pelunasan-piutang', tiga.id);
  await lepas('pelunasan-piutang', dua.id);
  expect(await akun('1201', '2301', '4103')).toEqual(['200.00', '0.00', '0.00']);
  await returJual('01-09', jual.id, 2);
  expect(await akun('1201', '2301', '4103')).toEqual(['0.00', '0.00', '0.00']);
});

test('purchases: what the supplier forgave and wrote off', async () => {
  const { toko, barang, buat, audit, akun, batalkan, lepas, returBeli, kembali } = await buka();
  const beli = await toko.beli('01-03', [[barang, 3, 100]]);
  const lunas = await buat('pelunasan-hutang', '01-04', {
    akun_kas: '1101',
    jumlah: 120,
    alokasi: [{ dokumen_id: beli.id, jumlah: 120, potongan: 60, pph: 30 }],
  });
  const hapus = await audit('01-05', toko.supplier, beli.id);
  const retur = await returBeli('01-06', beli.id, 1);
  expect(await kembali(retur.id)).toBe(
    'hapus 4201 30.00, potongan 5102 20.00, tertahan 10.00, uang 40.00',
  );
  for (const [jenis, id] of [
    ['audit-hutang-piutang', hapus.id],
    ['pelunasan-hutang', lunas.id],
  ] as const)
    expect(await expectError(batalkan(jenis, id), 'KODEP')).toContain(retur.nomor_transaksi);
  await lepas('audit-hutang-piutang', hapus.id);
  await toko.expectKoreksi(retur.id, '01-06 D 2101 30.00, K 4201 30.00');
  expect(await akun('2101', '4201')).toEqual(['-1060.00', '0.00']);
  await lepas('pelunasan-hutang', lunas.id);
  expect(await akun('2101', '1403', '5102', '2203')).toEqual('-1200.00 0.00 0.00 0.00'.split(' '));
  expect(await toko.bayar(beli.id)).toEqual(['200.00', '100.00', 'sebagian']);
  await toko.expectConsistent();
});

test('points that settled the document: the return goes along, points are there once', async () => {
  const { toko, jual, tukar, retur, poin } = await openPoin(data);
  await jual(hari('01-05'), 1, 100_000);
  const dibeli = await jual(hari('01-06'), 2, 450);
  const pakai = await tukar(hari('01-07'), 10, { cara: 'potong_piutang', dokumen_id: dibeli.id });
  const kembali = await retur(hari('01-08'), dibeli.id, 2);
  const semula = await poin();
  expect(await expectError(toko.batalkan('bayar-poin', pakai.id), 'KODEP')).toContain(
    kembali.nomor_transaksi,
  );
  await toko.batalkan('bayar-poin', pakai.id, { kaskade: true });
  expect(await toko.dokumen(kembali.id)).toMatchObject({ status: 'void' });
  expect(await poin()).toBe(semula);
  expect(await toko.dokumen(dibeli.id)).toMatchObject({ status: 'final', sisa: '900.00' });
  await expectRekonsiliasi(toko);
});

test('a deposit that had paid: its void with kaskade takes the part of the return along', async () => {
  const { toko, barang, buat, akun, lepas, returJual } = await buka();
  const muka = await buat('kas-masuk', '01-02', {
    kontak_id: toko.pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 200 }],
  });
  const pakai = (jumlah: number) => [{ dokumen_id: muka.id, jumlah }];
  const jual = await toko.jual('01-03', [[barang, 1, 100]], { uang_muka: pakai(100) });
  const lain = await toko.jual('01-03', [[barang, 2, 100]]);
  await buat('pelunasan-piutang', '01-04', {
    jumlah: 0,
    akun_kas: null,
    uang_muka: pakai(100),
    alokasi: [{ dokumen_id: lain.id, jumlah: 100, potongan: 100 }],
  });
  await returJual('01-05', jual.id, 1);
  const retur = await returJual('01-05', lain.id, 1);
  const rencana = await toko.staf.value<{ dilepas: Row[] }>(
    `select erp.transaksi_void_simulate('kas-masuk', $1, 'salah', null, true)`,
    [muka.id],
  );
  expect(rencana.dilepas).toContainEqual(
    expect.objectContaining({ id: retur.id, cara: 'lepas', induk_id: muka.id }),
  );
  await lepas('kas-masuk', muka.id);
  expect(await akun('1201', '2301', '4103', '1101')).toEqual(
    '100.00 0.00 0.00 10000000.00'.split(' '),
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00' });
  await toko.expectConsistent();
});

test('an audit of several documents that goes with one of them: the returns of the others', async () => {
  const { toko, barang, buat, akun, lepas, returJual } = await buka();
  const [satu, dua] = [
    await toko.jual('01-03', [[barang, 2, 50]]),
    await toko.jual('01-03', [[barang, 2, 50]]),
  ];
  await buat('audit-hutang-piutang', '01-04', {
    kontak_id: toko.pelanggan,
    detail: [satu, dua].map(({ id }) => ({ dokumen_id: id, saldo_konfirmasi: 0 })),
  });
  const [milik, lain] = [await returJual('01-05', satu.id, 1), await returJual('01-05', dua.id, 1)];
  // What came back of the one was sold again: it is not missed in between.
  await toko.jual('01-06', [[barang, 98, 20]]);
  await lepas('penjualan', satu.id);
  expect(await toko.dokumen(milik.id)).toMatchObject({ status: 'void' });
  expect(await toko.koreksi(milik.id)).toEqual([]);
  await toko.expectKoreksi(lain.id, '01-05 D 6206 50.00, K 1201 50.00');
  expect(await akun('1201', '6206')).toEqual([`${98 * 20 + 50}.00`, '0.00']);
  await toko.expectConsistent();
});

test('a month that closed meanwhile refuses; over REST: what stands on it, the rehearsal, who may not', async () => {
  const { toko, barang, audit, returJual } = await buka();
  const server = await startServer(data);
  const rest = await server.restAs(toko, 'staff');
  const jual = await toko.jual('01-03', [[barang, 2, 50]]);
  const hapus = await audit('01-04', toko.pelanggan, jual.id);
  const retur = await returJual('02-05', jual.id, 1);
  const jalan = `/api/transaksi/audit-hutang-piutang/${hapus.id}/void`;
  const ditolak = await rest.post(jalan, { alasan: 'salah' });
  expect([ditolak.status, ditolak.body.code]).toEqual([409, 'KODEP']);
  const rencana = await rest.post(`${jalan}?simulasi=true`, { alasan: 'salah', kaskade: true });
  expect([rencana.status, rencana.body.dilepas]).toEqual([
    200,
    [expect.objectContaining({ id: retur.id, cara: 'lepas' })],
  ]);
  const viewer = await server.restAs(toko, 'viewer');
  expect((await viewer.post(jalan, { alasan: 'salah', kaskade: true })).status).toBe(403);
  await toko.tutupBulan(hari('02-01'));
  await expectError(
    toko.staf.row<Divoid>(
      `select * from erp.transaksi_void('audit-hutang-piutang', $1, 'salah', null, true)`,
      [hapus.id],
    ),
    'KOTUP',
  );
  const jadi = await rest.post(jalan, { alasan: 'salah', kaskade: true, tanggal: hari('03-01') });
  expect(jadi.status).toBe(200);
  expect(await toko.saldo('6206')).toBe('0.00');
});
