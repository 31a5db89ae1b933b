/** The end of a book year: closing, what stands against it, the reports around it, and opening it again. */
import { describe, expect, test } from '@jest/globals';
import { type Db, openDatabase, type Row, type Who } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';

const data = openDatabase();
const tahun = Number(hari('').slice(0, 4));
const lalu = (monthDay: string) => `${tahun - 1}-${monthDay}`;
const kini = (monthDay: string) => `${tahun + 1}-${monthDay}`;

type Ditutup = {
  tahun: number;
  mulai: string;
  akhir: string;
  laba: string;
  prive: string;
  nomor: string | null;
  jurnal: { id: number; jenis: string; baris: Row[] } | null;
  tanggal_kunci: string;
  peringatan: string[];
};

const admin: Who = { peran: 'admin', adminKey: true };
const tutup = (toko: Toko, year: number, prive = false, who: Who = admin) =>
  toko.as((db) => db.row<Ditutup>('select * from erp.tahun_tutup($1, $2)', [year, prive]), who);
const buka = (toko: Toko, year: number) =>
  toko.as((db) => db.value('select erp.tahun_buka($1)', [year]), admin);
const ayat = ({ jurnal }: Pick<Ditutup, 'jurnal'>) =>
  jurnal?.baris.map(
    ({ akun_kode, debit, kredit }) =>
      `${Number(debit) > 0 ? 'D' : 'K'} ${akun_kode} ${Number(debit) + Number(kredit)}`,
  );

/** A general journal of one debit and one credit, made by staff. */
const jurnal = (
  toko: Toko,
  tanggal: string,
  debit: string,
  kredit: string,
  nilai: number,
  more: Row = {},
) =>
  toko.as((db) =>
    db.row<{ id: number }>(
      `select * from erp.jurnal_umum_create(jsonb_populate_record(null::erp.jurnal_umum_input, $1))`,
      [
        JSON.stringify({
          tanggal,
          detail: [
            { akun_kode: debit, debit: nilai },
            { akun_kode: kredit, kredit: nilai },
          ],
          ...more,
        }),
      ],
    ),
  );

const laporan = (toko: Toko, text: string, values: unknown[]) =>
  toko.as((db) => db.value<Row>(`select to_json(${text})`, values), { peran: 'viewer' });

/** Lines of equity as 'kode nama saldo'; fails when the sheet does not balance. */
async function ekuitas(toko: Toko, per: string): Promise<string[]> {
  const neraca = await laporan(toko, 'erp.laporan_neraca($1)', [per]);
  expect(neraca.seimbang).toBe(true);
  const { subklas } = neraca.ekuitas as {
    subklas: { akun: { kode: string; nama: string; saldo: number }[] }[];
  };
  return subklas.flatMap(({ akun }) =>
    akun.map(({ kode, nama, saldo }) => `${kode} ${nama} ${saldo}`),
  );
}
const laba = async (toko: Toko, dari: string, sampai: string) =>
  (await laporan(toko, 'erp.laporan_rugi_laba($1, $2)', [dari, sampai])).laba_bersih;

