import { expect, test } from '@jest/globals';
import { hari, openStory } from '../helpers/story.ts';
import type { Row } from './laporan.ts';

const { openToko } = openStory();

const sehari = 86_400_000;
const mundur = (tanggal: string, hariLalu: number) =>
  new Date(Date.parse(tanggal) - hariLalu * sehari).toISOString().slice(0, 10);

test('openings age from their due date, else from the date of their own invoice', async () => {
  const toko = await openToko();
  const { buat, batalkan } = toko;
  const awal = mundur(hari('01-01'), 1);
  const faktur = (nomor: string, umur: number, lain: Row = {}) => ({
    nomor_faktur_asli: nomor,
    tanggal_faktur: mundur(awal, umur),
    nilai_sisa: 100 + umur,
    ...lain,
  });
  const detail = [
    faktur('A', 95),
    faktur('B', 45),
    faktur('C', 5),
    faktur('D', 200, { jatuh_tempo: hari('01-20') }),
  ];
  for (const [jenis, kontak_id, laporan] of [
    ['saldo-awal-piutang', toko.pelanggan, 'piutang'],
    ['saldo-awal-hutang', toko.supplier, 'hutang'],
  ] as const) {
    const dibuat = await buat(jenis, awal, { kontak_id, detail });
    const ambil = (args: Row) => toko.laporan(laporan, { sampai: awal, ...args });
    const isi = await ambil({});
    expect(
      isi.data.map((d) => [d.nomor_faktur_asli, d.tanggal_faktur, d.umur, d.hari_lewat]),
    ).toEqual([
      ['A', mundur(awal, 95), '>90', 95],
      ['B', mundur(awal, 45), '31-60', 45],
      ['C', mundur(awal, 5), '1-30', 5],
      ['D', mundur(awal, 200), 'belum_jatuh_tempo', 0],
    ]);
    expect(isi.extra.ringkasan).toEqual([
      expect.objectContaining({
        jumlah_dokumen: 4,
        sisa: 745,
        umur: { belum_jatuh_tempo: 300, '1-30': 105, '31-60': 145, '61-90': 0, '>90': 195 },
      }),
    ]);
    expect([isi.meta.total_sisa, isi.meta.total_kontrol]).toEqual([745, 745]);
    // What is older than `dari` by its own invoice is left out.
    const muda = await ambil({ dari: mundur(awal, 50) });
    expect(muda.data.map((d) => d.nomor_faktur_asli)).toEqual(['B', 'C']);
    const nanti = await ambil({ sampai: hari('02-20') });
    expect(nanti.data.map((d) => d.umur)).toEqual(['>90', '>90', '31-60', '31-60']);
    await batalkan(jenis, dibuat.id);
    expect((await ambil({})).data).toEqual([]);
  }
});
