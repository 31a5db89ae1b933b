import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { buka, jurnal, lalu, tahun, tutup } from '../helpers/tahun.ts';

const { openToko } = openStory();

// Where equity moves: profit, what owners give and take, corrections, and what only passes between its accounts.

const KOLOM = ['koreksi', 'laba', 'setoran', 'penarikan', 'transfer'] as const;
type Ukuran = Record<'saldo_awal' | (typeof KOLOM)[number] | 'saldo_akhir', number>;
type Ekuitas = Ukuran & { cocok: boolean; akun: (Ukuran & { kode: string })[] };
type Masa = { dari: string; sampai: string };

const ekuitas = async (toko: Toko, masa: Masa, diketahui: string | null = null) =>
  (await toko.laporan('perubahan_ekuitas', { ...masa, diketahui })) as unknown as Ekuitas;

/** Each account as `kode saldo_awal koreksi laba setoran penarikan transfer saldo_akhir`; columns that are 0 as a dash. */
const baris = ({ akun }: Ekuitas) =>
  akun.map(({ kode, saldo_awal, saldo_akhir, ...lain }) =>
    [kode, saldo_awal, ...KOLOM.map((kolom) => lain[kolom] || '-'), saldo_akhir].join(' '),
  );

const sebelum = (tanggal: string) =>
  new Date(Date.parse(tanggal) - 86_400_000).toISOString().slice(0, 10);
const setahun = { dari: hari('01-01'), sampai: hari('12-31') };

async function expectSame(toko: Toko, masa: Masa, diketahui: string | null = null) {
  const isi = await ekuitas(toko, masa, diketahui);
  const neraca = async (per: string) => {
    const { subklas } = (await toko.laporan('neraca', { per, diketahui })).ekuitas;
    const saldo = new Map<string, number>();
    for (const { akun } of subklas)
      for (const a of akun) saldo.set(a.kode, (saldo.get(a.kode) ?? 0) + Math.round(a.saldo * 100));
    return saldo;
  };
  const [awal, akhir] = [await neraca(sebelum(masa.dari)), await neraca(masa.sampai)];
  const cent = (n: number) => Math.round(n * 100) + 0;
  for (const a of isi.akun) {
    expect([a.kode, cent(a.saldo_awal), cent(a.saldo_akhir)]).toEqual([
      a.kode,
      awal.get(a.kode) ?? 0,
      akhir.get(a.kode) ?? 0,
    ]);
    const jumlah = a.saldo_awal + a.koreksi + a.laba + a.setoran - a.penarikan + a.transfer;
    expect([a.kode, cent(jumlah)]).toEqual([a.kode, cent(a.saldo_akhir)]);
  }
  const { laba_bersih } = await toko.laporan('rugi_laba', { ...masa, diketahui });
  expect(isi).toMatchObject({ laba: laba_bersih, transfer: 0, cocok: true });
  return isi;
}

test('closing a year adds nothing to the profit that the report of differences names', async () => {
  const toko = await openToko();
  const saat = () => toko.value<string>('select clock_timestamp()::text');
  const beda = async (sejak: string, per: string) => {
    await toko.settle();
    const { meta, data } = await toko.laporan('beda', { sejak, per, dari: hari('01-01') });
    return [meta.laba, data.map(({ jenis, laba }) => `${jenis} ${laba}`)];
  };
  await jurnal(toko, hari('03-01'), '1101', '4201', 300);
  await toko.settle();
  const awal = await saat();
  await jurnal(toko, hari('03-02'), '6202', '1101', 50);
  await tutup(toko, tahun);
  expect(await beda(awal, hari('12-31'))).toEqual([-50, ['sistem 0', 'jurnal-umum -50']]);
  const tengah = await saat();
  await buka(toko, tahun);
  expect(await beda(tengah, hari('12-31'))).toEqual([0, ['sistem 0']]);
  expect(await beda(awal, hari('12-30'))).toEqual([-50, ['jurnal-umum -50']]);
});