/** Sold at 1,500 what cost 1,000, paid 200 of rent; the owner took 50 out. */
async function bukaToko(settings: Row = {}, day: (monthDay: string) => string = hari) {
  const toko = await openToko(data, settings);
  const barang = await toko.barang();
  await toko.beli({ tanggal: day('03-01'), detail: [[barang, 1, 1000]] });
  await toko.jual({
    tanggal: day('03-02'),
    detail: [[barang, 1, 1500]],
    pembayaran: [{ akun_kode: '1101', jumlah: 1500 }],
  });
  await jurnal(toko, day('06-30'), '6202', '1101', 200);
  await jurnal(toko, day('07-01'), '3102', '1101', 50);
  return toko;
}

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
    await toko.expectConsistent();
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
    await toko.expectConsistent();
  });

  test('of a loss debits retained earnings', async () => {
    const toko = await openToko(data);
    await jurnal(toko, hari('01-05'), '1101', '3101', 500);
    await jurnal(toko, hari('01-06'), '6202', '1101', 200);
    const hasil = await tutup(toko, tahun);
    expect([hasil.laba, ayat(hasil)]).toEqual(['-200.00', ['D 3201 200', 'K 6202 200']]);
    await toko.expectConsistent();
  });

  test('of a year without income and expense locks it and writes no journal', async () => {
    const toko = await openToko(data);
    const hasil = await tutup(toko, tahun);
    expect(hasil).toMatchObject({ laba: '0.00', nomor: null, jurnal: null });
    expect(hasil.tanggal_kunci).toBe(hari('12-31'));
    await buka(toko, tahun);
    await jurnal(toko, hari('12-31'), '1101', '3101', 1);
    await toko.expectConsistent();
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
    await toko.expectConsistent();
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
    const toko = await openToko(data, { awal_tahun_buku: 4, tanggal_mulai: lalu('04-01') });
    await jurnal(toko, lalu('04-01'), '1101', '3101', 1000);
    await jurnal(toko, hari('03-31'), '1101', '4201', 70);
    await jurnal(toko, hari('04-01'), '1101', '4201', 5);
    const hasil = await tutup(toko, tahun - 1);
    expect(hasil).toMatchObject({ mulai: lalu('04-01'), akhir: hari('03-31'), laba: '70.00' });
    expect(hasil.nomor).toBe(`XT/-/${tahun}03/00001`);
    expect(await ekuitas(toko, hari('04-01'))).toEqual([
      '3101 Modal Pemilik 1000',
      '3201 Laba Ditahan 70',
      '3202 Laba tahun berjalan 5',
    ]);
    expect((await tutup(toko, tahun)).akhir).toBe(kini('03-31'));
    await toko.expectConsistent();
  });
});

describe('what stands against closing', () => {
  test('a year that is not over, that the books do not know, or no year', async () => {
    const toko = await bukaToko();
    await expectError(tutup(toko, tahun + 1), 'KOTHN', 'tahun');
    for (const year of [tahun - 2, tahun + 2, 0, -1, 2_000_000_000]) {
      await expectError(tutup(toko, year), 'VATHN', 'tahun');
    }
    await expectError(tutup(toko, null as never), 'VATHN', 'tahun');
  });

  test('a draft dated in it, but no working draft', async () => {
    const toko = await openToko(data);
    const barang = await toko.barang();
    const { id } = await toko.draftJual({ tanggal: hari('12-31'), detail: [[barang, 1, 1]] });
    expect(await expectError(tutup(toko, tahun), 'KOTUP', 'tahun')).toContain(hari('12-31'));
    await toko.as((db) => db.value(`select erp.transaksi_cancel('penjualan', $1)`, [id]));
    await toko.as((db) =>
      db.rows(`select erp.draft_create('penjualan', $1)`, [
        JSON.stringify({ tanggal: hari('05-05') }),
      ]),
    );
    expect((await tutup(toko, tahun)).peringatan).toEqual([
      '1 draft kerja bertanggal di tahun buku ini',
    ]);
  });

  test('an incomplete opening, and a planned reversal that is not posted', async () => {
    const toko = await openToko(data);
    await jurnal(toko, lalu('12-31'), '1101', '3299', 100);
    expect(await expectError(tutup(toko, tahun), 'KOTHN', 'tahun')).toContain('3299');
    await jurnal(toko, lalu('12-31'), '3299', '3101', 100);
    await jurnal(toko, hari('11-01'), '6202', '1101', 10, { balik_otomatis: hari('12-01') });
    expect(await expectError(tutup(toko, tahun), 'KOTHN', 'tahun')).toContain(hari('12-01'));
    const [{ id }] = (await toko.rows('select transaksi_id as id from jurnal_balik')) as [
      { id: number },
    ];
    await data.asOwner((db) => db.value('select erp_private.worker_jurnal_balik($1)', [id]), {
      tenant: toko.kode,
      role: 'erp_writer',
    });
    await tutup(toko, tahun);
    await toko.expectConsistent();
  });
});

