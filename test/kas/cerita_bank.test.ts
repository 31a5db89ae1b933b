import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { startServer } from '../helpers/server.ts';
import { ayat, expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { data, buka } = openStory();

const pindah = (tanggal: string, rest: Row = {}): Row => ({
  tanggal: hari(tanggal),
  akun_asal: '1111',
  akun_tujuan: '1101',
  jumlah: 1000,
  ...rest,
});

test('money moves at once, with a fee', async () => {
  const { toko, buat, baca, batalkan, terima } = await buka();
  const dibuat = await buat('kas-bank', pindah('03-05', { biaya_admin: 6.5 }));
  await toko.expectJurnal(dibuat.id, '03-05 D 1101 1000.00, 6301 6.50, K 1111 1006.50');
  expect(await baca('kas-bank', dibuat.id)).toMatchObject({
    total_nilai: 1000,
    sisa: null,
    akun_asal: '1111',
    akun_tujuan: '1101',
    biaya_admin: 6.5,
    transit: false,
    detail: [],
  });
  await expectError(
    buat('kas-bank', pindah('03-04', { akun_asal: '1101', akun_tujuan: '1111' })),
    'KOKAS',
  );
  await expectError(terima('kas-bank', dibuat.id, '03-06'), 'KOTRM');
  await batalkan('kas-bank', dibuat.id);
  expect(await toko.saldo('1111')).toBe('0.00');
});

test('money in transit waits for its receipt', async () => {
  const { toko, buat, terima, batalkan, baca } = await buka();
  const dibuat = await buat('kas-bank', pindah('03-05', { transit: true, biaya_admin: 5 }));
  await toko.expectJurnal(dibuat.id, '03-05 D 1191 1000.00, 6301 5.00, K 1111 1005.00');
  await expectError(terima('kas-bank', dibuat.id, '03-04'), 'VATGL');
  await expectError(terima('kas-bank', dibuat.id, '03-08', [{ baris_id: 1 }]), 'VADOK');
  await expectError(terima('kas-masuk', dibuat.id), 'TDTRX');
  const draft = await toko.draft('kas-bank', pindah('03-05', { transit: true }));
  await expectError(terima('kas-bank', draft.id, '03-06'), 'KOSTS');
  await terima('kas-bank', dibuat.id, '03-08');
  expect((await toko.jurnal(dibuat.id)).slice(3)).toEqual(
    ayat('03-08 D 1101 1000.00, K 1191 1000.00'),
  );
  expect(
    await toko.rows('select nomor from jurnal where transaksi_id = $1 order by id', [dibuat.id]),
  ).toEqual([
    { nomor: dibuat.nomor_transaksi },
    // A kind of the system, which users cannot create, with a counter of its own.
    { nomor: `XR/-/${hari('03').replace('-', '')}/00001` },
  ]);
  expect(await baca('kas-bank', dibuat.id)).toMatchObject({
    terima: { tanggal: hari('03-08') },
  });
  await expectError(terima('kas-bank', dibuat.id, '03-09'), 'KOTRM');
  await toko.expectConsistent();
  // The receipt stands on it: only kaskade takes both back, each on its own day.
  await expectError(batalkan('kas-bank', dibuat.id), 'KODEP');
  const batal = await batalkan('kas-bank', dibuat.id, { kaskade: true });
  await toko.expectPembalik(
    dibuat.id,
    '03-05 D 1111 1005.00, K 1191 1000.00, 6301 5.00',
    '03-08 D 1191 1000.00, K 1101 1000.00',
  );
  expect(await batalkan('kas-bank', dibuat.id)).toMatchObject({ pembalik_id: batal.pembalik_id });
  for (const akun of ['1101', '1111', '1191', '6301']) {
    expect(await toko.saldo(akun)).toBe('0.00');
  }
  await expectError(terima('kas-bank', dibuat.id, '03-09'), 'KOSTS');
});

test('two who report the same receipt at once book it once', async () => {
  const { toko, buat, terima } = await buka();
  const dibuat = await buat('kas-bank', pindah('03-05', { transit: true }));
  const lapor = () => terima('kas-bank', dibuat.id, '03-06');
  await expectDone(1, [lapor(), lapor(), lapor()]);
  expect(await toko.saldo('1191')).toBe('0.00');
});

test('a void in a closed month is booked on the day asked for, the receipt not before its own', async () => {
  const { toko, buat, terima, batalkan } = await buka();
  const dibuat = await buat('kas-bank', pindah('03-05', { transit: true }));
  await terima('kas-bank', dibuat.id, '04-20');
  await toko.tutupBulan(hari('03-01'));
  await batalkan('kas-bank', dibuat.id, { kaskade: true, tanggal: '04-10' });
  await toko.expectPembalik(
    dibuat.id,
    '04-10 D 1111 1000.00, K 1191 1000.00',
    '04-20 D 1191 1000.00, K 1101 1000.00',
  );
  // Where the receipt has no place any more, the sending stays in its own with it: transit is never below zero.
  const lagi = await buat('kas-bank', pindah('05-05', { transit: true }));
  await terima('kas-bank', lagi.id, '06-20');
  await toko.tutupBulan(hari('06-01'));
  await batalkan('kas-bank', lagi.id, { kaskade: true });
  expect(await toko.saldo('1191', hari('07-01'))).toBe('0.00');
  expect([await toko.saldo('1101'), await toko.saldo('1191')]).toEqual(['0.00', '0.00']);
});

test('over REST, once per key', async () => {
  const server = await startServer(data);
  const rest = server.rest(await server.signIn('staff@satu.test', 'satu'));
  const made = await rest.post('/api/transaksi/KB', pindah('03-05', { transit: true }));
  expect(made.status).toBe(201);
  const url = `/api/transaksi/kas-bank/${made.body.id}/terima`;
  const key = { 'Idempotency-Key': `terima:kas-bank:${made.body.id}:${randomUUID()}` };
  const first = await rest.post(url, { tanggal: hari('03-07') }, key);
  expect(first.status).toBe(204);
  const again = await rest.post(url, { tanggal: hari('03-07') }, key);
  expect(again.body).toMatchObject({ status: 200, idempotent: true });
  const other = await rest.post(url, {});
  expect(other.body).toMatchObject({ code: 'KOTRM' });
});