test('closing, opening again and closing with drawings are transfers and nothing else', async () => {
  const toko = await openToko();
  await jurnal(toko, hari('03-01'), '1101', '3101', 1000);
  await jurnal(toko, hari('03-02'), '1101', '4201', 300);
  await jurnal(toko, hari('03-03'), '3102', '1101', 50);
  await tutup(toko, tahun);
  const ditutup = ['3101 0 - - 1000 - - 1000', '3102 0 - - - 50 - -50'];
  expect(baris(await expectSame(toko, setahun))).toEqual([
    ...ditutup,
    '3201 0 - - - - 300 300',
    '3202 0 - 300 - - -300 0',
  ]);
  const [{ saat }] = (await toko.rows('select clock_timestamp()::text as saat')) as [
    { saat: string },
  ];
  await toko.settle();
  await buka(toko, tahun);
  expect(baris(await expectSame(toko, setahun))).toEqual([
    ...ditutup,
    // Moved there and back.
    '3201 0 - - - - - 0',
    '3202 0 - 300 - - - 300',
  ]);
  expect(baris(await expectSame(toko, setahun, saat))[2]).toBe('3201 0 - - - - 300 300');
  await tutup(toko, tahun, true);
  expect(baris(await expectSame(toko, setahun))).toEqual([
    '3101 0 - - 1000 - -50 950',
    '3102 0 - - - 50 50 0',
    '3201 0 - - - - 300 300',
    '3202 0 - 300 - - -300 0',
  ]);
});

test('corrections, dividends, openings, capital, and their reversals', async () => {
  const toko = await openToko();
  const { buat, batalkan } = toko;
  await jurnal(toko, lalu('12-31'), '1101', '3299', 900);
  await jurnal(toko, lalu('12-31'), '3299', '3101', 900);
  await jurnal(toko, hari('02-01'), '6202', '1101', 40, { koreksi_periode_lalu: true });
  await jurnal(toko, hari('02-02'), '1404', '3201', 7);
  await jurnal(toko, hari('02-03'), '3201', '3101', 20);
  const kas = (akun_kode: string, jumlah: number, tanggal: string) => ({
    tanggal: hari(tanggal),
    akun_kas: '1101',
    detail: [{ akun_kode, jumlah }],
  });
  await buat('kas-keluar', kas('3201', 30, '02-04'));
  const setor = await buat('kas-masuk', kas('3101', 500, '02-05'));
  await buat('kas-keluar', kas('3102', 15, '02-06'));
  // Taken back in another month: less was paid in, nothing was taken out.
  await batalkan('kas-masuk', setor.id, { tanggal: '03-01' });
  // Capital of 100, of which 25.01 came from the drawings and the rest as cash, two accounts on one side.
  await toko.jurnalkan('02-07', 'D 1101 74.99, 3102 25.01, K 3101 50, 3201 50');
  const mulai = { dari: lalu('12-31'), sampai: lalu('12-31') };
  expect(baris(await expectSame(toko, mulai))).toEqual([
    '3101 0 - - - - 900 900',
    '3202 0 - - - - - 0',
    '3299 0 - - 900 - -900 0',
  ]);
  expect(baris(await expectSame(toko, { dari: hari('02-01'), sampai: hari('02-28') }))).toEqual([
    '3101 900 - - 537.49 - 32.51 1470',
    '3102 0 - - - 15 -25.01 -40.01',
    '3201 0 -33 - 37.5 30 -7.5 -33',
    '3202 0 - - - - - 0',
  ]);
  const maret = await expectSame(toko, { dari: hari('03-01'), sampai: hari('03-31') });
  expect(maret).toMatchObject({ setoran: -500, penarikan: 0 });
});