describe('other years', () => {
  test('the year before, when anything was booked in it', async () => {
    const toko = await bukaToko({ tanggal_mulai: lalu('01-01') });
    await tutup(toko, tahun);
    await buka(toko, tahun);
    await jurnal(toko, lalu('05-05'), '1101', '4201', 10);
    expect(await expectError(tutup(toko, tahun), 'KOTHN', 'tahun')).toContain(`${tahun - 1}`);
    await tutup(toko, tahun - 1);
    expect((await tutup(toko, tahun)).laba).toBe('300.00');
    expect(await expectError(buka(toko, tahun - 1), 'KOTHN', 'tahun')).toContain(`${tahun}`);
    await toko.expectConsistent();
  });

  test('a later year that is closed', async () => {
    const toko = await bukaToko({ tanggal_mulai: lalu('01-01') });
    await tutup(toko, tahun);
    expect(await expectError(tutup(toko, tahun - 1), 'KOTHN', 'tahun')).toContain(`${tahun}`);
  });

  test('income left by opening balances counts as the year before', async () => {
    const toko = await openToko(data);
    await jurnal(toko, lalu('12-31'), '1101', '3299', 90);
    await jurnal(toko, lalu('12-31'), '3299', '4201', 90);
    await expectError(tutup(toko, tahun), 'KOTHN', 'tahun');
    expect(await tutup(toko, tahun - 1)).toMatchObject({ laba: '90.00', akhir: lalu('12-31') });
    expect((await tutup(toko, tahun)).nomor).toBeNull();
    await toko.expectConsistent();
  });
});

describe('the wall', () => {
  test('the wrong hand: staff, an admin without key, another tenant', async () => {
    const toko = await bukaToko();
    await expectError(tutup(toko, tahun, false, { peran: 'staff', adminKey: true }), 'OTROL');
    await expectError(tutup(toko, tahun, false, { peran: 'admin' }), 'OTKEY');
    const simulate = (db: Db) => db.value('select erp.tahun_tutup_simulate($1)', [tahun]);
    await expectError(toko.as(simulate, { peran: 'viewer', adminKey: true }), 'OTROL');
    await expectError(
      toko.as((db) => db.value('select erp.tahun_buka($1)', [tahun]), { peran: 'admin' }),
      'OTKEY',
    );
    expect(await toko.rows('select from penutupan')).toEqual([]);
  });
});

describe('the reports around it', () => {
  test('neraca right before, between and after, also with unclosed years behind', async () => {
    const toko = await bukaToko({ tanggal_mulai: lalu('01-01') }, lalu);
    await jurnal(toko, hari('02-02'), '1101', '4201', 40);
    await jurnal(toko, kini('01-02'), '1101', '4201', 3);
    const modal = '3102 Prive -50';
    const belum = (nilai: number) => `3202 Laba tahun lalu belum ditutup ${nilai}`;
    const berjalan = (nilai: number) => `3202 Laba tahun berjalan ${nilai}`;
    const ditahan = (nilai: number) => `3201 Laba Ditahan ${nilai}`;
    expect(await ekuitas(toko, lalu('12-31'))).toEqual([modal, berjalan(300)]);
    expect(await ekuitas(toko, hari('12-31'))).toEqual([modal, berjalan(40), belum(300)]);
    expect(await ekuitas(toko, kini('01-31'))).toEqual([modal, berjalan(3), belum(340)]);
    await tutup(toko, tahun - 1);
    expect(await ekuitas(toko, lalu('12-30'))).toEqual([modal, berjalan(300)]);
    expect(await ekuitas(toko, lalu('12-31'))).toEqual([modal, ditahan(300), berjalan(0)]);
    expect(await ekuitas(toko, hari('12-31'))).toEqual([modal, ditahan(300), berjalan(40)]);
    expect(await ekuitas(toko, kini('01-31'))).toEqual([
      modal,
      ditahan(300),
      berjalan(3),
      belum(40),
    ]);
    await tutup(toko, tahun, true);
    expect(await ekuitas(toko, kini('01-31'))).toEqual([
      '3101 Modal Pemilik -50',
      ditahan(340),
      berjalan(3),
    ]);
    await toko.expectConsistent();
  });

  test('rugi-laba stays as it is, and the journal is shown as one of the system', async () => {
    const toko = await bukaToko();
    const setahun = [hari('01-01'), hari('12-31')] as const;
    expect(await laba(toko, ...setahun)).toBe(300);
    const { jurnal: penutup } = await tutup(toko, tahun);
    expect(await laba(toko, ...setahun)).toBe(300);
    expect(await laba(toko, hari('12-31'), hari('12-31'))).toBe(0);
    await buka(toko, tahun);
    expect(await laba(toko, ...setahun)).toBe(300);
    const sistem = await laporan(toko, 'erp.laporan_jurnal($1, $2, null, $3)', [
      ...setahun,
      'sistem',
    ]);
    expect(sistem.data).toMatchObject([
      { id: penutup?.id, jenis: 'sistem', nomor_transaksi: null },
      { jenis: 'sistem', membalik_id: penutup?.id, nomor: `XT/-/${tahun}12/00001/V` },
    ]);
    const buku = await laporan(toko, 'erp.laporan_buku_besar($1, $2, $3)', ['3201', ...setahun]);
    expect(buku.data).toMatchObject([{ jenis: 'sistem' }, { jenis: 'sistem', saldo: 0 }]);
    const daftar = await toko.as((db) =>
      db.value<Row>(`select erp.transaksi_list('jurnal-umum', null)`),
    );
    expect(daftar.total).toBe(2);
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
    await toko.expectConsistent();
  });

  test('one that was never closed is absent', async () => {
    const toko = await bukaToko();
    await expectError(buka(toko, tahun), 'TDTHN', 'tahun');
    await expectError(buka(toko, tahun + 5), 'VATHN', 'tahun');
  });
});

