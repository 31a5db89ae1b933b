import { expect, test } from '@jest/globals';
import { hari, openStory } from '../helpers/story.ts';
import { laporan } from './acak.ts';

const { openToko } = openStory();

test('what was settled, voided later and settled again earlier is paid twice until the void', async () => {
  const toko = await openToko();
  const { buat, batalkan } = toko;
  const barang = await toko.barang();
  await toko.beli('01-05', [[barang, 10, 10]]);
  await toko.jual('01-10', [[barang, 1, 100]]);
  for (const [ledger, kontak_id, nilai] of [
    ['piutang', toko.pelanggan, 100],
    ['hutang', toko.supplier, 100],
  ] as const) {
    const lunasi = (tanggal: string, jumlah: number) =>
      buat(`pelunasan-${ledger}`, { tanggal, kontak_id, akun_kas: '1111', jumlah });
    const { id } = await lunasi(hari('02-01'), nilai);
    await batalkan(`pelunasan-${ledger}`, id, { tanggal: '03-01' });
    await lunasi(hari('01-20'), 60);

    const pada = (sampai: string, status?: string) =>
      laporan(toko, ledger, { sampai, ...(status && { status }) });
    const lebih = await pada(hari('02-15'));
    expect(lebih.data).toEqual([
      expect.objectContaining({ nilai, dibayar: 160, sisa: -60, status: 'lebih', hari_lewat: 0 }),
    ]);
    expect(lebih.meta).toMatchObject({ total_sisa: -60, total_kontrol: -60 });
    expect(lebih.extra.ringkasan).toEqual([
      expect.objectContaining({ sisa: -60, umur: expect.objectContaining({ '31-60': -60 }) }),
    ]);
    expect((await pada(hari('02-15'), 'lebih')).total).toBe(1);
    expect((await pada(hari('02-15'), 'lunas')).total).toBe(0);
    expect((await pada(hari('01-25'))).data).toEqual([
      expect.objectContaining({ sisa: 40, status: 'sebagian' }),
    ]);
    expect((await pada(hari('03-01'))).meta).toMatchObject({ total_sisa: 40, total_kontrol: 40 });
  }
});
