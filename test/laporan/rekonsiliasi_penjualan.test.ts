import { beforeAll, expect, test } from '@jest/globals';
import { penjualan__rekap } from '../../workers/tasks/each_due.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { jurnal, tahun, tutup } from '../helpers/tahun.ts';
import { runTask } from '../helpers/worker.ts';
import { openPoin } from '../poin/poin.ts';
import { expectRekonsiliasi, rekonsiliasi } from './rekonsiliasi.ts';

const { data } = openStory();

// A shop in which everything that can move sales beside its sales documents happens, one thing a month.
let poin: Awaited<ReturnType<typeof openPoin>>;

const bulan = (n: string) => ({ dari: hari(`${n}-01`), sampai: hari(`${n}-28`) });
const beda = async (n: string) =>
  (await rekonsiliasi(poin.toko, bulan(n))).slice(1, -1).map(({ kunci, nilai }) => [kunci, nilai]);

beforeAll(async () => {
  poin = await openPoin(data, { poin_rupiah_per_poin: 100, poin_masa_berlaku_hari: 100 });
  const { toko, barang, jual, tukar, retur, hangus } = poin;
  const kas = (akun_kode: string, jumlah: number, tanggal: string): Row => ({
    tanggal: hari(tanggal),
    akun_kas: '1101',
    detail: [{ akun_kode, jumlah }],
  });
  const satu = await jual(hari('02-01'), 2, 1000);
  await toko.buat('pelunasan-piutang', '02-05', {
    jumlah: 900,
    alokasi: [{ dokumen_id: satu.id, jumlah: 900, potongan: '33.33' }],
  });
  await jurnal(toko, hari('03-02'), '1404', '4101', 70);
  await jurnal(toko, hari('03-03'), '4102', '1404', 20);
  await toko.buat('kas-masuk', kas('4104', 15, '04-02'));
  await toko.buat('kas-keluar', kas('4103', 4, '04-03'));
  await toko.buat('piutang', '04-04', {
    kontak_id: toko.pelanggan,
    detail: [{ akun_lawan: '4104', jumlah: 250 }],
  });
  const jasa = await toko.barang({ jenis: 'jasa', akun_penjualan: '4201' });
  await toko.jual(
    '06-01',
    [
      [jasa, 1, 60],
      [barang, 1, 90],
    ],
    { ongkos: 3 },
  );
  // Points given at 50 that are booked at 10 each when they pay: the rest was revenue all along.
  const hadiah = await jual(hari('07-01'), 1, 1000);
  await tukar(hari('07-02'), 3);
  await jual(hari('07-03'), 1, 1000, { poin: 2 });
  await toko.rows('update pengaturan set poin_nilai_poin = 1');
  const batal = await jual(hari('08-01'), 1, 500);
  await toko.batalkan('penjualan', batal.id, { tanggal: '09-01' });
  await hangus();
  await retur(hari('12-20'), hadiah.id, 1);
  await toko.batalkan('penjualan', satu.id, { tanggal: '10-01', kaskade: true });
});

test('each thing by its name, and nothing else', async () => {
  expect(await beda('01')).toEqual([]);
  expect(await beda('02')).toEqual([['potongan_pelunasan', -33.33]]);
  expect(await beda('03')).toEqual([['jurnal_umum', 50]]);
  expect(await beda('04')).toEqual([
    ['kas', 11],
    ['piutang_hutang', 250],
  ]);
  expect((await beda('06')).at(-1)).toEqual(['akun_lain', expect.any(Number)]);
  expect((await beda('10')).find(([kunci]) => kunci === 'potongan_pelunasan')).toEqual([
    'potongan_pelunasan',
    33.33,
  ]);
  const setahun = await rekonsiliasi(poin.toko, { dari: hari('01-01'), sampai: hari('12-31') });
  expect(setahun.map(({ kunci }) => kunci)).toEqual(
    expect.arrayContaining(['poin_kedaluwarsa', 'poin_ditukar']),
  );
});

test('in every grouping, and as it was known', () => expectRekonsiliasi(poin.toko));

test('the same from the sums that are kept, and from what came since', async () => {
  const { toko } = poin;
  const setahun = { dari: hari('01-01'), sampai: hari('12-31') };
  // As if a hundred thousand lines had been written before.
  await toko.rows(`select setval('jurnal_baris_id_seq', 100000)`);
  await jurnal(toko, hari('12-30'), '1404', '4101', 7);
  const sebelum = await rekonsiliasi(toko, setahun);
  await toko.settle();
  await runTask(data, penjualan__rekap);
  expect(await rekonsiliasi(toko, setahun)).toEqual(sebelum);
  // What stands there is what is read: a sum of another name shows at once.
  const pindah = (dari: number, ke: number) =>
    toko.rows(
      `update penjualan_rekap set id = $2
        where grup = 'luar' and id = $1 and tanggal between $3 and $4`,
      [dari, ke, hari('03-01'), hari('03-31')],
    );
  await pindah(5, 9);
  expect(await beda('03')).toEqual([['dokumen_lain', 50]]);
  await pindah(9, 5);
  expect(await beda('03')).toEqual([['jurnal_umum', 50]]);
  await toko.buat('kas-masuk', '03-09', { detail: [{ akun_kode: '4104', jumlah: 1 }] });
  expect(await beda('03')).toEqual([
    ['jurnal_umum', 50],
    ['kas', 1],
  ]);
});

test('closing a year leaves it as it is', async () => {
  const setahun = { dari: hari('01-01'), sampai: hari('12-31') };
  const sebelum = await rekonsiliasi(poin.toko, setahun);
  await tutup(poin.toko, tahun);
  expect(await rekonsiliasi(poin.toko, setahun)).toEqual(sebelum);
});
