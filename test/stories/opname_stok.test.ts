import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { dokumenOf } from '../helpers/kas.ts';
import { startServer } from '../helpers/server.ts';
import { hari, openToko } from '../helpers/toko.ts';

const data = openDatabase();

async function openGudang(settings = {}) {
  const toko = await openToko(data, settings);
  const dokumen = dokumenOf(toko);
  const hitung = (tanggal: string, detail: object[], lain: object = {}) =>
    dokumen.buat('opname-stok', { tanggal, lokasi_id: toko.lokasi, detail, ...lain });
  return { toko, dokumen, hitung, barang: await toko.barang(), lain: await toko.barang() };
}

test('a count posts the difference to the books: short at cost, over at average or its own', async () => {
  const { toko, dokumen, hitung, barang, lain } = await openGudang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 1000]] });
  await toko.beli({ tanggal: hari('01-02'), detail: [[barang, 5, 1300]] });
  const kurang = await hitung(hari('01-05'), [{ barang_id: barang, qty_fisik: 13 }]);
  expect(kurang.nomor_transaksi).toMatch(/^OS\/UTAMA\/\d{4}01\/00001$/);
  expect(await toko.jurnal(kurang.id)).toEqual(['01-05 D 5201 2200.00', '01-05 K 1301 2200.00']);
  expect(await toko.dokumen(kurang.id)).toMatchObject({
    total_nilai: '2200.00',
    sisa: null,
    rincian: { mode: 'selisih', akun_selisih: '5201' },
  });
  const lebih = await hitung(
    hari('01-06'),
    [
      { barang_id: barang, qty_fisik: '14.5' },
      { barang_id: lain, qty_fisik: 2, hpp: '50.005' },
    ],
    { akun_selisih: '6204' },
  );
  expect(await toko.jurnal(lebih.id)).toEqual(['01-06 D 1301 1750.01', '01-06 K 6204 1750.01']);
  expect(await dokumen.baca('opname-stok', lebih.id)).toMatchObject({
    total_nilai: 1750.01,
    detail: [
      { qty: 1.5, hpp: 1100, qty_fisik: 14.5, qty_sistem: 13 },
      { qty: 2, hpp: 50.005 },
    ],
  });
  const sama = await hitung(hari('01-07'), [{ barang_id: barang, qty_fisik: '14.5' }]);
  expect(await toko.jurnal(sama.id)).toEqual([]);
  expect(await dokumen.baca('opname-stok', sama.id)).toMatchObject({
    total_nilai: 0,
    detail: [{ qty: 0, hpp: null }],
  });
  await dokumen.batalkan('opname-stok', sama.id);
  await dokumen.batalkan('opname-stok', kurang.id);
  await dokumen.batalkan('opname-stok', lebih.id, { tanggal: hari('02-01') });
  expect(await toko.stok(barang)).toEqual({ qty: '15', nilai: '16500.00' });
  expect(await toko.stok(lain)).toEqual({ qty: '0', nilai: '0.00' });
  await toko.expectConsistent();
});

test('what is entered late before a count changes its value, never its quantity', async () => {
  const { toko, hitung, barang } = await openGudang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 1000]] });
  const lebih = await hitung(hari('01-10'), [{ barang_id: barang, qty_fisik: 12 }]);
  const kurang = await hitung(hari('01-20'), [{ barang_id: barang, qty_fisik: 11 }]);
  // Seen at the end of 15 January: 12, so the count of the 20th stays a loss of one.
  const mundur = await toko.beli({ tanggal: hari('01-05'), detail: [[barang, 10, 2000]] });
  expect(await toko.koreksi(mundur.id)).toEqual([
    '01-10 D 1301 1000.00',
    '01-10 K 5201 1000.00',
    '01-20 D 5201 500.00',
    '01-20 K 1301 500.00',
  ]);
  const ulang = await hitung(hari('01-15'), [{ barang_id: barang, qty_fisik: 20 }]);
  expect(await toko.jurnal(ulang.id)).toEqual(['01-15 D 5201 3000.00', '01-15 K 1301 3000.00']);
  expect([await toko.hpp(lebih.id), await toko.hpp(kurang.id)]).toEqual(['-3000.00', '1500.00']);
  expect(await toko.stok(barang)).toEqual({ qty: '19', nilai: '28500.00' });
  await toko.expectConsistent();
});

