import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory('few');

const patch = (toko: Toko, jenis: string, id: number, isi: Row) =>
  toko.staf.value('select erp.transaksi_patch($1, $2, $3)', [jenis, id, JSON.stringify(isi)]);

test('a draft of a month that is closed meanwhile: approval says so, and the date can be changed', async () => {
  const toko = await openToko();
  const { setujui } = toko;
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 10]]);
  const draft = await toko.draftJual('01-05', [[barang, 2, 30]]);
  await toko.tutupBulan(hari('01-01'));
  const pesan = await expectError(setujui('penjualan', draft.id), 'KOTUP', 'tanggal');
  expect(pesan).toContain(hari('01'));
  await patch(toko, 'penjualan', draft.id, { keterangan: 'menunggu' });
  await expectError(setujui('penjualan', draft.id), 'KOTUP', 'tanggal');
  await patch(toko, 'penjualan', draft.id, { tanggal: hari('02-03') });
  await setujui('penjualan', draft.id);
  expect(await toko.dokumen(draft.id)).toMatchObject({
    status: 'final',
    tanggal: hari('02-03'),
    nomor: `PJ/UTAMA/${hari('02').replace('-', '')}/00001`,
    keterangan: 'menunggu',
  });
  const terkunci = await toko.draftJual('02-05', [[barang, 2, 30]]);
  await toko.set({ tanggal_kunci: hari('02-28') });
  await expectError(setujui('penjualan', terkunci.id), 'KOTUP', 'tanggal');
  const nanti = await toko.draftJual('2999-12-31', [[barang, 2, 30]]);
  await expectError(setujui('penjualan', nanti.id), 'VATGL', 'tanggal');
  await patch(toko, 'penjualan', terkunci.id, { tanggal: hari('03-01') });
  await patch(toko, 'penjualan', nanti.id, { tanggal: hari('03-01') });
  await setujui('penjualan', terkunci.id);
  await setujui('penjualan', nanti.id);
});

test('a patch changes only what the document of its kind has', async () => {
  const toko = await openToko();
  const { draft, setujui, baca } = toko;
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 10]]);
  const opname = await draft('opname-stok', '01-05', {
    detail: [{ barang_id: barang, qty_fisik: 9 }],
  });
  await expectError(
    patch(toko, 'opname-stok', opname.id, { kontak_id: toko.pelanggan, jatuh_tempo: null }),
    'VADOK',
    'kontak_id',
  );
  await patch(toko, 'opname-stok', opname.id, { tanggal: hari('01-06') });
  const cabang = await toko.master('lokasi', { kode: 'CBG', nama: 'Cabang' });
  const transfer = await draft('transfer-stok', '01-05', {
    lokasi_tujuan_id: cabang,
    detail: [[barang, 1]],
  });
  await expectError(
    patch(toko, 'transfer-stok', transfer.id, { lokasi_id: cabang }),
    'VADOK',
    'lokasi_id',
  );
  const susut = await draft('penyusutan', { periode: hari('01') });
  await expectError(
    patch(toko, 'penyusutan', susut.id, { tanggal: hari('01-31') }),
    'VADOK',
    'tanggal',
  );
  await setujui('opname-stok', opname.id);
  expect(await baca('opname-stok', opname.id)).toMatchObject({ tanggal: hari('01-06') });
});
