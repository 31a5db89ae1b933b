import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { createDokumen, expectError, hari, openStory, type Toko } from '../helpers/story.ts';
import type { Dokumen } from '../helpers/toko.ts';

const { openToko, openBarang } = openStory();

const beli = (toko: Toko, barang: number, tanggal: string) => toko.beli(tanggal, [[barang, 1, 10]]);

const setPeriode = (toko: Toko, bulan: string, status: string, who = {}) =>
  toko
    .by({
      peran: 'admin',
      adminKey: true,
      ...who,
    })
    .value('select erp.periode_set($1, $2)', [bulan, status]);

test('not in the future of the tenant, not before its books begin, not without a date', async () => {
  const toko = await openToko({ tanggal_mulai: hari('03-01') });
  const barang = await toko.barang();
  await expectError(beli(toko, barang, '02-28'), 'VATGL', 'tanggal');
  await expectError(beli(toko, barang, '2999-12-31'), 'VATGL', 'tanggal');
  await expectError(beli(toko, barang, 'infinity'), 'VADOK', 'tanggal');
  await expectError(beli(toko, barang, '0001-01-01'), 'VADOK', 'tanggal');
  await beli(toko, barang, '03-01');
});

test('today is the day of the tenant’s own clock', async () => {
  // At any moment it is a later day at UTC+14 than at UTC-12.
  const timur = await openToko({ zona_waktu: 'Pacific/Kiritimati' });
  const barat = await openToko({ zona_waktu: 'Etc/GMT+12' });
  const { hari_ini } = await timur.row<{ hari_ini: string }>(
    `select (now() at time zone 'Pacific/Kiritimati')::date as hari_ini`,
  );
  await beli(timur, await timur.barang(), hari_ini);
  await expectError(beli(barat, await barat.barang(), hari_ini), 'VATGL', 'tanggal');
});

test('up to the lock date everything is closed', async () => {
  const toko = await openToko({ tanggal_kunci: hari('02-15') });
  const barang = await toko.barang();
  await expectError(beli(toko, barang, '02-15'), 'KOTUP', 'tanggal');
  await beli(toko, barang, '02-16');
});

test('months close and open one by one', async () => {
  const { toko, barang } = await openBarang();
  await setPeriode(toko, hari('02-01'), 'tutup');
  await expectError(beli(toko, barang, '02-28'), 'KOTUP', 'tanggal');
  await beli(toko, barang, '01-31');
  await beli(toko, barang, '03-01');
  await setPeriode(toko, hari('02-17'), 'buka');
  await beli(toko, barang, '02-28');
});

test('a month with drafts, outside the books, or by the wrong hand stays as it is', async () => {
  const { toko, barang } = await openBarang();
  await toko.draftJual('05-05', [[barang, 1, 1]]);
  await expectError(setPeriode(toko, hari('05-01'), 'tutup'), 'KOTUP', 'bulan');
  await expectError(setPeriode(toko, '2001-01-01', 'tutup'), 'VATGL', 'bulan');
  await expectError(setPeriode(toko, '2999-01-01', 'tutup'), 'VATGL', 'bulan');
  await expectError(setPeriode(toko, hari('06-01'), 'tutup', { peran: 'staff' }), 'OTROL');
  await expectError(setPeriode(toko, hari('06-01'), 'tutup', { adminKey: false }), 'OTKEY');
  expect(await toko.rows(`select from periode where status = 'tutup'`)).toEqual([]);
});

test('a month does not close before the reversals that are due in it are posted', async () => {
  const toko = await openToko();
  const detail = [
    { akun_kode: '6203', debit: 90 },
    { akun_kode: '2303', kredit: 90 },
  ];
  const rencana = (balik: string) =>
    toko.buat('jurnal-umum', '03-31', { balik_otomatis: balik, detail });
  const { id } = await rencana(hari('04-01'));
  await rencana('2999-01-01');
  await setPeriode(toko, hari('02-01'), 'tutup');
  const pesan = await expectError(setPeriode(toko, hari('04-01'), 'tutup'), 'KOTUP', 'bulan');
  expect(pesan).toContain(`JU/00/${hari('03-31').slice(0, 7).replace('-', '')}/00001`);
  expect(pesan).toContain(hari('04-01'));
  // Later months may close: it is posted where it belongs all the same.
  await setPeriode(toko, hari('05-01'), 'tutup');
  const kunci = `select erp.pengaturan_patch(jsonb_build_object('tanggal_kunci', $1::date))`;
  const admin = toko.by({ peran: 'admin', adminKey: true });
  await expectError(admin.value(kunci, [hari('05-31')]), 'KOTUP', 'tanggal_kunci');
  await toko.pekerja.value('select erp_private.worker_jurnal_balik($1)', [id]);
  await setPeriode(toko, hari('04-01'), 'tutup');
  await admin.value(kunci, [hari('05-31')]);
});

test('a reversal that is due in a closed month is waited for in the month that it goes to', async () => {
  const toko = await openToko();
  for (const bulan of ['04-01', '05-01']) await setPeriode(toko, hari(bulan), 'tutup');
  const { id } = await toko.buat('jurnal-umum', '03-31', {
    balik_otomatis: hari('04-02'),
    detail: [
      { akun_kode: '6203', debit: 90 },
      { akun_kode: '2303', kredit: 90 },
    ],
  });
  await expectError(setPeriode(toko, hari('06-01'), 'tutup'), 'KOTUP', 'bulan');
  await setPeriode(toko, hari('07-01'), 'tutup');
  const balik = await toko.pekerja.value<number>('select erp_private.worker_jurnal_balik($1)', [
    id,
  ]);
  expect(await toko.dokumen(balik)).toMatchObject({ tanggal: hari('06-01') });
  await setPeriode(toko, hari('06-01'), 'tutup');
});

test('a posting and the closing of its month never pass each other', async () => {
  const { toko, barang } = await openBarang();
  await beli(toko, barang, '02-01');
  const isi: Dokumen = { tanggal: hari('02-02'), detail: [[barang, 1, 10]] };
  await behind(
    toko,
    (db) => createDokumen(db, 'pembelian', toko.document(toko.supplier, isi)),
    () => setPeriode(toko, hari('02-01'), 'tutup'),
  );
  await expectError(beli(toko, barang, '02-03'), 'KOTUP');
});
