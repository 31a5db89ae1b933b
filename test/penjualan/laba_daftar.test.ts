/** Gross profit in the list of transactions: that of the sales report, document by document. */
import { expect, test } from '@jest/globals';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

const labaOf = async (toko: Toko, jenis: string): Promise<Map<number, number | null>> => {
  const { data } = await toko.staf.value<{ data: { id: number; laba: number | null }[] }>(
    `select erp.transaksi_list($1, jsonb_populate_record(null::erp.permintaan_list,
       '{"custom_fields": ["laba"], "paginate": false}'))`,
    [jenis],
  );
  return new Map(data.map(({ id, laba }) => [id, laba]));
};

test('sales with freight, services and points, returns, voids; nothing of drafts and purchases', async () => {
  const toko = await openToko({ poin_aktif: true, poin_rupiah_per_poin: 100, poin_nilai_poin: 1 });
  const { jual, buat, batalkan } = toko;
  const barang = await toko.barang();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const beli = await toko.beli('01-02', [[barang, 20, 10]]);
  const tarik = async (dari: number, lain: Row = {}) =>
    buat('retur-penjualan', '01-20', {
      detail: [{ baris_asal_id: (await toko.baris(dari))[0]?.id, qty: 1 }],
      ...lain,
    });
  const termasuk = { harga_termasuk_pajak: true, ongkos: 111, ongkos_pajak_kode: 'PPN' };
  const ongkos = await jual('01-05', [[barang, 2, 500]], termasuk);
  const layanan = await jual('01-06', [[jasa, 1, 300]]);
  const salah = await jual('01-07', [[barang, 3, 15]]);
  const draft = await toko.draftJual('01-08', [[barang, 1, 15]]);
  const poin = await buat('bayar-poin', '01-09', {
    poin: 1,
    cara: 'barang',
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, harga: 1 }],
  });
  const baik = await tarik(ongkos.id);
  const rusak = await tarik(ongkos.id, { kondisi: 'rusak' });
  const keliru = await tarik(layanan.id);
  await batalkan('penjualan', salah.id);
  await batalkan('retur-penjualan', keliru.id);

  const rentang = { dari: hari('01-01'), sampai: hari('01-31'), per_page: 500 };
  const laporan = new Map<number, number>();
  for (const { transaksi_id, laba } of (await toko.laporan('penjualan', rentang)).data) {
    laporan.set(transaksi_id, (laporan.get(transaksi_id) ?? 0) + laba);
  }
  const daftar = new Map(
    (
      await Promise.all(
        ['penjualan', 'retur-penjualan', 'bayar-poin'].map((jenis) => labaOf(toko, jenis)),
      )
    ).flatMap((satu) => [...satu]),
  );
  for (const { id } of [ongkos, layanan, salah, poin, baik, rusak, keliru]) {
    expect([id, daftar.get(id)]).toEqual([id, laporan.get(id) ?? 0]);
  }
  expect([ongkos, layanan, salah, baik, keliru].map(({ id }) => daftar.get(id))).toEqual([
    1070, 297, 0, -485, 0,
  ]);
  expect(daftar.get(draft.id)).toBeNull();
  expect((await labaOf(toko, 'pembelian')).get(beli.id)).toBeNull();
});
