import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { expectError, openStory, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

async function stocked(settings = {}): Promise<{ toko: Toko; jasa: number; kas2: string }> {
  const toko = await openToko(settings);
  const jasa = await toko.barang({ jenis: 'jasa' });
  const kas2 = '1102';
  await toko.rows(
    `insert into akun (kode, nama, subklas_id, saldo_normal, adalah_kas)
     values ($1, 'Kas laci dua', 11, 'debit', true) on conflict (kode) do update set adalah_kas = true`,
    [kas2],
  );
  return { toko, jasa, kas2 };
}

const bayar = (...uang: [string, number][]) =>
  uang.map(([akun_kode, jumlah]) => ({ akun_kode, jumlah }));

test('change comes out of the cash accounts paid into, the last named first', async () => {
  const { toko, jasa, kas2 } = await stocked();
  const jual = (pembayaran: object[], kembalian: number) =>
    toko.jual('01-02', [[jasa, 1, 1000]], { pembayaran, kembalian });
  const satu = await jual(bayar(['1101', 700], [kas2, 500]), 200);
  await toko.expectJurnal(satu.id, '01-02 D 1101 700.00, 1102 300.00, K 4104 1000.00');
  const dua = await jual(bayar(['1101', 2000], ['1111', 100], [kas2, 500]), 1600);
  await toko.expectJurnal(dua.id, '01-02 D 1101 900.00, 1111 100.00, K 4104 1000.00');
  expect(
    await toko.rows(
      'select akun_kode, jumlah from transaksi_pembayaran where transaksi_id = $1 order by baris',
      [dua.id],
    ),
  ).toEqual([
    { akun_kode: '1101', jumlah: '2000.00' },
    { akun_kode: '1111', jumlah: '100.00' },
    { akun_kode: kas2, jumlah: '500.00' },
    { akun_kode: kas2, jumlah: '-500.00' },
    { akun_kode: '1101', jumlah: '-1100.00' },
  ]);
  expect(await toko.baca('penjualan', dua.id)).toMatchObject({
    kembalian: 1600,
    dibayar: 1000,
    status_bayar: 'lunas',
  });
  await expectError(jual(bayar(['1111', 1000], [kas2, 500]), 501), 'VABYR', 'kembalian');
  await toko.batalkan('penjualan', dua.id);
  expect([await toko.saldo('1101'), await toko.saldo(kas2)]).toEqual(['700.00', '300.00']);
});

test('only the part paid in cash is rounded: a bank pays to the cent', async () => {
  const { toko, jasa } = await stocked({ pembulatan: 100 });
  const jual = async (pembayaran: object[], isi = {}) => {
    const dibuat = await toko.jual('01-02', [[jasa, 1, '50049.50']], { pembayaran, ...isi });
    const { pembulatan, total_nilai, sisa } = await toko.dokumen(dibuat.id);
    return [pembulatan, total_nilai, sisa];
  };
  expect(await jual(bayar(['1111', 20_000], ['1101', 30_000]))).toEqual([
    '-49.50',
    '50000.00',
    '0.00',
  ]);
  expect(await jual(bayar(['1111', 20_000], ['1101', 40_000]), { kembalian: 10_000 })).toEqual([
    '-49.50',
    '50000.00',
    '0.00',
  ]);
  expect(await jual(bayar(['1111', 50_000]))).toEqual(['0.00', '50049.50', '49.50']);
  expect(await jual([])).toEqual(['0.00', '50049.50', '50049.50']);
  expect(await jual(bayar(['1101', 30_000]))).toEqual(['0.00', '50049.50', '20049.50']);
});

test('whoever must pay in full owes no coins that cash does not have', async () => {
  const { toko, jasa } = await stocked({ pembulatan: 100 });
  const kontak_id = await toko.kontak({ kode: 'UMUM', nama: 'Umum' });
  const jual = (harga: number, pembayaran: object[]) =>
    toko.jual('01-02', [[jasa, 1, harga]], { kontak_id, pembayaran });
  const kecil = await jual(30, []);
  await toko.expectJurnal(kecil.id, '01-02 D 6303 30.00, K 4104 30.00');
  const bank = await jual(1030, bayar(['1111', 1000]));
  expect(await toko.dokumen(bank.id)).toMatchObject({ pembulatan: '-30.00', sisa: '0.00' });
  await expectError(jual(50, []), 'VABYR', 'pembayaran');
  await expectError(jual(1000, bayar(['1111', 1020])), 'VABYR', 'pembayaran');
});

test('a credit limit may only warn; the warning comes with the answer and stays', async () => {
  const { toko, jasa } = await stocked({ kebijakan_kredit: 'peringatan' });
  const kontak_id = await toko.kontak({ batas_kredit: 1000 });
  const jual = (harga: number) => toko.jual('01-02', [[jasa, 1, harga]], { kontak_id });
  const peringatan = ['kontak_id: piutang 900.00 ditambah 200.00 melampaui batas kredit 1000.00'];
  expect(await jual(900)).toMatchObject({ status: 'final', peringatan: null });
  const lebih = await jual(200);
  expect(lebih).toMatchObject({ status: 'final', peringatan });
  expect(await toko.baca('penjualan', lebih.id)).toMatchObject({ peringatan });
  await toko.set({ kebijakan_kredit: 'tolak' });
  await expectError(jual(1), 'KOKRD', 'kontak_id');
});

test('what an audit found that the contact is owed does not count against its limit', async () => {
  const { toko, jasa } = await stocked();
  const kontak_id = await toko.kontak({ batas_kredit: 1000 });
  await toko.buat('audit-hutang-piutang', '01-01', {
    kontak_id,
    detail: [
      { jenis: 'piutang', saldo_konfirmasi: 100 },
      { jenis: 'hutang', saldo_konfirmasi: 500 },
    ],
  });
  await toko.jual('01-02', [[jasa, 1, 900]], { kontak_id });
  const pesan = await expectError(toko.jual('01-02', [[jasa, 1, 1]], { kontak_id }), 'KOKRD');
  expect(pesan).toContain('piutang 1000.00 ditambah 1.00');
});

test('two sales at once never pass the credit limit together', async () => {
  const { toko, jasa } = await stocked();
  const kontak_id = await toko.kontak({ batas_kredit: 1000 });
  const ditolak = await expectDone(
    3,
    Array.from({ length: 6 }, () => toko.jual('01-02', [[jasa, 1, 300]], { kontak_id })),
  );
  expect(new Set(ditolak)).toEqual(new Set(['KOKRD']));
  expect(await toko.saldo('1201')).toBe('900.00');
});
