import { expect, test } from '@jest/globals';
import { penjualan__rekap } from '../../workers/tasks/each_due.ts';
import { buatDimensi, tanpaKolom } from '../dimensi/laporan.ts';
import { makeRandom } from '../helpers/acak.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { type Buku, jalankan, laporan, refused } from './acak.ts';
import { now } from './tahu.ts';

const { data, openToko } = openStory();

const GRUP = [
  ['barang'],
  ['pelanggan'],
  ['bulan'],
  ['hari', 'kategori'],
  ['kontak', 'bulan'],
  ['kontak', 'barang'],
  ['kategori', 'pelanggan'],
];
const MASA = [
  { dari: hari('01-01'), sampai: hari('12-31') },
  { dari: hari('01-10'), sampai: hari('03-31') },
];

const PAGES = [1, 3, 99];

/** Every grouping and page of some periods, and by values of dimensions where there are some; or a third of them in turn. */
async function semua(toko: Toko, diketahui: string | null, giliran?: number) {
  const ambil = <T>(isi: T[]) =>
    giliran === undefined ? isi : isi.filter((_, n) => n % 3 === giliran % 3);
  const hasil = [];
  const { ada } = await toko.row<{ ada: boolean }>('select exists (select from dimensi) as ada');
  for (const masa of MASA) {
    for (const group_by of ambil(GRUP))
      hasil.push(await laporan(toko, 'penjualan_summary', { group_by, ...masa, diketahui }));
    for (const group_by of ambil(ada ? [['bulan']] : [])) {
      const isi = { group_by, ...masa, diketahui };
      hasil.push(await laporan(toko, 'penjualan_summary', { ...isi, dimensi: 'cabang:JKT' }));
      const kolom = await laporan(toko, 'penjualan_summary_kolom', { ...isi, kolom: 'cabang' });
      expect(tanpaKolom(kolom)).toEqual(await laporan(toko, 'penjualan_summary', isi));
      hasil.push(kolom);
    }
    for (const page of ambil(PAGES))
      hasil.push(await laporan(toko, 'penjualan', { ...masa, page, per_page: 7, diketahui }));
  }
  return hasil;
}

/**
 * The same from the sums and, when they are of another meaning of the accounts, from the documents. Of several moments each is
 * asked for a third, in turn, where `bergilir` says so.
 */
async function sama(toko: Toko, saat: (string | null)[] = [null], bergilir?: () => number) {
  await toko.settle();
  const hasil = [];
  for (const diketahui of saat) {
    const giliran = diketahui === null ? undefined : bergilir?.();
    const jumlah = await semua(toko, diketahui, giliran);
    await toko.rows(`update penjualan_rekap_sampai set jejak = '-' || jejak`);
    const dokumen = await semua(toko, diketahui, giliran);
    await toko.rows('update penjualan_rekap_sampai set jejak = substr(jejak, 2)');
    expect(jumlah).toEqual(dokumen);
    hasil.push(jumlah);
  }
  return hasil;
}

const rekap = async (toko: Toko) => {
  await toko.settle();
  await runTask(data, penjualan__rekap);
};
/** A day passes: whatever was known, and the moments, lie a day further back. */
async function sehariLalu(toko: Toko, saat: string[]): Promise<string[]> {
  await toko.rows(`set local session_replication_role = replica;
      update posting set dicatat_pada = dicatat_pada - interval '1 day';
      update posting_belum set dicatat_pada = dicatat_pada - interval '1 day',
             pada = pada - interval '1 day';
      update posting_mapan set sampai = sampai - interval '1 day';
      update penjualan_rekap_sampai set sampai = sampai - interval '1 day';
      -- Far away and back, since no two rows of one key may meet on the way.
      update penjualan_rekap set diketahui = diketahui - 100001 where diketahui > '-infinity';
      update penjualan_rekap set diketahui = diketahui + 100000 where diketahui > '-infinity'`);
  const lalu = await toko.rows<{ t: string }>(
    `select (t - interval '1 day')::text as t
       from unnest($1::timestamptz[]) with ordinality as x (t, ke) order by ke`,
    [saat],
  );
  return lalu.map(({ t }) => t);
}

const sampai = (toko: Toko) => toko.row('select sampai::text, jejak from penjualan_rekap_sampai');
/** As if a hundred thousand lines had been written before. */
const panjang = (toko: Toko) => toko.rows(`select setval('jurnal_baris_id_seq', 100000)`);

