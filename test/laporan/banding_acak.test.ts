/**
 * Reports by values of dimensions, in columns, beside another period or a budget, over random books: every figure is what a
 * model says that is worked out from the journal lines alone.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buatDimensi } from '../dimensi/laporan.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';
import { tulis } from './angka_laporan.ts';
import { modelArusNilai } from './arus_kas_nilai.ts';
import { bukaDuaTahun, type Dunia } from './banding_acak.ts';
import { type Anggaran, bulanTahun } from './banding_model.ts';
import { masaAcak, periksaMasa, type World } from './banding_periksa.ts';
import { bacaBukuBesar } from './model.ts';
import { bacaPenjualan } from './penjualan_model.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const SEEDS = [1, 2];
/** Budgets of two book years, of all and of values, some of them set twice. */
async function anggarkan({ random, toko, mulai }: Dunia): Promise<Anggaran> {
  const admin = await server.restAs(toko, 'admin');
  const anggaran: Anggaran = new Map();
  const akun = '4101 4102 4111 4201 5101 5102 6101 6201 6203 6302 6309 6401'.split(' ');
  const milik = [
    '',
    '',
    'cabang:JKT',
    'cabang:JKT-SEL',
    'cabang:JKT-TB',
    'cabang:BDG',
    'proyek:P1-A',
  ];
  for (const awal of mulai) {
    const bulan = bulanTahun(awal);
    for (const satu of milik) {
      const detail = akun
        .filter(() => random(2) === 0)
        .map((akun_kode) => ({
          akun_kode,
          jumlah: bulan.map(() => (random(3) === 0 ? '0' : tulis(BigInt(random(90_000_00))))),
        }));
      const url = `/api/anggaran/${awal.slice(0, 4)}${satu && `?dimensi=${satu}`}`;
      const answer = await admin.put(url, { detail }, { 'x-admin-key': server.adminKey });
      expect([url, answer.status, answer.text]).toEqual([url, 204, '']);
      const punya = anggaran.get(satu) ?? new Map<string, Map<string, bigint>>();
      anggaran.set(satu, punya);
      for (const isi of punya.values()) for (const b of bulan) isi.delete(b);
      for (const { akun_kode, jumlah } of detail) {
        const isi = punya.get(akun_kode) ?? new Map<string, bigint>();
        punya.set(akun_kode, isi);
        for (const [n, b] of bulan.entries()) {
          const text = jumlah[n] as string;
          isi.set(b, text === '0' ? 0n : BigInt(text.replace('.', '')));
        }
      }
    }
  }
  return anggaran;
}

async function bukaDunia(seed: number): Promise<World> {
  const dunia = await bukaDuaTahun(openToko, seed);
  const { toko, milik } = dunia;
  const anggaran = await anggarkan(dunia);
  const buku = await bacaBukuBesar(toko);
  return {
    ...dunia,
    viewer: await server.restAs(toko, 'viewer'),
    buku,
    jual: await bacaPenjualan(toko, buku, milik),
    arus: await modelArusNilai(toko),
    anggaran,
    hitung: { laporan: 0, angka: 0 },
  };
}

test.each(SEEDS)('every figure is the model’s (seed %i)', async (seed) => {
  const world = await bukaDunia(seed);
  for (const jenis of ['penjualan', 'pembelian', 'jurnal-umum', 'void'])
    expect([jenis, world.jenis.get(jenis)]).toEqual([jenis, expect.any(Number)]);
  for (const masa of masaAcak(world)) await periksaMasa(world, masa);
  expect(world.hitung.laporan).toBeGreaterThan(200);
  expect(world.hitung.angka).toBeGreaterThan(5000);
});

describe('what does not go together', () => {
  let viewer: Rest;
  beforeAll(async () => {
    const toko = await openToko();
    await buatDimensi(toko);
    viewer = await server.restAs(toko, 'viewer');
  });

  test.each([
    ['rugi-laba?kolom=cabang&banding=tahun-lalu', 'VAINP', 'kolom'],
    ['arus-kas?kolom=cabang&banding=periode-lalu', 'VAINP', 'kolom'],
    ['rugi-laba?kolom=cabang&banding=anggaran&dimensi=cabang:JKT', 'VAINP', 'kolom'],
    ['rugi-laba?banding=anggaran&dimensi=cabang:-', 'VADLA', 'dimensi'],
    ['rugi-laba?banding=anggaran&dimensi=cabang:JKT,proyek:P1', 'VADLA', 'dimensi'],
    ['arus-kas?banding=anggaran&dimensi=cabang:JKT', 'VABND', 'banding'],
    ['neraca?banding=anggaran', 'VABND', 'banding'],
    ['neraca-saldo?banding=tahun-lalu', 'VAINP', 'banding'],
    ['penjualan?banding=tahun-lalu', 'VAINP', 'banding'],
    ['penjualan/summary?banding=anggaran', 'VAINP', 'banding'],
    ['neraca?dimensi=cabang:JKT', 'VAINP', 'dimensi'],
    ['neraca?kolom=cabang', 'VAINP', 'kolom'],
    ['perubahan-ekuitas?dimensi=cabang:JKT', 'VAINP', 'dimensi'],
    ['perubahan-ekuitas?kolom=cabang', 'VAINP', 'kolom'],
    ['buku-besar/1101?kolom=cabang', 'VAINP', 'kolom'],
    ['penjualan?kolom=cabang', 'VAINP', 'kolom'],
    ['neraca-saldo?kolom=gudang', 'VADLA', 'kolom'],
    ['penjualan/summary?kolom=kota', 'VADLA', 'kolom'],
    ['neraca-saldo?dimensi=cabang:JKT,cabang:BDG', 'VADLA', 'dimensi'],
  ])('%s is refused, and says which field', async (path, code, field) => {
    const messages = expectError(await viewer.get(`/api/laporan/${path}`), 400, code);
    expect(messages).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
  });
});
