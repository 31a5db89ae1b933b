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

const TAGIH = 'nomor,tanggal,kontak,lokasi,barang,qty,harga,mode,penerimaan';

test('an invoice names the receipt that it bills: in the same file, or in the books', async () => {
  const { toko, impor, a } = await buka();
  const lama = await toko.buat('pembelian', '03-01', {
    mode: 'penerimaan',
    kontak_id: await toko.value<number>(`select id from kontak where kode = 'S1'`),
    detail: [[a, 4, 700]],
  });
  // Many others between them: they are rehearsed in parts.
  const lain = Array.from({ length: 300 }, (_, n) => `L-${n},${hari('03-06')},S1,UTAMA,B,1,1,,`);
  const isi = [
    TAGIH,
    `T-1,${hari('03-05')},S1,UTAMA,A,10,1000,penerimaan,`,
    `T-1,${hari('03-05')},S1,UTAMA,A,5,900,penerimaan,`,
    `T-1,${hari('03-05')},S1,UTAMA,B,2,500,penerimaan,`,
    ...lain,
    `F-1,${hari('03-07')},S1,UTAMA,A,5,950,,T-1#2`,
    `F-1,${hari('03-07')},S1,UTAMA,B,,,,T-1`,
    `F-1,${hari('03-07')},S1,UTAMA,A,3,,,${lama.nomor_transaksi}`,
  ];
  await impor('pembelian', isi.join('\n'));
  const sisa = () => toko.saldo('2102');
  expect(await sisa()).toBe('-10700.00');
  const faktur = await toko.value<number>(`select id from transaksi where nomor_referensi = 'F-1'`);
  await toko.expectJurnal(faktur, '03-07 D 2102 7600.00, 1301 250.00, K 2101 7850.00');
  // Once more with one that is new: the others are there.
  await impor(
    'pembelian',
    [TAGIH, ...isi.slice(-3), `F-2,${hari('03-08')},S1,UTAMA,A,1,,,T-1#1`].join('\n'),
  );
  expect(await sisa()).toBe('-9700.00');
});

test('a receipt that is not there, of another supplier, or not one line, is a finding', async () => {
  const { toko, gladi, impor } = await buka();
  await toko.kontak({ kode: 'S2', tipe: 'supplier' });
  const baris = (barang: string) => `T-1,${hari('03-05')},S1,UTAMA,${barang},2,10,penerimaan,`;
  await impor('pembelian', [TAGIH, baris('A'), baris('A'), baris('B')].join('\n'));
  const salah = async (kontak: string, barang: string, penerimaan: string) =>
    temuan(
      await gladi(
        'pembelian',
        `${TAGIH}\nF-9,${hari('03-06')},${kontak},UTAMA,${barang},1,10,,${penerimaan}`,
      ),
    );
  for (const [kontak, barang, penerimaan] of [
    ['S1', 'A', 'T-0'],
    ['S1', 'A', 'T-1'],
    ['S1', 'A', 'T-1#3'],
    ['S1', 'B', 'T-1#1'],
    ['S2', 'A', 'T-1#1'],
  ] as const) {
    expect(await salah(kontak, barang, penerimaan)).toEqual([
      expect.stringMatching(/penerimaan: bukan satu baris penerimaan final/),
    ]);
  }
  const banyak = `${TAGIH}\nF-9,${hari('03-06')},S1,UTAMA,A,3,10,,T-1#1`;
  expect(await temuan(await gladi('pembelian', banyak))).toEqual([
    expect.stringContaining('belum ditagih'),
  ]);
});
