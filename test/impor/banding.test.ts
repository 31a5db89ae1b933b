/** What a rehearsal says the books would be: the reports say it after the run, to the cent. */
import { expect, test } from '@jest/globals';
import { hari, type Row } from '../helpers/story.ts';
import { openImpor } from './mengimpor.ts';

const { openImportir } = openImpor();

async function openToko() {
  const kedai = await openImportir({ kebijakan_stok_minus: 'izinkan' });
  const { impor, rest } = kedai;
  await impor('barang', 'kode,nama,satuan,pajak_kode\nB1,Sabun,PCS,PPN\nB2,Teh,PCS,');
  await impor('kontak', 'kode,nama,tipe\nC1,Toko Satu,pelanggan\nS1,PT Satu,supplier');
  /** Totals of the reports, of months those of that month. */
  const laporan = async (apa: string, bulan: string | null): Promise<number> => {
    const ambil = async (path: string) => (await rest.get(`/api/laporan/${path}`)).body;
    const masa = `dari=${bulan}-01&sampai=${bulan}-28`;
    if (apa === 'penjualan') {
      return (await ambil(`penjualan/summary?${masa}&group_by=bulan`)).meta.total_bersih;
    }
    if (apa === 'nilai_stok') return (await ambil(`stok?per=${hari('12-31')}`)).meta.total_nilai;
    return (await ambil(`${apa}?dari=1990-01-01&sampai=${hari('12-31')}`)).meta.total_sisa;
  };
  /** Says what the rehearsal says, runs it, and expects the reports to say the same. */
  const jalan = async (jenis: string, file: string) => {
    const { id, status, banding } = await kedai.gladi(jenis, file);
    expect(status).toBe('siap');
    for (const { apa, bulan, sebelum } of banding as Row[]) {
      if (apa !== 'pembelian') {
        expect([apa, bulan, await laporan(`${apa}`, bulan as string)]).toEqual([
          apa,
          bulan,
          sebelum,
        ]);
      }
    }
    await rest.post(`/api/impor/${id}/jalankan`);
    expect((await kedai.tenang(id)).status).toBe('selesai');
    for (const { apa, bulan, sesudah } of banding as Row[]) {
      if (apa !== 'pembelian') {
        expect([apa, bulan, await laporan(`${apa}`, bulan as string)]).toEqual([
          apa,
          bulan,
          sesudah,
        ]);
      }
    }
    return (banding as Row[]).map((one) => [
      ...[one.apa, one.bulan && String(one.bulan).slice(5), one.sebelum, one.gerak],
      ...[one.sesudah, one.sudah_ada, one.berkas, one.cocok],
    ]);
  };
  return { ...kedai, jalan };
}

test('openings beside their own totals, also where half of them is there', async () => {
  const { jalan } = await openToko();
  const stok = (lain = '') =>
    `barang;lokasi;qty;nilai\nB1;UTAMA;10;1.000,50\n${lain}TOTAL;;;${lain ? '1.250,75' : '1.000,50'}`;
  expect(await jalan('saldo-awal-stok', stok())).toEqual([
    ['nilai_stok', null, 0, 1000.5, 1000.5, 0, 1000.5, true],
  ]);
  expect(await jalan('saldo-awal-stok', stok('B2;UTAMA;5;250,25\n'))).toEqual([
    ['nilai_stok', null, 1000.5, 250.25, 1250.75, 1000.5, 1250.75, true],
  ]);
  const lalu = `${Number(hari('01-01').slice(0, 4)) - 1}-12-01`;
  const faktur = (...sisa: number[]) =>
    [
      'kontak,nomor faktur,tanggal faktur,sisa',
      ...sisa.map((satu, n) => `C1,F${n},${lalu},${satu}`),
      `Total,,,${sisa.reduce((a, b) => a + b)}`,
    ].join('\n');
  expect(await jalan('saldo-awal-piutang', faktur(700))).toEqual([
    ['piutang', null, 0, 700, 700, 0, 700, true],
  ]);
  expect(await jalan('saldo-awal-piutang', faktur(700, 300))).toEqual([
    ['piutang', null, 700, 300, 1000, 700, 1000, true],
  ]);
  expect(await jalan('saldo-awal-hutang', faktur(400).replaceAll('C1', 'S1'))).toEqual([
    ['hutang', null, 0, 400, 400, 0, 400, true],
  ]);
});

test('sales by month with taxes, discounts and freight, beside returns and what is there', async () => {
  const { toko, jalan } = await openToko();
  const head =
    'nomor,tanggal,kontak,lokasi,barang,qty,harga,diskon_persen,ongkos,harga_termasuk_pajak,Total';
  const satu = `J1,${hari('02-01')},C1,UTAMA,B1,10,1110,,55.5,ya,11100`;
  const dua = [
    `J2,${hari('02-03')},C1,UTAMA,B1,3,1000,10,,,2700`,
    `J2,,,,B2,1,500.55,,,,500.55`,
    `J3,${hari('03-03')},C1,UTAMA,B2,2,500,,,,1000`,
  ];
  expect(await jalan('penjualan', [head, satu].join('\n'))).toEqual([
    ['piutang', null, 0, 11155.5, 11155.5, 0, null, null],
    ['penjualan', '02', 0, 10055.5, 10055.5, 0, 11100, true],
  ]);
  const [jual] = await toko.rows<{ id: number; kontak_id: number }>(
    `select id::int, kontak_id::int from transaksi where jenis = 'penjualan'`,
  );
  const kontak_id = jual?.kontak_id;
  await toko.retur('penjualan', '02-02', jual?.id as number, 4, { kontak_id });
  const lagi = await jalan('penjualan', [head, satu, ...dua].join('\n'));
  expect(lagi.filter(([apa]) => apa === 'penjualan')).toEqual([
    ['penjualan', '02', 6055.5, 3200.55, 9256.05, 10055.5, 14300.55, true],
    ['penjualan', '03', 0, 1000, 1000, 0, 1000, true],
  ]);
  const beli = 'nomor,tanggal,kontak,lokasi,barang,qty,harga';
  const sekali = `P1,${hari('02-05')},S1,UTAMA,B2,2,300`;
  expect(await jalan('pembelian', [beli, sekali].join('\n'))).toContainEqual([
    ...['pembelian', '02', 0, 600, 600, 0, null, null],
  ]);
  expect(
    await jalan('pembelian', [beli, sekali, sekali.replace('P1', 'P2')].join('\n')),
  ).toContainEqual(['pembelian', '02', 600, 600, 1200, 600, null, null]);
});