test.each([3, 8])(
  'sums of sales are those of the documents, whatever became known since and as of any moment (seed %i)',
  async (seed) => {
    const nat = makeRandom(seed);
    const toko = await openToko();
    await buatDimensi(toko);
    const buku: Buku = {
      toko,
      nilai: [{}, { cabang: 'JKT' }, { cabang: 'JKT-SEL', proyek: 'P1' }, { cabang: 'BDG' }],
      barang: [await toko.barang({ kategori: 'Kopi' }), await toko.barang()],
      tempat: [toko.lokasi, await toko.master('lokasi', { nama: 'Cabang' })],
      dokumen: [],
      pelanggan: [toko.pelanggan, await toko.master('kontak', { nama: 'Lain', tipe: 'pelanggan' })],
    };
    for (const lokasi_id of buku.tempat)
      await toko.beli(
        '01-01',
        buku.barang.map((id) => [id, 40, '333.33']),
        { lokasi_id },
      );
    await panjang(toko);
    let kali = 0;
    const bergilir = () => {
      kali += 1;
      return kali;
    };
    let saat: string[] = [];
    for (let babak = 0; babak < 3; babak += 1) {
      for (let step = 0; step < 25; step += 1) {
        const langkah = {
          jenis: nat(10),
          hari: nat(150),
          qty: 1 + nat(5),
          harga: 100 + nat(99_900),
        };
        await jalankan(buku, { ...langkah, pilih: nat(1000) }).catch(refused);
        if (step % 12 === 5) saat.push(await now(toko));
      }
      if (babak > 0) await sama(toko, [null, ...saat.slice(-3)], bergilir);
      await rekap(toko);
      await sama(toko, [null, ...saat.slice(-2)], bergilir);
      saat = await sehariLalu(toko, saat);
    }
    await sama(toko, [null, ...saat], bergilir);
    const kini = await toko.row<{ n: number }>(
      `select count(distinct diketahui)::int as n from penjualan_rekap where grup = 'hari'`,
    );
    expect(kini.n).toBeGreaterThanOrEqual(3);
  },
);

test('what is posted later is added, whatever its date; another meaning of accounts makes all anew', async () => {
  const toko = await openToko();
  const { buat, batalkan } = toko;
  const barang = await toko.barang({ kategori: 'Kopi' });
  const jasa = await toko.barang({ jenis: 'jasa' });
  await toko.beli('01-01', [[barang, 50, 100]]);
  for (const tanggal of ['01-05', '01-20', '02-03', '02-10', '03-15'])
    await toko.jual(tanggal, [[barang, 2, '150.55']], { ongkos: 5 });
  const salah = await toko.jual('02-12', [[barang, 3, 170]]);
  const lain = await openToko();
  // Short books are not summed.
  await rekap(toko);
  expect(await sampai(toko)).toEqual({ sampai: null, jejak: null });
  await panjang(toko);
  await rekap(toko);
  expect(await lain.row('select count(*) as n from penjualan_rekap')).toEqual({ n: 0 });
  const [awal] = await sama(toko);
  expect(awal?.[2]?.meta.total_bersih).toBe(2040.5);
  // A void in another month, a purchase that changes the cost of what was sold, a gift without any journal.
  await toko.batalkan('penjualan', salah.id, { tanggal: '03-01' });
  await sama(toko);
  await toko.beli('01-02', [[barang, 10, 130]]);
  await sama(toko);
  const hadiah = await buat('penjualan', '02-05', { detail: [[jasa, 7, 0]] });
  await toko.expectJurnal(hadiah.id);
  await toko.settle();
  const dengan = await now(toko);
  const [ada] = await sama(toko);
  await rekap(toko);
  expect(await sama(toko)).toEqual([ada]);
  await batalkan('penjualan', hadiah.id);
  await toko.settle();
  expect(await sama(toko, [null, dengan])).not.toEqual([ada, ada]);
  await rekap(toko);
  await sama(toko, [null, dengan]);
  await toko.expectConsistent();
  // Nothing new: the next run finds nothing to do.
  const terakhir = await sampai(toko);
  await rekap(toko);
  expect(await sampai(toko)).toEqual(terakhir);
  // What stands there is what is read, and the check finds it.
  await toko.rows(`update penjualan_rekap set bersih = bersih + 1 where grup = 'hari'`);
  expect((await semua(toko, null))[2]?.meta.total_bersih).not.toBe(awal?.[2]?.meta.total_bersih);
  const temuan = await toko.rows(
    'select distinct pemeriksaan from erp_private.integritas_semua(null::buku)',
  );
  expect(temuan).toEqual([{ pemeriksaan: 'penjualan' }]);
  await toko.rows(`update penjualan_rekap set bersih = bersih - 1 where grup = 'hari'`);
  // A new account of revenue is none of what the sums were made of: they hold, and what it brings is added.
  const baru = await toko.by({ peran: 'admin' }).value<string>(
    `select kode from erp.akun_create(
       jsonb_populate_record(null::erp.akun_input, '{"kode": "4198", "nama": "Sewa", "subklas_id": 41}'))`,
  );
  await toko.jurnalkan('02-20', `D 1404 70, K ${baru} 70`);
  await sama(toko, [null, dengan]);
  await rekap(toko);
  expect((await sampai(toko)).jejak).toBe(terakhir.jejak);
  await sama(toko, [null, dengan]);
  const akun = await toko.row(`select akun_kode from akun_peran where peran = 'barang_rusak'`);
  await toko.rows(`update akun_peran set akun_kode = '5101' where peran = 'barang_rusak'`);
  await sama(toko, [null, dengan]);
  await rekap(toko);
  expect((await sampai(toko)).jejak).not.toBe(terakhir.jejak);
  await sama(toko, [null, dengan]);
  await toko.rows(`update akun_peran set akun_kode = $1 where peran = 'barang_rusak'`, [
    akun.akun_kode,
  ]);
  await rekap(toko);
});
