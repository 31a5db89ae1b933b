import { expect, test } from '@jest/globals';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { buka } = openStory('few');

// Income tax withheld: with a bill or claim (kinds 15 and 16), or when it is paid (13 and 14).

const isi = (kontak_id: number, detail: Row[]): Row => ({
  tanggal: hari('03-05'),
  kontak_id,
  detail,
});

test('a bill from which tax is withheld owes the supplier less, and a claim likewise', async () => {
  const { toko, buat, baca, batalkan } = await buka();
  const tagihan = await buat(
    'hutang',
    isi(toko.supplier, [
      { akun_lawan: '6202', jumlah: 2000, pajak_kode: 'PPN', pph_kode: 'PPH42' },
      { akun_lawan: '6209', jumlah: 333.33, pph_kode: 'PPH23' },
      { akun_lawan: '6201', jumlah: 100, pph_kode: 'PPH21', pph: 7.5 },
      { akun_lawan: '6209', jumlah: 10 },
    ]),
  );
  await toko.expectJurnal(
    tagihan.id,
    '03-05 D 6202 2000.00, 6209 343.33, 6201 100.00, 1401 220.00, K 2101 2449.16, 2203 214.17',
  );
  expect(await baca('hutang', tagihan.id)).toMatchObject({
    total_nilai: 2449.16,
    sisa: 2449.16,
    ppn: 220,
    pph: 214.17,
    detail: [
      { pph_kode: 'PPH42', pph: 200 },
      { pph_kode: 'PPH23', pph: 6.67 },
      { pph_kode: 'PPH21', pph: 7.5 },
      { akun_kode: '6209' },
    ],
  });
  const klaim = await buat(
    'piutang',
    isi(toko.pelanggan, [
      { akun_lawan: '4201', jumlah: 1000, pajak_kode: 'PPN', pph_kode: 'PPH23' },
    ]),
  );
  await toko.expectJurnal(
    klaim.id,
    '03-05 D 1201 1090.00, 1402 20.00, K 4201 1000.00, 2201 110.00',
  );
  await batalkan('piutang', klaim.id);
  expect(await toko.saldo('1402')).toBe('0.00');
});

test('a settlement names the tax that is withheld from it', async () => {
  const { toko, buat, baca } = await buka();
  const tagihan = await buat('hutang', isi(toko.supplier, [{ akun_lawan: '6202', jumlah: 100 }]));
  const bayar = (alokasi: Row) =>
    buat('pelunasan-hutang', '03-06', {
      akun_kas: '1111',
      jumlah: 90,
      alokasi: [{ dokumen_id: tagihan.id, ...alokasi }],
    });
  await expectError(bayar({ jumlah: 90, pph_kode: 'PPH42' }), 'VADOK', 'alokasi.0.pph_kode');
  await expectError(bayar({ jumlah: 90, pph: 10, pph_kode: 'X' }), 'VADOK', 'alokasi.0.pph_kode');
  const lunas = await bayar({ pph: 10, pph_kode: 'PPH42' });
  expect(await baca('pelunasan-hutang', lunas.id)).toMatchObject({
    detail: [{ pph: 10, pph_kode: 'PPH42' }],
  });
  await toko.expectJurnal(lunas.id, '03-06 D 2101 100.00, K 2203 10.00, 1111 90.00');
  const rest = await openRest(toko, 'staff');
  const baris = { akun_lawan: '6202', jumlah: '100.00', pph_kode: 'PPH42' };
  const made = await rest.post('/api/transaksi/HT', isi(toko.supplier, [baris]));
  expect((await rest.get(`/api/transaksi/HT/${made.body.id}`)).body.total_nilai).toBe(90);
});
