/** Receipts by file: goods that came before their invoice, and what was open of them when the books began. */
import { expect, test } from '@jest/globals';
import { hari } from '../helpers/story.ts';
import { pembukaan } from '../saldo_awal/pembukaan.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir } = openImpor();

const KEPALA =
  'nomor,tanggal,kontak,lokasi,barang,qty,harga,pajak_kode,mode,nomor_surat_jalan,saldo_awal';

async function buka() {
  const berkas = await openImportir();
  const { toko } = berkas;
  const [a, b] = [await toko.barang({ kode: 'A' }), await toko.barang({ kode: 'B' })];
  await toko.kontak({ kode: 'S1', tipe: 'supplier' });
  return { ...berkas, a, b };
}

test('receipts and invoices in one file, each as what it is', async () => {
  const { toko, impor, a } = await buka();
  await impor(
    'pembelian',
    [
      KEPALA,
      `T-1,${hari('03-05')},S1,UTAMA,A,10,1000,,penerimaan,SJ-1,`,
      `T-1,${hari('03-05')},S1,UTAMA,B,2,500,,penerimaan,SJ-1,`,
      `F-1,${hari('03-06')},S1,UTAMA,A,1,900,PPN,,,`,
    ].join('\n'),
  );
  const papers = await toko.rows(
    `select nomor_referensi as nomor, mode, rincian ->> 'nomor_surat_jalan' as sj,
            rincian ->> 'nilai_barang' as nilai
       from transaksi order by nomor_referensi`,
  );
  expect(papers).toEqual([
    { nomor: 'F-1', mode: null, sj: null, nilai: null },
    { nomor: 'T-1', mode: 'penerimaan', sj: 'SJ-1', nilai: '11000.00' },
  ]);
  expect(await toko.saldo('2102')).toBe('-11000.00');
  expect((await toko.stok(a)).qty).toBe('11');
});

test('what was received and not billed when the books began', async () => {
  const { toko, impor, a } = await buka();
  await impor('pembelian', `${KEPALA}\nT-0,${pembukaan},S1,UTAMA,A,5,1000,,penerimaan,,ya`);
  expect(await toko.saldo('2102', pembukaan)).toBe('-5000.00');
  expect(await toko.saldo('3299', pembukaan)).toBe('5000.00');
  expect((await toko.stok(a)).qty).toBe('0');
});

test('a mode that there is not, and what a receipt does not know, are findings', async () => {
  const { gladi } = await buka();
  const salah = async (isi: string) =>
    temuan(await gladi('pembelian', `${KEPALA}\nT-2,${hari('03-05')},S1,UTAMA,A,1,10,${isi}`));
  expect(await salah(',lain,,')).toEqual([expect.stringContaining('mode')]);
  expect(await salah('PPN,penerimaan,,')).toEqual([expect.stringContaining('pajak_kode')]);
  expect(await salah(',,SJ-1,')).toEqual([expect.stringContaining('nomor_surat_jalan')]);
});
