/** Documents that take from the same one at the same time: who waits finds what is left. */
import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { createDokumen, expectError, hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory('few');

test.each(['penjualan', 'pembelian'] as const)(
  'two returns of one line of a %s: the second finds what the first has left',
  async (jenis) => {
    const toko = await openToko();
    const barang = await toko.barang();
    const beli = await toko.beli('01-01', [[barang, 10, 100]]);
    const asal = jenis === 'pembelian' ? beli : await toko.jual('01-02', [[barang, 3, 150]]);
    const baris_asal_id = (await toko.baris(asal.id))[0]?.id;
    const retur = (qty: number) => ({
      tanggal: hari('01-03'),
      kontak_id: jenis === 'pembelian' ? toko.supplier : toko.pelanggan,
      lokasi_id: toko.lokasi,
      dokumen_asal_id: asal.id,
      detail: [{ baris_asal_id, qty }],
    });
    const banyak = jenis === 'pembelian' ? 10 : 3;
    const pesan = await expectError(
      behind(
        toko,
        (db) => createDokumen(db, `retur-${jenis}`, retur(banyak - 1)),
        () => toko.as((db) => createDokumen(db, `retur-${jenis}`, retur(2))),
      ),
      'VADOK',
    );
    expect(pesan).toBe('detail.0.qty: melebihi 1 PCS yang belum diretur');
    await toko.expectConsistent();
  },
);

test('a return behind a settlement gives back what was paid, behind a void it is refused', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const jual = await toko.jual('01-02', [[barang, 2, 150]]);
  const lunas = {
    tanggal: hari('01-03'),
    kontak_id: toko.pelanggan,
    akun_kas: '1101',
    jumlah: 200,
    alokasi: [{ dokumen_id: jual.id, jumlah: 200 }],
  };
  const retur = await behind(
    toko,
    (db) => createDokumen(db, 'pelunasan-piutang', lunas),
    () => toko.retur('penjualan', '01-03', jual.id, 1),
  );
  // Of 150 the 100 that were still owed, and 50 of what was paid.
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00', dibayar: '300.00' });
  await toko.expectConsistent();
  await toko.batalkan('retur-penjualan', retur.id);
  await expectError(
    behind(
      toko,
      (db) =>
        db.row("select * from erp.transaksi_void('penjualan', $1, 'salah', null, true)", [jual.id]),
      () => toko.retur('penjualan', '01-03', jual.id, 1),
    ),
    'VADOK',
    'dokumen_asal_id',
  );
  await toko.expectConsistent();
});

test('a settlement behind another is refused what that has taken', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ jenis: 'jasa' });
  const satu = await toko.jual('01-02', [[barang, 1, 150]]);
  const dua = await toko.jual('01-02', [[barang, 1, 150]]);
  const lunas = (jumlah: number, ids: number[]) => ({
    tanggal: hari('01-03'),
    kontak_id: toko.pelanggan,
    akun_kas: '1101',
    jumlah: jumlah * ids.length,
    alokasi: ids.map((dokumen_id) => ({ dokumen_id, jumlah })),
  });
  const pesan = await expectError(
    behind(
      toko,
      (db) => createDokumen(db, 'pelunasan-piutang', lunas(100, [satu.id])),
      () => toko.as((db) => createDokumen(db, 'pelunasan-piutang', lunas(60, [dua.id, satu.id]))),
    ),
    'VADOK',
  );
  expect(pesan).toBe('alokasi.1.jumlah: melebihi sisa 50.00');
  await toko.expectConsistent();
});

test('a return of a line that is not there is refused where dimensions are in use, too', async () => {
  const toko = await openToko();
  await toko.master('dimensi', { kode: 'cabang', nama: 'Cabang' });
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const jual = await toko.jual('01-02', [[barang, 2, 150]]);
  await expectError(
    toko.buat('retur-penjualan', '01-03', {
      dokumen_asal_id: jual.id,
      detail: [{ baris_asal_id: 999999, qty: 1 }],
    }),
    'VADOK',
    'detail.0.baris_asal_id',
  );
  await expectError(
    toko.buat('retur-pembelian', '01-03', {
      dokumen_asal_id: 999999,
      detail: [{ baris_asal_id: 999999, qty: 1 }],
    }),
    'VADOK',
    'dokumen_asal_id',
  );
});
