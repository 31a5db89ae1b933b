import { describe, expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { openDunia, TAHUN } from './dunia.ts';

const dunia = openDunia();
const bulan = (nama: string) => `${nama} ${TAHUN}`;

describe('the figure of an answer is that of the report which it names', () => {
  const laba = 'penjualan_bersih hpp laba_kotor beban_usaha laba_usaha laba_bersih'.split(' ');
  test.each([
    ['penjualan', laba[0]],
    ['hpp', laba[1]],
    ['laba kotor', laba[2]],
    ['beban', laba[3]],
    ['laba usaha', laba[4]],
    ['laba bersih', laba[5]],
  ])('%s', async (nama, kunci) => {
    const { total, sumber } = await dunia.tanya(`${nama} ${bulan('februari')}`);
    const report = await dunia.rest.get(sumber[0].tautan);
    expect(Object.values(total)).toEqual([report.body[`${kunci}`]]);
  });

  test.each([
    ['barang', 'penjualan, qty terjual dan potongan per barang'],
    ['pelanggan', 'penjualan, qty terjual dan potongan per pelanggan'],
    ['hari', 'penjualan, qty terjual dan potongan per hari'],
  ])('sales by %s', async (grup, pertanyaan) => {
    const { data: rows, sumber, tafsiran } = await dunia.tanya(`${pertanyaan} ${TAHUN}`);
    expect(sumber[0].tautan).toContain(`group_by=${grup}`);
    expect(tafsiran.dimensi).toEqual([grup]);
    const report = await dunia.rest.get(sumber[0].tautan);
    const key = (row: Record<string, unknown>) => String(row.kunci);
    // Things without movements are no rows of the answer.
    const some = (row: Record<string, unknown>) => row.bersih !== 0 || row.qty !== 0;
    const wanted = report.body.data
      .filter(some)
      .map((row: Record<string, unknown>) => [key(row), row.bersih, row.qty, row.potongan]);
    const found = rows.map((row: Record<string, unknown>) => [
      row[`${grup}_kunci`],
      row.penjualan,
      row.qty_terjual,
      row.potongan,
    ]);
    expect(found.sort()).toEqual(wanted.sort());
    expect(found.length).toBeGreaterThan(1);
  });

  test.each([
    ['kategori', 'penjualan per kategori'],
    ['barang,bulan', 'penjualan per barang per bulan'],
  ])('sales by %s: the report of the same groups', async (grup, pertanyaan) => {
    const { data: rows, sumber } = await dunia.tanya(`${pertanyaan} ${TAHUN}`);
    expect(new URLSearchParams(sumber[0].tautan.split('?')[1]).get('group_by')).toBe(grup);
    const report = await dunia.rest.get(sumber[0].tautan);
    const ada = report.body.data.filter(({ bersih }: { bersih: number }) => bersih !== 0);
    expect(rows.map(({ penjualan }: { penjualan: number }) => penjualan).sort()).toEqual(
      ada.map(({ bersih }: { bersih: number }) => bersih).sort(),
    );
  });

  test.each([
    ['piutang', 'total_sisa'],
    ['hutang', 'total_sisa'],
    ['nilai stok', 'total_nilai'],
  ])('%s', async (nama, kunci) => {
    for (const day of [`per 31 januari ${TAHUN}`, '']) {
      const { total, sumber } = await dunia.tanya(`${nama} ${day}`);
      const report = await dunia.rest.get(sumber[0].tautan);
      expect(Object.values(total)).toEqual([report.body.meta[kunci]]);
    }
  });
});

describe('more figures are those of their reports', () => {
  test('cash, assets and the flow of cash', async () => {
    const kas = await dunia.tanya('kas, aset, kewajiban dan ekuitas hari ini');
    const neraca = (await dunia.rest.get(kas.sumber[0].tautan)).body;
    const subklas = neraca.aset.subklas.find(({ id }: { id: number }) => id === 11);
    expect(kas.total).toEqual({
      kas: subklas.total,
      aset: neraca.aset.total,
      kewajiban: neraca.kewajiban.total,
      ekuitas: neraca.ekuitas.total,
    });
    const arus = await dunia.tanya(`arus kas, kas masuk dan kas keluar ${TAHUN}`);
    expect(arus.total.arus_kas).toBe((await dunia.rest.get(arus.sumber[0].tautan)).body.kenaikan);
    expect(arus.total).toMatchObject({ kas_masuk: 5000, kas_keluar: 0 });
  });

  test('documents are counted as their list does', async () => {
    const { total, sumber } = await dunia.tanya(`berapa transaksi ${TAHUN}`);
    expect(total.jumlah_penjualan).toBe((await dunia.rest.get(sumber[0].tautan)).body.meta.total);
    const beli = await dunia.tanya(`pembelian per supplier ${TAHUN}`);
    expect(beli.data).toMatchObject([{ supplier: 'Pemasok', pembelian: 300_000 }]);
  });
});

describe('comparisons', () => {
  test('two months, with the change in percent', async () => {
    const body = await dunia.tanya(`penjualan ${bulan('februari')} dibanding ${bulan('januari')}`);
    expect(body.total).toEqual({
      penjualan: 13999.93,
      pembanding: { penjualan: 45000 },
      perubahan: { penjualan: -68.89 },
    });
    expect(body.jawaban).toBe(
      `Februari ${TAHUN}: penjualan bersih Rp 13.999,93, turun 68,89% dari Rp 45.000 (Januari ${TAHUN}).`,
    );
  });

  test('months beside the months of the year before; nothing before is no percentage', async () => {
    const before = Number(TAHUN) - 1;
    const body = await dunia.tanya(`penjualan per bulan ${TAHUN} dibanding ${before}`);
    expect(body.data[0]).toMatchObject({
      bulan: `${TAHUN}-01`,
      penjualan: 45000,
      pembanding: { penjualan: 0 },
      perubahan: { penjualan: null },
    });
    expect(body.grafik).toEqual({ tipe: 'garis', x: 'bulan', seri: null, y: ['penjualan'] });
  });

  test('the sentence is in the language of the question', async () => {
    const body = await dunia.tanya(`net sales in february ${TAHUN} vs january ${TAHUN}`);
    expect(body.jawaban).toBe(
      `February ${TAHUN}: net sales Rp 13,999.93, down 68.89% from Rp 45,000 (January ${TAHUN}).`,
    );
  });
});

describe('ranking', () => {
  test('the largest and the smallest', async () => {
    const top = await dunia.tanya(`top 2 barang menurut penjualan ${TAHUN}`);
    expect(top.data.map(({ barang }: { barang: string }) => barang)[0]).toBe('Kopi Bubuk');
    expect([top.data.length, top.jumlah_baris]).toEqual([2, 3]);
    const bottom = await dunia.tanya(`kategori dengan penjualan terendah ${TAHUN}`);
    expect(bottom.data[0].kategori).toBe('Beras');
  });

  test('goods that must be bought', async () => {
    const body = await dunia.tanya('barang apa yang stoknya menipis?');
    expect(body.data).toMatchObject([{ barang: 'Kopi Bubuk', barang_menipis: 1 }]);
  });

  test('balances at the end of each month', async () => {
    const body = await dunia.tanya(
      `nilai stok per bulan dari januari ${TAHUN} sampai februari ${TAHUN}`,
    );
    const at = async (per: string) =>
      (await dunia.rest.get(`/api/laporan/stok?per=${per}`)).body.meta.total_nilai;
    expect(body.data.map((row: { nilai_stok: number }) => row.nilai_stok)).toEqual([
      await at(hari('01-31')),
      await at(hari('02-28')),
    ]);
  });
});

test('nothing happened: the figure is 0, not an error', async () => {
  for (const nama of [
    'penjualan',
    'margin',
    'arus kas',
    'retur penjualan',
    'rata-rata penjualan',
  ]) {
    expect((await dunia.tanya(`${nama} tahun 2001`)).dipahami).toBe(true);
  }
});

describe('suggestions', () => {
  test('name what the tenant has, in the language asked for, and are understood', async () => {
    const { body } = await dunia.rest.get('/api/ai/suggestions');
    expect(body.data.length).toBeGreaterThan(5);
    for (const { pertanyaan } of body.data)
      expect([pertanyaan, (await dunia.tanya(pertanyaan)).dipahami]).toEqual([pertanyaan, true]);
    const english = (await dunia.rest.get('/api/ai/suggestions?bahasa=en')).body.data;
    for (const { pertanyaan } of english)
      expect([pertanyaan, (await dunia.tanya(pertanyaan)).dipahami]).toEqual([pertanyaan, true]);
    expect(JSON.stringify(english)).toContain('"topik":"kas"');
  });

  test('leave out modules that are off', async () => {
    await dunia.toko.rows(`update modul set aktif = false where kode = 'kas'`);
    expect((await dunia.rest.get('/api/ai/suggestions')).text).not.toContain('"topik" : "kas"');
    await dunia.toko.rows(`update modul set aktif = true where kode = 'kas'`);
  });

  test('in another language are refused', async () => {
    expect((await dunia.rest.get('/api/ai/suggestions?bahasa=fr')).status).toBe(400);
  });
});
