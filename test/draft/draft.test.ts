import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Toko, type Who } from '../helpers/story.ts';

const { openToko } = openStory();

async function withDraft(settings = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 10]], {}, { peran: 'admin' });
  const draft = await toko.draftJual('01-05', [[barang, 2, 30]]);
  return { toko, barang, draft };
}

const approve = (toko: Toko, id: number, who?: Who) => toko.setujui('penjualan', id, who);
const cancel = (toko: Toko, id: number) =>
  toko.staf.value(`select erp.transaksi_cancel('penjualan', $1)`, [id]);
const patch = (toko: Toko, id: number, isi: unknown) =>
  toko.staf.value(`select erp.transaksi_patch('penjualan', $1, $2)`, [id, JSON.stringify(isi)]);
const replace = (toko: Toko, id: number, isi: object, who?: Who) =>
  toko
    .by(who)
    .value(
      `select erp.penjualan_replace($1, jsonb_populate_record(null::erp.penjualan_input, $2))`,
      [id, JSON.stringify(isi)],
    );

test('approving posts it as it stands, once', async () => {
  const { toko, barang, draft } = await withDraft();
  await approve(toko, draft.id);
  await approve(toko, draft.id);
  expect(await toko.dokumen(draft.id)).toMatchObject({
    status: 'final',
    nomor: `PJ/UTAMA/${hari('01').replace('-', '')}/00001`,
    isi: null,
    disetujui_oleh: await toko.pengguna('staff'),
  });
  expect(await toko.stok(barang)).toEqual({ qty: '8', nilai: '80.00' });
});

test('a patch changes the head; an absent key stays, null clears', async () => {
  const { toko, draft } = await withDraft();
  await patch(toko, draft.id, { nomor_referensi: 'PO-7', keterangan: 'segera' });
  await patch(toko, draft.id, { tanggal: hari('01-06'), keterangan: null });
  expect(await toko.dokumen(draft.id)).toMatchObject({
    tanggal: hari('01-06'),
    nomor_referensi: 'PO-7',
    keterangan: null,
  });
  await approve(toko, draft.id);
  expect(await toko.dokumen(draft.id)).toMatchObject({
    tanggal: hari('01-06'),
    nomor_referensi: 'PO-7',
  });
  // On a final transaction a patch changes nothing.
  await patch(toko, draft.id, { nomor_referensi: 'LAIN' });
  expect(await toko.dokumen(draft.id)).toMatchObject({ nomor_referensi: 'PO-7' });
});

test.each([
  [{ detail: [] }, 'detail'],
  [{ tanggal: null }, 'tanggal'],
  [{ tanggal: '31-01-2025' }, 'tanggal'],
  [{ tanggal: 'infinity' }, 'tanggal'],
  [{ kontak_id: 'satu' }, 'kontak_id'],
  [{ kontak_id: 999_999 }, 'kontak_id'],
  [{ kontak_id: 1.5 }, 'kontak_id'],
  [{ keterangan: 5 }, 'keterangan'],
  [{ nomor_referensi: 'x'.repeat(101) }, 'nomor_referensi'],
  [{ gaib: 1 }, 'gaib'],
  [[], 'isi'],
])('a patch of %j is refused', async (isi, field) => {
  const { toko, draft } = await withDraft();
  await expectError(patch(toko, draft.id, isi), 'VADOK', field);
});

test('replacing takes a whole new document', async () => {
  const { toko, barang, draft } = await withDraft();
  const isi = toko.document(toko.pelanggan, {
    tanggal: hari('01-07'),
    detail: [[barang, 5, 40]],
  });
  await replace(toko, draft.id, isi);
  await approve(toko, draft.id);
  expect(await toko.dokumen(draft.id)).toMatchObject({ total_nilai: '200.00' });
  await expectError(replace(toko, draft.id, isi), 'KOFIN');
});

test('a cancelled draft stays cancelled', async () => {
  const { toko, draft } = await withDraft();
  await cancel(toko, draft.id);
  await cancel(toko, draft.id);
  expect((await toko.dokumen(draft.id)).status).toBe('batal');
  await expectError(approve(toko, draft.id), 'KOSTS');
  await expectError(patch(toko, draft.id, {}), 'KOSTS');
  await expectError(replace(toko, draft.id, {}), 'KOSTS');
  expect(await expectError(toko.batalkan('penjualan', draft.id), 'KOSTS')).toBe(
    'draft sudah dibatalkan',
  );
});

test('final and void documents are not cancelled', async () => {
  const { toko, draft } = await withDraft();
  await approve(toko, draft.id);
  await expectError(cancel(toko, draft.id), 'KOFIN');
  await toko.batalkan('penjualan', draft.id);
  await expectError(cancel(toko, draft.id), 'KOSTS');
  await expectError(approve(toko, draft.id), 'KOSTS');
  await expectError(patch(toko, draft.id, {}), 'KOSTS');
});

test('with four eyes the author never approves, a colleague does', async () => {
  const { toko, draft } = await withDraft({ empat_mata: true });
  await expectError(approve(toko, draft.id), 'OTSET');
  await approve(toko, draft.id, { peran: 'admin' });
  expect((await toko.dokumen(draft.id)).status).toBe('final');
});

test('with four eyes nobody approves what he wrote on himself', async () => {
  const { toko, barang, draft } = await withDraft({ empat_mata: true });
  const isi = toko.document(toko.pelanggan, { tanggal: hari('01-05'), detail: [[barang, 1, 1]] });
  await replace(toko, draft.id, isi, { peran: 'admin' });
  await expectError(approve(toko, draft.id, { peran: 'admin' }), 'OTSET');
  await expectError(approve(toko, draft.id), 'OTSET');
});

test('a draft of a purchase keeps its landed cost', async () => {
  const { toko, barang } = await withDraft();
  await toko.set({ wajib_persetujuan: true });
  const draft = await toko.beli('01-02', [[barang, 1, 10]], { biaya_tambahan: [{ jumlah: 5 }] });
  await toko.setujui('pembelian', draft.id);
  expect(await toko.stok(barang)).toEqual({ qty: '11', nilai: '115.00' });
});

test('with penyetuju admin only an admin approves', async () => {
  const { toko, draft } = await withDraft({ penyetuju: 'admin' });
  await expectError(approve(toko, draft.id), 'OTSET');
  await expectError(approve(toko, draft.id, { peran: 'viewer' }), 'OTROL');
  await approve(toko, draft.id, { peran: 'admin' });
});

test('what the posting refuses stays a draft', async () => {
  const { toko, barang } = await withDraft();
  const draft = await toko.draftJual('01-05', [[barang, 99, 30]]);
  await expectError(approve(toko, draft.id), 'KOSTK');
  expect((await toko.dokumen(draft.id)).status).toBe('draft');
  await expectError(approve(toko, 999_999), 'TDTRX');
});