describe('corrections after the closing', () => {
  test('koreksi_periode_lalu goes to retained earnings on an open day', async () => {
    const toko = await bukaToko();
    await tutup(toko, tahun);
    const koreksi = { koreksi_periode_lalu: true };
    await expectError(jurnal(toko, hari('12-31'), '6202', '1101', 30, koreksi), 'KOTUP');
    await jurnal(toko, kini('01-10'), '6202', '1101', 30, koreksi);
    expect(await ekuitas(toko, kini('01-10'))).toEqual([
      '3102 Prive -50',
      '3201 Laba Ditahan 270',
      '3202 Laba tahun berjalan 0',
    ]);
    expect(await laba(toko, kini('01-01'), kini('01-31'))).toBe(0);
    await toko.expectConsistent();
  });

  test('a void of a document of the closed year stands on an open day', async () => {
    const toko = await openToko(data);
    const barang = await toko.barang();
    await toko.beli({ tanggal: hari('03-01'), detail: [[barang, 2, 1000]] });
    const jual = await toko.jual({ tanggal: hari('03-02'), detail: [[barang, 1, 1500]] });
    await tutup(toko, tahun);
    await toko.batalkan('penjualan', jual.id);
    const [pertama] = await toko.pembalik(jual.id);
    expect(pertama?.slice(0, 5)).toBe(new Date().toISOString().slice(5, 10));
    expect(await ekuitas(toko, hari('12-31'))).toContain('3201 Laba Ditahan 500');
    await toko.expectConsistent();
  });
});

test('a simulation proves everything, answers alike and keeps nothing', async () => {
  const toko = await bukaToko();
  const simulate = (year: number) =>
    toko.as(
      (db) => db.value<Ditutup & Row>('select erp.tahun_tutup_simulate($1, true)', [year]),
      admin,
    );
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

test('a posting into the year and its closing never pass each other', async () => {
  const toko = await bukaToko();
  let closed: Promise<Ditutup> | undefined;
  await toko.as(async (db) => {
    await db.rows(
      `select erp.jurnal_umum_create(jsonb_populate_record(null::erp.jurnal_umum_input, $1))`,
      [
        JSON.stringify({
          tanggal: hari('12-30'),
          detail: [
            { akun_kode: '6202', debit: 25 },
            { akun_kode: '1101', kredit: 25 },
          ],
        }),
      ],
    );
    closed = tutup(toko, tahun);
    const first = await Promise.race([
      closed.then(() => 'closed'),
      new Promise((resolve) => setTimeout(() => resolve('waiting'), 300)),
    ]);
    expect(first).toBe('waiting');
  });
  expect((await closed)?.laba).toBe('275.00');
  await toko.expectConsistent();
});
