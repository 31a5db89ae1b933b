import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

test('inactive records serve voids and returns of what was booked with them, nothing new', async () => {
  const toko = await openToko();
  const { buat, batalkan, draft, setujui } = toko;
  const barang = await toko.barang({ harga_jual: 100 });
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const isi = await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  const lama = await toko.master('lokasi', { kode: 'LAMA', nama: 'Gudang lama' });
  const kontak_id = await toko.kontak();
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const beli = await toko.beli(
    '01-01',
    [{ barang_id: barang, satuan_id: dus, qty: 2, harga: 120 }],
    { lokasi_id: lama },
  );
  const baris = { barang_id: barang, satuan_id: dus, qty: 1, harga: 240 };
  const jual = { tanggal: hari('01-02'), kontak_id, lokasi_id: lama, detail: [baris] };
  const satu = await toko.jual(jual);
  const dua = await toko.jual(jual);
  const menunggu = await draft('penjualan', { ...jual, harga_kode: 'GROSIR' });
  for (const [entitas, kunci] of [
    ['barang', barang],
    ['barang_satuan', isi],
    ['lokasi', lama],
    ['kontak', kontak_id],
    ['kontak', toko.supplier],
    ['harga', 'GROSIR'],
  ] as const) {
    await toko.staf.value('select erp.master_deactivate($1, $2)', [entitas, String(kunci)]);
  }
  await expectError(
    setujui('penjualan', menunggu.id),
    'VADOK',
    'kontak_id lokasi_id detail.0.barang_id detail.0.satuan_id harga_kode',
  );
  const retur = (jenis: string, kontak: number, dokumen_asal_id: number, baris_asal_id: unknown) =>
    buat(jenis, '01-03', {
      kontak_id: kontak,
      dokumen_asal_id,
      lokasi_id: toko.lokasi,
      detail: [{ baris_asal_id, qty: '0.5' }],
    });
  const [asal] = (await toko.baris(satu.id)) as [Row];
  const rj = await retur('retur-penjualan', kontak_id, satu.id, asal.id);
  expect(await toko.baris(rj.id)).toMatchObject([{ qty: '0.500000', qty_dasar: '6.000000' }]);
  const [asalBeli] = (await toko.baris(beli.id)) as [Row];
  const rb = await retur('retur-pembelian', toko.supplier, beli.id, asalBeli.id);
  await batalkan('retur-pembelian', rb.id);
  await batalkan('retur-penjualan', rj.id);
  await toko.batalkan('penjualan', satu.id);
  await toko.batalkan('penjualan', dua.id);
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});
