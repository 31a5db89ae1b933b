import { expect, test } from '@jest/globals';
import { openStory } from '../helpers/story.ts';

const { openToko } = openStory();

test('every kind with stock shows what its goods cost when it was posted, and now', async () => {
  const toko = await openToko();
  const { buat, baca } = toko;
  const barang = await toko.barang();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const beli = await toko.beli('01-01', [[barang, 20, 100]]);
  const jual = await toko.jual('01-05', [[barang, 5, 300]]);
  const detail = [[barang, 1]];
  const dibuat = {
    pembelian: beli,
    penjualan: jual,
    'retur-penjualan': await toko.retur('penjualan', '01-06', jual.id, 2),
    'retur-pembelian': await toko.retur('pembelian', '01-06', beli.id, 2),
    'penggunaan-persediaan': await buat('penggunaan-persediaan', '01-06', { detail }),
    'transfer-stok': await buat('transfer-stok', '01-06', { lokasi_tujuan_id: cabang, detail }),
    'opname-stok': await toko.hitung('01-06', barang, 10),
  };
  await toko.beli('01-02', [[barang, 20, 200]]);
  for (const [jenis, { id }] of Object.entries(dibuat)) {
    const { detail } = await baca(jenis, id);
    const kini = jenis === 'pembelian' ? 100 : 150;
    expect({ jenis, detail }).toMatchObject({ jenis, detail: [{ hpp: 100, hpp_kini: kini }] });
  }
});
