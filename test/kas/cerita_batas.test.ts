import { expect, test } from '@jest/globals';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { buka } = openStory('few');

// A cash box is never below zero at the close of any day; a bank may be, and the answer says so.

const uang = (tanggal: string, jumlah: number, akun_kas = '1101'): Row => ({
  tanggal: hari(tanggal),
  akun_kas,
  detail: [{ akun_kode: '4201', jumlah }],
});

test('whatever takes money out is refused on its day and on every later one', async () => {
  const { toko, buat, batalkan } = await buka();
  const barang = await toko.barang();
  await buat('kas-masuk', uang('03-01', 1000));
  await buat('kas-keluar', uang('03-20', 900));
  const tolak = (aksi: Promise<unknown>) => expectError(aksi, 'KOKAS');
  // 1,000 on the day, but only 100 are left on 03-20.
  const pesan = await tolak(buat('kas-keluar', uang('03-05', 101)));
  expect(pesan).toContain(`menjadi -1.00 pada ${hari('03-20')}`);
  const pindah = { akun_asal: '1101', akun_tujuan: '1111', jumlah: 100.5, biaya_admin: 0.5 };
  await tolak(buat('kas-bank', '03-05', { ...pindah }));
  const beli = await toko.beli('03-02', [[barang, 10, 20]]);
  const lunas = { tanggal: hari('03-05'), kontak_id: toko.supplier, akun_kas: '1101' };
  await tolak(buat('pelunasan-hutang', { ...lunas, jumlah: 100, biaya_bank: 0.01 }));
  await tolak(
    toko.beli('03-06', [[barang, 10, 20]], { pembayaran: [{ akun_kode: '1101', jumlah: 101 }] }),
  );
  const piutang = { tanggal: hari('03-05'), kontak_id: toko.pelanggan };
  await tolak(buat('piutang', { ...piutang, detail: [{ akun_lawan: '1101', jumlah: 101 }] }));
  await tolak(toko.jurnalkan('03-05', 'D 6203 101, K 1101 101'));
  // The void of what brought money takes it out, where it stands or on a later day.
  const masuk = await buat('kas-masuk', uang('03-10', 50));
  await buat('kas-keluar', uang('03-25', 150));
  await tolak(batalkan('kas-masuk', masuk.id));
  await tolak(batalkan('kas-masuk', masuk.id, { tanggal: '04-01' }));
  await buat('kas-masuk', uang('04-01', 50));
  await tolak(batalkan('kas-masuk', masuk.id));
  await batalkan('kas-masuk', masuk.id, { tanggal: '04-01' });
  expect(await toko.saldo('1101')).toBe('0.00');
  expect(await toko.dokumen(beli.id)).toMatchObject({ sisa: '200.00' });
});

test('two who spend the last money at once cannot both have it', async () => {
  const { buat } = await buka();
  await buat('kas-masuk', uang('03-01', 100));
  const hasil = await Promise.allSettled(
    ['03-02', '03-05', '03-03', '03-04'].map((tanggal) => buat('kas-keluar', uang(tanggal, 60))),
  );
  expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a bank below zero is booked, and the answer warns of it', async () => {
  const { toko, buat, baca, draft, setujui } = await buka();
  const tanpa = await buat('kas-masuk', uang('03-01', 100, '1111'));
  expect(tanpa).toMatchObject({ peringatan: null });
  const dengan = await buat('kas-keluar', uang('03-02', 150, '1111'));
  const peringatan = [`bank Bank (1111) menjadi -50.00 pada ${hari('03-02')}`];
  expect(dengan).toMatchObject({ peringatan });
  expect(await baca('kas-keluar', dengan.id)).toMatchObject({ peringatan });
  const nanti = await draft('kas-keluar', uang('03-01', 1, '1111'));
  const kata = [`bank Bank (1111) menjadi -51.00 pada ${hari('03-02')}`];
  expect(nanti).toMatchObject({ peringatan: kata });
  await setujui('kas-keluar', nanti.id);
  expect(await baca('kas-keluar', nanti.id)).toMatchObject({
    peringatan: kata,
  });

  const rest = await openRest(toko, 'staff');
  const key = { 'Idempotency-Key': 'txn:kas-keluar:3f0c2f1e-8c1f-4a58-8d3f-0d5a6f9f6f01' };
  const kirim = () => rest.post('/api/transaksi/kas-keluar', uang('03-03', 9, '1111'), key);
  const made = await kirim();
  expect(made.body.peringatan).toEqual([`bank Bank (1111) menjadi -60.00 pada ${hari('03-03')}`]);
  expect((await kirim()).body.hasil).toEqual(made.body);
  const baik = await rest.post('/api/transaksi/kas-masuk', uang('03-03', 9));
  expect(Object.keys(baik.body)).toEqual(['id', 'nomor_transaksi']);
});

const jadikanKas = (toko: Toko) => toko.ubah('akun', '1111', { adalah_kas: true });

test('an account that was below zero cannot become a cash box', async () => {
  const { toko, buat, batalkan } = await buka();
  const keluar = await buat('kas-keluar', uang('03-02', 150, '1111'));
  await buat('kas-masuk', uang('03-03', 150, '1111'));
  await expectError(jadikanKas(toko), 'KOAKN', 'adalah_kas');
  await batalkan('kas-keluar', keluar.id);
  await jadikanKas(toko);
  await expectError(buat('kas-keluar', uang('03-02', 150, '1111')), 'KOKAS');
});