test('a cent that rounding leaves over is never shown as taken out of what was paid in', async () => {
  const toko = await openToko();
  const admin = toko.by({ peran: 'admin' });
  const modal = ['3111', '3112', '3113', '3114'];
  for (const kode of modal)
    await admin.value(
      `select kode from erp.akun_create(jsonb_populate_record(null::erp.akun_input, $1))`,
      [JSON.stringify({ kode, nama: `Modal ${kode}`, subklas_id: 31 })],
    );
  // Three cents came in, for five accounts of one cent each, and two from retained earnings.
  const cents = ['3101', ...modal].map((kode) => `${kode} 0.01`).join(', ');
  const { id } = await toko.jurnalkan('01-05', `D 1101 0.03, 3201 0.02, K ${cents}`);
  const januari = { dari: hari('01-01'), sampai: hari('01-31') };
  const isi = await expectSame(toko, januari);
  expect(isi).toMatchObject({ setoran: 0.03, penarikan: 0, koreksi: 0 });
  for (const { setoran, penarikan, transfer } of isi.akun)
    expect([setoran >= 0, penarikan, Math.abs(transfer) <= 0.02]).toEqual([true, 0, true]);
  await toko.batalkan('jurnal-umum', id, { tanggal: '01-06' });
  expect(await expectSame(toko, januari)).toMatchObject({ setoran: 0, penarikan: 0 });
});

const AKUN = '1101 1111 1404 2303 2401 3101 3102 3201 4101 4201 6202'.split(' ');

/** A journal of two to five lines that balances. */
async function acak(toko: Toko, random: (below: number) => number, tanggal: string) {
  const detail: { akun_kode: string; debit?: string; kredit?: string }[] = [];
  let sisa = 0;
  const isi = (nilai: number) => ({
    akun_kode: AKUN[random(AKUN.length)] as string,
    [nilai > 0 ? 'debit' : 'kredit']: (Math.abs(nilai) / 100).toFixed(2),
  });
  for (let i = 1 + random(4); i > 0; i -= 1) {
    const nilai = (random(2) === 0 ? 1 : -1) * (1 + random(99_999));
    sisa += nilai;
    detail.push(isi(nilai));
  }
  if (sisa === 0) return;
  detail.push(isi(-sisa));
  const hasil = detail.some(({ akun_kode }) => /^[46]/.test(akun_kode));
  const more = hasil && random(3) === 0 ? { koreksi_periode_lalu: true } : {};
  const { buat, batalkan } = toko;
  const { id } = await buat('jurnal-umum', tanggal, { detail, ...more });
  if (random(4) === 0) await batalkan('jurnal-umum', id);
}

describe('random journals, closings and openings', () => {
  let toko: Toko;
  let random: (below: number) => number;
  const saat: string[] = [];
  beforeAll(async () => {
    random = makeRandom(20_261_122);
    toko = await openToko({ tanggal_mulai: lalu('01-01') });
    const hariAcak = (): string =>
      `-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`;
    const catat = async () =>
      saat.push((await toko.row<{ t: string }>('select clock_timestamp()::text as t')).t);
    await jurnal(toko, lalu('01-01'), '1101', '2401', 10_000_000);
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 12; i += 1) await acak(toko, random, `${tahun - random(2)}${hariAcak()}`);
      await catat();
      await tutup(toko, tahun - 1, random(2) === 0);
      await catat();
      if (round === 1) await tutup(toko, tahun, true);
      await catat();
      if (round === 1) await buka(toko, tahun);
      if (round < 2) await buka(toko, tahun - 1);
    }
    await toko.expectConsistent();
  });

  test.each([
    { dari: lalu('01-01'), sampai: lalu('12-31') },
    setahun,
    { dari: lalu('06-15'), sampai: hari('07-20') },
    { dari: hari('12-31'), sampai: hari('12-31') },
  ])('$dari to $sampai, now and as it was known', async (masa) => {
    expect((await expectSame(toko, masa)).akun.length).toBeGreaterThan(1);
    for (const t of saat) await expectSame(toko, masa, t);
  });
});