test('opening stock stands on the day before the books begin, against 3299', async () => {
  const { toko, dokumen, hitung, barang } = await openGudang({ tanggal_mulai: hari('02-01') });
  const baris = { barang_id: barang, qty_fisik: 3, hpp: '33.333333' };
  const awal = { mode: 'saldo_awal' };
  await toko.set({ kunci_saldo_awal: false });
  const p = await hitung(hari('01-31'), [baris], awal);
  expect(await toko.jurnal(p.id)).toEqual(['01-31 D 1301 100.00', '01-31 K 3299 100.00']);
  const jual = await toko.jual({ tanggal: hari('02-02'), detail: [[barang, 1, 100]] });
  expect(await toko.hpp(jual.id)).toBe('33.33');
  const tambah = await hitung(hari('01-31'), [{ ...baris, qty_fisik: 6, hpp: 30 }], awal);
  expect(await toko.jurnal(tambah.id)).toEqual(['01-31 D 1301 90.00', '01-31 K 3299 90.00']);
  expect(await toko.hpp(jual.id)).toBe('31.67');
  await expectError(hitung(hari('02-01'), [baris], awal), 'VATGL', 'tanggal');
  await expectError(hitung(hari('01-31'), [baris]), 'VATGL', 'tanggal');
  await expectError(
    hitung(hari('01-31'), [{ barang_id: barang, qty_fisik: 3 }], { ...awal, akun_selisih: '5201' }),
    'VADOK',
    'detail.0.hpp',
  );
  await dokumen.batalkan('opname-stok', tambah.id);
  await toko.set({ kunci_saldo_awal: true });
  await expectError(hitung(hari('01-31'), [baris], awal), 'KOTUP', 'tanggal');
  await toko.expectConsistent();
});

test('what a count may not say', async () => {
  const { toko, hitung, barang, lain } = await openGudang();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const t = hari('01-05');
  const pesan = await expectError(
    hitung(t, [
      { barang_id: barang, qty_fisik: -1 },
      { barang_id: barang, qty_fisik: 1 },
      { barang_id: jasa, qty_fisik: 1 },
      { qty_fisik: '0.0000001' },
    ]),
    'VADOK',
  );
  expect(pesan.split('\n').map((line) => line.split(':')[0])).toEqual(
    `detail.0.qty_fisik detail.1.barang_id detail.2.barang_id detail.3.barang_id detail.3.qty_fisik`.split(
      /\s+/,
    ),
  );
  const satu = [{ barang_id: lain, qty_fisik: 1 }];
  await expectError(hitung(t, satu), 'VADOK', 'detail.0.hpp');
  await expectError(hitung(t, []), 'VADOK', 'detail');
  await expectError(hitung(t, satu, { lokasi_id: null }), 'VADOK', 'lokasi_id');
  await expectError(hitung(t, satu, { akun_selisih: '1301' }), 'VADOK', 'akun_selisih');
  // Short by more than is left later.
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 5, 10]] });
  await toko.jual({ tanggal: hari('01-10'), detail: [[barang, 4, 20]] });
  await expectError(hitung(t, [{ barang_id: barang, qty_fisik: 3 }]), 'KOSTK');
  await toko.expectConsistent();
});

test('a draft is approved; REST makes a count', async () => {
  const { toko, dokumen, barang } = await openGudang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 5, 10]] });
  const isi = {
    tanggal: hari('01-02'),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty_fisik: 4 }],
  };
  const draft = await dokumen.draft('opname-stok', isi);
  expect(draft.status).toBe('draft');
  await dokumen.setujui('opname-stok', draft.id);
  expect(await toko.jurnal(draft.id)).toEqual(['01-02 D 5201 10.00', '01-02 K 1301 10.00']);
  expect(await dokumen.simulasi('opname-stok', { ...isi, tanggal: hari('01-03') })).toMatchObject({
    simulasi: true,
    total_nilai: 0,
  });
  const server = await startServer(data);
  const rest = server.rest(await server.signIn(`admin@${toko.kode}.test`, toko.kode));
  const made = await rest.post('/api/transaksi/opname-stok', {
    ...isi,
    tanggal: hari('01-04'),
    detail: [{ barang_id: barang, qty_fisik: '3' }],
  });
  expect(made).toMatchObject({ status: 201 });
  const { body } = await rest.get(`/api/transaksi/OS/${made.body.id}`);
  expect(body).toMatchObject({ total_nilai: 10, detail: [{ qty: -1, hpp: 10 }] });
  await toko.expectConsistent();
});
