/** Reports by the values of dimensions: of some of them, and with a column for each, which add up to the ledger. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { exactJson, fetchFile, readCsv } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import type { Row } from '../laporan/laporan.ts';
import { bukaCabang, expectColumns, tanpaKolom } from './laporan.ts';

const { data, openBarang } = openStory('few');
const server = openServer(data);

let toko: Toko;
let token: string;

beforeAll(async () => {
  toko = await bukaCabang({ openBarang });
  token = await server.tokenOf(toko, 'viewer');
});

const masa = (dari: string, sampai: string) => `dari=${hari(dari)}&sampai=${hari(sampai)}`;
const januari = masa('01-01', '01-31');
const februari = masa('02-01', '02-28');
const file = (path: string) => fetchFile(server.base, token, path);
async function ask<T = Row>(path: string): Promise<T> {
  const { status, bytes } = await file(path);
  expect([path, status, status === 200 ? '' : bytes.toString()]).toEqual([path, 200, '']);
  return exactJson<T>(bytes.toString());
}
const kolomOf = ({ meta }: Row) => meta.kolom.nilai.map(({ kode }: Row) => kode);
const arus = ({ operasi, kenaikan }: Row) => [
  kenaikan,
  ...operasi.baris.map(({ kategori, nilai }: Row) => `${kategori} ${nilai}`),
];

describe('of some values', () => {
  test.each([
    ['cabang:JKT', '880.00', '200.00', '300.00'],
    ['cabang:JKT-SEL', '-300.00', '0.00', '300.00'],
    ['cabang:BDG', '-110.00', '100.00', '200.00'],
    ['cabang:-', '-50.00', '0.00', '50.00'],
    ['proyek:P1', '-220.00', '90.00', '300.00'],
    ['cabang:JKT,proyek:P1', '-300.00', '0.00', '300.00'],
    ['cabang:JKT,proyek:-', '1180.00', '200.00', '0.00'],
    ['cabang:SBY', '0.00', '0.00', '0.00'],
  ])('%s: the income statement', async (dimensi, laba, penjualan, beban) => {
    const found = await ask(`rugi-laba?${januari}&dimensi=${dimensi}`);
    expect([found.laba_bersih, found.penjualan_bersih, found.beban_usaha]).toEqual([
      laba,
      penjualan,
      beban,
    ]);
    const { meta } = await ask(`penjualan?${januari}&dimensi=${dimensi}`);
    expect(meta.total_bersih).toBe(penjualan);
    const summary = await ask(
      `penjualan/summary?${januari}&group_by=kontak,barang&dimensi=${dimensi}`,
    );
    expect(summary.meta.total_bersih).toBe(penjualan);
    expect(summary.meta.rekonsiliasi.at(-1)).toMatchObject({
      kunci: 'laba_rugi',
      nilai: penjualan,
    });
  });

  test('the trial balance has the lines that carry them, and need not balance', async () => {
    const { akun, total_debit, total_kredit, seimbang } = await ask(
      `neraca-saldo?${masa('01-11', '01-31')}&dimensi=cabang:BDG`,
    );
    const rows = akun.map((one: Row) =>
      [one.akun_kode, one.saldo_awal, one.debit, one.kredit, one.saldo_akhir].join(' '),
    );
    expect(rows).toEqual([
      '1101 0.00 0.00 200.00 -200.00',
      '1201 0.00 100.00 0.00 100.00',
      '1301 0.00 0.00 10.00 -10.00',
      '4101 0.00 0.00 90.00 -90.00',
      expect.stringMatching(/^4\d+ 0.00 0.00 10.00 -10.00$/),
      '5101 0.00 10.00 0.00 10.00',
      '6201 0.00 200.00 0.00 200.00',
    ]);
    expect([total_debit, total_kredit, seimbang]).toEqual(['310.00', '310.00', null]);
    expect((await ask(`neraca-saldo?${januari}`)).seimbang).toBe(true);
  });

  test('the ledger of an account opens, runs and closes with them, page by page', async () => {
    const path = `buku-besar/1101?${masa('01-11', '02-28')}&dimensi=cabang:JKT`;
    const { meta, data } = await ask(path);
    expect([meta.saldo_awal, meta.debit, meta.kredit, meta.saldo_akhir]).toEqual([
      ...['700.00', '0.00', '100.00', '600.00'],
    ]);
    expect(data.map(({ tanggal, saldo }: Row) => `${tanggal} ${saldo}`)).toEqual([
      `${hari('02-10')} 600.00`,
    ]);
    const whole = await ask(`buku-besar/1101?${januari}&dimensi=cabang:JKT`);
    const second = await ask(`buku-besar/1101?${januari}&dimensi=cabang:JKT&per_page=1&page=2`);
    expect(second.data).toEqual(whole.data.slice(1));
    const { rows } = readCsv(await file(`${path}&format=csv`));
    expect(rows.map((row) => row.at(-1))).toEqual(['700.00', '600.00', '600.00']);
  });
});

describe('cash flows, and beside another period', () => {
  test('cash flows: what it was for, and of a settlement what was settled', async () => {
    const of = async (days: string, dimensi: string) =>
      arus(await ask(`arus-kas?${days}&dimensi=${dimensi}`));
    expect(await of(januari, 'cabang:JKT')).toEqual([
      '700.00',
      'pembayaran_karyawan -300.00',
      'operasi_lain 1000.00',
    ]);
    expect(await of(februari, 'cabang:JKT')).toEqual(['100.00', 'penerimaan_pelanggan 100.00']);
    expect(await of(februari, 'cabang:BDG')).toEqual(['100.00', 'penerimaan_pelanggan 100.00']);
    expect(await of(februari, 'cabang:-')).toEqual(['0.00']);
    expect(await ask(`arus-kas?${februari}&dimensi=cabang:JKT`)).toMatchObject({
      saldo_awal: null,
      saldo_akhir: null,
      cocok: null,
      kas: [],
    });
  });

  test('beside another period', async () => {
    const found = await ask(`rugi-laba?${februari}&dimensi=cabang:JKT&banding=periode-lalu`);
    expect(found.laba_bersih).toEqual({
      ...{ nilai: '-90.00', pembanding: '880.00', selisih: '-970.00', persen: '-110.23' },
    });
    const cash = await ask(`arus-kas?${februari}&dimensi=cabang:JKT&banding=periode-lalu`);
    expect([cash.kenaikan.nilai, cash.kenaikan.pembanding, cash.saldo_awal]).toEqual([
      ...['100.00', '700.00', null],
    ]);
  });
});

describe('with columns', () => {
  test.each([
    ['rugi-laba', januari, ['BDG', 'JKT', 'JKT-SEL', null]],
    ['rugi-laba', `${januari}&dimensi=proyek:P1`, ['BDG', 'JKT-SEL', null]],
    ['rugi-laba', `${masa('06-01', '06-30')}`, [null]],
    ['neraca-saldo', masa('01-11', '02-28'), ['BDG', 'JKT', 'JKT-SEL', null]],
    ['arus-kas', januari, ['BDG', 'JKT', 'JKT-SEL', null]],
    ['arus-kas', februari, ['BDG', 'JKT', null]],
    ['arus-kas', `${januari}&dimensi=proyek:P1`, ['JKT-SEL', null]],
    ['penjualan/summary', `${masa('01-01', '02-28')}&group_by=bulan`, ['BDG', 'JKT', null]],
    ['penjualan/summary', `${masa('01-01', '02-28')}&group_by=kontak,barang`, ['BDG', 'JKT', null]],
    ['penjualan/summary', `${januari}&dimensi=proyek:P1`, ['BDG', null]],
  ])('%s?%s adds up to the report without them', async (report, asked, codes) => {
    const found = await ask(`${report}?${asked}&kolom=cabang`);
    expect(kolomOf(found)).toEqual(codes);
    expect(tanpaKolom(found)).toEqual(await ask(`${report}?${asked}`));
    expectColumns(found, codes.length);
    // Each column is the report of its value alone.
    for (const [ke, code] of codes.entries()) {
      if (code === 'JKT' || asked.includes('dimensi=')) continue;
      const alone = await ask(`${report}?${asked}&dimensi=cabang:${code ?? '-'}`);
      for (const key of ['laba_bersih', 'kenaikan', 'total_debit', 'total_kredit']) {
        if (found[key] !== undefined)
          expect([code, found[key].kolom[ke]]).toEqual([code, alone[key]]);
      }
    }
  });

  test('by hand', async () => {
    const found = await ask(`rugi-laba?${januari}&kolom=cabang`);
    expect(found.laba_bersih).toEqual({
      jumlah: '720.00',
      kolom: ['-110.00', '1180.00', '-300.00', '-50.00'],
    });
    expect(found.meta.kolom).toMatchObject({ dimensi: 'cabang', nama: 'Cabang' });
    expect(found.meta.kolom.nilai.at(-1)).toEqual({ kode: null, nama: 'Tanpa Cabang' });
    const beban = found.rincian.find(({ bagian }: Row) => bagian === 'beban_usaha');
    expect(beban.akun.map(({ kode, saldo }: Row) => [kode, saldo.kolom])).toEqual([
      ['6201', ['200.00', '0.00', '300.00', '0.00']],
      ['6202', ['0.00', '0.00', '0.00', '50.00']],
    ]);
    const { saldo_awal, kas } = await ask(`arus-kas?${februari}&kolom=cabang`);
    expect(saldo_awal.kolom).toEqual([null, null, null]);
    expect(kas[0].saldo_akhir.kolom).toEqual([null, null, null]);
  });
});

describe('columns, too', () => {
  test('as known at a moment', async () => {
    await toko.settle();
    const { meta } = await ask('neraca?diketahui=2999-01-01T00:00:00Z');
    const then = `diketahui=${meta.diketahui}`;
    const paths = [
      `rugi-laba?${januari}&kolom=cabang`,
      `rugi-laba?${januari}&dimensi=cabang:-`,
      `arus-kas?${januari}&kolom=cabang`,
      `neraca-saldo?${januari}&kolom=cabang`,
      `buku-besar/1101?${januari}&dimensi=cabang:-`,
      `penjualan?${januari}&dimensi=cabang:JKT`,
      `penjualan/summary?${januari}&kolom=cabang`,
    ];
    const before = await Promise.all(paths.map((path) => ask(`${path}&${then}`)));
    const late = await toko.jurnalkan('01-30', 'D 6201 7, K 1101 7');
    await toko.settle();
    expect(await Promise.all(paths.map((path) => ask(`${path}&${then}`)))).toEqual(before);
    expect((await ask(paths[0] as string)).laba_bersih.jumlah).toBe('713.00');
    await toko.batalkan('jurnal-umum', late.id, { tanggal: '01-30' });
  });

  test('GraphQL has the same under types', async () => {
    const { body } = await server.graphql(
      token,
      `{ laporanRugiLabaKolom(dari: "${hari('01-01')}", sampai: "${hari('01-31')}", kolom: "cabang") {
           labaBersih { jumlah kolom } meta { kolom { dimensi nilai { kode nama } } } }
         laporanRugiLaba(dari: "${hari('01-01')}", sampai: "${hari('01-31')}", dimensi: "cabang:BDG") { labaBersih } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(body.data.laporanRugiLabaKolom).toMatchObject({
      labaBersih: { jumlah: '720.00', kolom: ['-110.00', '1180.00', '-300.00', '-50.00'] },
      meta: { kolom: { dimensi: 'cabang', nilai: [{ kode: 'BDG', nama: 'Bandung' }, {}, {}, {}] } },
    });
    expect(body.data.laporanRugiLaba.labaBersih).toBe('-110.00');
  });
});
