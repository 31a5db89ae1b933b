/** The end of a book year: closing it, simulating that, and opening it again. */
import { describe, expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { barisJurnal } from '../helpers/dokumen.ts';
import { createDokumen, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import {
  admin,
  ayat,
  buka,
  bukaTokoSetahun,
  type Ditutup,
  ekuitas,
  jurnal,
  kini,
  lalu,
  tahun,
  tutup,
} from '../helpers/tahun.ts';

const { data, openToko } = openStory();

const bukaToko = (settings: Row = {}, day = hari) => bukaTokoSetahun(data, settings, day);

describe('closing', () => {
  test('moves income and expense to retained earnings in one journal, and locks the year', async () => {
    const toko = await bukaToko();
    const hasil = await tutup(toko, tahun);
    expect(hasil).toMatchObject({
      tahun,
      mulai: hari('01-01'),
      akhir: hari('12-31'),
      laba: '300.00',
      prive: '0.00',
      nomor: `XT/-/${tahun}12/00001`,
      tanggal_kunci: hari('12-31'),
      peringatan: [],
      jurnal: { jenis: 'sistem', transaksi_id: null, tanggal: hari('12-31') },
    });
    expect(ayat(hasil)).toEqual(['D 4101 1500', 'K 5101 1000', 'K 6202 200', 'K 3201 300']);
    for (const akun of ['4101', '5101', '6202']) expect(await toko.saldo(akun)).toBe('0.00');
    expect(await toko.saldo('3102')).toBe('50.00');
    await expectError(jurnal(toko, hari('12-31'), '6202', '1101', 1), 'KOTUP', 'tanggal');
    await jurnal(toko, kini('01-01'), '6202', '1101', 1);
  });

  test('takes the drawings along when asked to', async () => {
    const toko = await bukaToko();
    const hasil = await tutup(toko, tahun, true);
    expect(ayat(hasil)).toEqual([
      'D 4101 1500',
      'D 3101 50',
      'K 3102 50',
      'K 5101 1000',
      'K 6202 200',
      'K 3201 300',
    ]);
    expect(hasil.prive).toBe('50.00');
    expect([await toko.saldo('3102'), await toko.saldo('3101')]).toEqual(['0.00', '50.00']);
  });

  test('of a loss debits retained earnings', async () => {
    const toko = await openToko();
    await jurnal(toko, hari('01-05'), '1101', '3101', 500);
    await jurnal(toko, hari('01-06'), '6202', '1101', 200);
    const hasil = await tutup(toko, tahun);
    expect([hasil.laba, ayat(hasil)]).toEqual(['-200.00', ['D 3201 200', 'K 6202 200']]);
  });

  test('of a year without income and expense locks it and writes no journal', async () => {
    const toko = await openToko();
    const hasil = await tutup(toko, tahun);
    expect(hasil).toMatchObject({ laba: '0.00', nomor: null, jurnal: null });
    expect(hasil.tanggal_kunci).toBe(hari('12-31'));
    await buka(toko, tahun);
    await jurnal(toko, hari('12-31'), '1101', '3101', 1);
  });

  test('closes a year whose months are closed, and leaves a later lock date', async () => {
    const toko = await bukaToko();
    await toko.tutupBulan(hari('12-01'));
    await toko.set({ tanggal_kunci: kini('01-31') });
    expect((await tutup(toko, tahun)).tanggal_kunci).toBe(kini('01-31'));
    await buka(toko, tahun);
    expect((await toko.row('select tanggal_kunci::text as k from pengaturan')).k).toBe(
      kini('01-31'),
    );
  });
});

describe('closing once more, and elsewhere', () => {
  test('done twice, or under the same key, is done once', async () => {
    const toko = await bukaToko();
    const sekali = (key?: string) =>
      tutup(toko, tahun, false, { ...admin, ...(key && { idempotency: { key } }) });
    const pertama = await sekali('k1');
    expect(await sekali('k1')).toMatchObject({ idempotent: true, nomor: pertama.nomor });
    expect(await sekali()).toMatchObject({ idempotent: null, nomor: pertama.nomor });
    expect(await toko.rows(`select from jurnal where jenis = 'penutup'`)).toHaveLength(1);
    await expectError(tutup(toko, tahun, true), 'KOTHN', 'prive');
  });

  test('in the books of a year that begins in April', async () => {
    // The year before, so that both are over whatever month this is.
    const mulai = (monthDay: string) => `${tahun - 2}-${monthDay}`;
    const toko = await openToko({ awal_tahun_buku: 4, tanggal_mulai: mulai('04-01') });
    await jurnal(toko, mulai('04-01'), '1101', '3101', 1000);
    await jurnal(toko, lalu('03-31'), '1101', '4201', 70);
    await jurnal(toko, lalu('04-01'), '1101', '4201', 5);
    const modal = '3101 Modal Pemilik 1000';
    expect(await ekuitas(toko, lalu('03-31'))).toEqual([modal, '3202 Laba tahun berjalan 70']);
    expect(await ekuitas(toko, lalu('04-01'))).toEqual([
      modal,
      '3202 Laba tahun berjalan 5',
      '3202 Laba tahun lalu belum ditutup 70',
    ]);
    const hasil = await tutup(toko, tahun - 2);
    expect(hasil).toMatchObject({ mulai: mulai('04-01'), akhir: lalu('03-31'), laba: '70.00' });
    expect(hasil.nomor).toBe(`XT/-/${tahun - 1}03/00001`);
    expect(await ekuitas(toko, lalu('04-01'))).toEqual([
      modal,
      '3201 Laba Ditahan 70',
      '3202 Laba tahun berjalan 5',
    ]);
    expect((await tutup(toko, tahun - 1)).akhir).toBe(hari('03-31'));
  });
});

describe('opening a year again', () => {
  test('reverses the closing on its day, puts the lock back, and is done once', async () => {
    const toko = await bukaToko({ tanggal_kunci: hari('02-28') });
    const pertama = await tutup(toko, tahun);
    await buka(toko, tahun);
    await buka(toko, tahun);
    expect(await toko.saldo('3201')).toBe('0.00');
    expect((await toko.row('select tanggal_kunci::text as k from pengaturan')).k).toBe(
      hari('02-28'),
    );
    await toko.expectConsistent();
    await jurnal(toko, hari('12-31'), '6202', '1101', 100);
    const kedua = await tutup(toko, tahun);
    expect([pertama.laba, kedua.laba, kedua.nomor]).toEqual([
      '300.00',
      '200.00',
      `XT/-/${tahun}12/00002`,
    ]);
  });

  test('one that was never closed is absent', async () => {
    const toko = await bukaToko();
    await expectError(buka(toko, tahun), 'TDTHN', 'tahun');
    await expectError(buka(toko, tahun + 5), 'VATHN', 'tahun');
  });
});

test('a simulation proves everything, answers alike and keeps nothing', async () => {
  const toko = await bukaToko();
  const simulate = (year: number) =>
    toko.by(admin).value<Ditutup & Row>('select erp.tahun_tutup_simulate($1, true)', [year]);
  const contoh = await simulate(tahun);
  expect(contoh).toMatchObject({
    simulasi: true,
    laba: 300,
    prive: 50,
    tanggal_kunci: hari('12-31'),
  });
  expect(await toko.rows('select from penutupan')).toEqual([]);
  expect(await toko.rows(`select from jurnal where jenis = 'penutup'`)).toEqual([]);
  const sungguh = await tutup(toko, tahun, true);
  expect(ayat(contoh)).toEqual(ayat(sungguh));
  expect(contoh.nomor).toBe(sungguh.nomor);
  await expectError(simulate(tahun + 1), 'KOTHN', 'tahun');
});

test('an opening and the closing of the year never pass each other', async () => {
  const toko = await bukaToko();
  const awal = {
    tanggal: lalu('12-31'),
    kontak_id: toko.pelanggan,
    detail: [{ nomor_faktur_asli: 'F-1', tanggal_faktur: lalu('12-01'), nilai_sisa: 5 }],
  };
  const closed = behind(
    toko,
    (db) => createDokumen(db, 'saldo-awal-piutang', awal),
    () => tutup(toko, tahun),
  );
  // It waited, and so it sees what the opening has left on 3299.
  await expectError(closed, 'KOTHN');
});

test('a posting into the year and its closing never pass each other', async () => {
  const toko = await bukaToko();
  const isi = { tanggal: hari('12-30'), detail: barisJurnal('D 6202 25, K 1101 25') };
  const closed = await behind(
    toko,
    (db) => createDokumen(db, 'jurnal-umum', isi),
    () => tutup(toko, tahun),
  );
  expect(closed.laba).toBe('275.00');
});

test('a closing that waited for other retained earnings closes to those', async () => {
  const toko = await bukaToko();
  await toko.staf.value(
    `select kode from erp.akun_create(jsonb_populate_record(null::erp.akun_input, $1))`,
    [JSON.stringify({ kode: '3203', nama: 'Laba ditahan baru', subklas_id: 32 })],
  );
  const closed = await behind(
    { data, as: (work) => toko.as(work, admin) },
    (db) =>
      db.value('select erp.pengaturan_patch($1)', [
        JSON.stringify({ akun_peran: { laba_ditahan: '3203' } }),
      ]),
    () => tutup(toko, tahun),
  );
  expect(ayat(closed)).toContain('K 3203 300');
});
