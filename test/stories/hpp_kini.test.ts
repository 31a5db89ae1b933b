import { expect, test } from '@jest/globals';
import { hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory();

test('every kind with stock shows what its goods cost when it was posted, and now', async () => {
  const toko = await openToko();
  const { buat, baca } = toko;
  const barang = await toko.barang();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const beli = await toko.beli('01-01', [[barang, 20, 100]]);
  const jual = await toko.jual('01-05', [[barang, 5, 300]]);
  const [barisBeli] = await toko.baris(beli.id);
  const [barisJual] = await toko.baris(jual.id);
  const kepala = { tanggal: hari('01-06'), lokasi_id: toko.lokasi };
  const satu = [{ barang_id: barang, qty: 1 }];
  const lain = {
    'retur-penjualan': {
      ...kepala,
      kontak_id: toko.pelanggan,
      dokumen_asal_id: jual.id,
      detail: [{ baris_asal_id: barisJual?.id, qty: 2 }],
    },
    'retur-pembelian': {
      ...kepala,
      kontak_id: toko.supplier,
      dokumen_asal_id: beli.id,
      detail: [{ baris_asal_id: barisBeli?.id, qty: 2 }],
    },
    'penggunaan-persediaan': { ...kepala, detail: satu },
    'transfer-stok': {
      tanggal: hari('01-06'),
      lokasi_asal_id: toko.lokasi,
      lokasi_tujuan_id: cabang,
      detail: satu,
    },
    'opname-stok': { ...kepala, detail: [{ barang_id: barang, qty_fisik: 10 }] },
  };
  const ids: [string, number][] = [
    ['pembelian', beli.id],
    ['penjualan', jual.id],
  ];
  for (const [jenis, isi] of Object.entries(lain)) ids.push([jenis, (await buat(jenis, isi)).id]);
  await toko.beli('01-02', [[barang, 20, 200]]);
  for (const [jenis, id] of ids) {
    const { detail } = await baca(jenis, id);
    const kini = jenis === 'pembelian' ? 100 : 150;
    expect({ jenis, detail }).toMatchObject({ jenis, detail: [{ hpp: 100, hpp_kini: kini }] });
  }
});
