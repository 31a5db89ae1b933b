import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/database.ts';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { openBarang } = openStory('few');

const lunasi = (toko: Toko, dokumen: Row, draft = false) =>
  toko[draft ? 'draft' : 'buat']('pelunasan-hutang', { akun_kas: '1111', ...dokumen });
const batal = (toko: Toko, id: number) => toko.batalkan('pelunasan-hutang', id);

async function openHutang() {
  const { toko, barang } = await openBarang();
  const beli = (tanggal: string, jatuh_tempo: string, qty: number) =>
    toko.beli(tanggal, [[barang, qty, 100]], { jatuh_tempo });
  const a = await beli('01-01', hari('03-01'), 10);
  const b = await beli('01-02', hari('02-01'), 5);
  return { toko, a: a.id, b: b.id };
}

test('money, discount, tax withheld, bank charge and excess of a payment', async () => {
  const { toko, a, b } = await openHutang();
  const p = await lunasi(toko, {
    tanggal: hari('01-10'),
    jumlah: 1500,
    biaya_bank: 6.5,
    alokasi: [
      { dokumen_id: a, potongan: 30, pph: 20 },
      { dokumen_id: b, jumlah: 450 },
    ],
  });
  await toko.expectJurnal(
    p.id,
    '01-10 D 2101 1450.00, 1403 100.00, 6301 6.50, K 5102 30.00, 2203 20.00, 1111 1506.50',
  );
  expect(await toko.bayar(a)).toEqual(['0.00', '1000.00', 'lunas']);
  expect(await toko.bayar(b)).toEqual(['50.00', '450.00', 'sebagian']);
  const q = await lunasi(toko, {
    tanggal: hari('01-11'),
    jumlah: 10,
    uang_muka: [{ dokumen_id: p.id, jumlah: 40 }],
  });
  await toko.expectJurnal(q.id, '01-11 D 2101 50.00, K 1403 40.00, 1111 10.00');
  expect(await toko.bayar(b)).toEqual(['0.00', '500.00', 'lunas']);
  expect(await expectError(batal(toko, p.id), 'KODEP')).toContain(q.nomor_transaksi);
  await batal(toko, q.id);
  await batal(toko, p.id);
  expect(await toko.bayar(a)).toEqual(['1000.00', '0.00', 'belum']);
  expect(await toko.bayar(b)).toEqual(['500.00', '0.00', 'belum']);
  expect(await toko.saldo('1403')).toBe('0.00');
});

test('without allocations the oldest due is paid first; rounding; an empty cash box', async () => {
  const { toko, a, b } = await openHutang();
  const p = await lunasi(toko, { tanggal: hari('01-10'), jumlah: 700.25, pembulatan: 0.25 });
  await toko.expectJurnal(p.id, '01-10 D 2101 700.00, 6303 0.25, K 1111 700.25');
  expect(await toko.bayar(b)).toEqual(['0.00', '500.00', 'lunas']);
  expect(await toko.bayar(a)).toEqual(['800.00', '200.00', 'sebagian']);
  await expectError(lunasi(toko, { tanggal: hari('01-11'), akun_kas: '1101', jumlah: 1 }), 'KOKAS');
  const tolak = (dokumen: Row, field: string) =>
    expectError(lunasi(toko, { tanggal: hari('01-11'), jumlah: 100, ...dokumen }), 'VADOK', field);
  await tolak({ alokasi: [{ dokumen_id: a, jumlah: 801 }] }, 'alokasi.0.jumlah');
  await tolak({ kontak_id: toko.pelanggan, alokasi: [{ dokumen_id: a }] }, 'alokasi.0.dokumen_id');
  await tolak({ jumlah: 801, kelebihan: 'tolak' }, 'kelebihan');
  await tolak({ jumlah: 0, biaya_bank: 1, akun_kas: null }, 'biaya_bank');
  await tolak({ jumlah: null }, 'jumlah');
  const draft = await lunasi(toko, { tanggal: hari('01-12'), jumlah: 800 }, true);
  await toko.setujui('pelunasan-hutang', draft.id);
  expect(await toko.bayar(a)).toEqual(['0.00', '1000.00', 'lunas']);
});
