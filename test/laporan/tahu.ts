/** Reports as of a moment, and what must hold from one moment to another. */
import { expect } from '@jest/globals';
import { hari, type Toko } from '../helpers/toko.ts';
import { laporan, potret } from './acak.ts';

export const per = hari('12-31');
export const masa = { dari: hari('01-01'), sampai: per };
export const banyak = { page: 1, per_page: 500 };

export const now = (toko: Toko) => toko.value<string>('select clock_timestamp()::text');
export const sampai = (toko: Toko) => toko.value<string>('select sampai::text from posting_mapan');

/** Every report at the end of the year, as known at a moment: the text, to be compared to the byte. */
export async function semua(toko: Toko, diketahui: string): Promise<string> {
  const p = await potret(toko, per, diketahui);
  p.poin = await laporan(toko, 'poin', { per, diketahui, ...banyak });
  return JSON.stringify(p);
}

/** The reports that stand for the others where they are asked often. */
export async function ringkas(toko: Toko, diketahui: string): Promise<string> {
  const asked: [string, object][] = [
    ['neraca', { per }],
    ['arus_kas', masa],
    ['jurnal', { ...masa, ...banyak }],
    ['stok', { per, per_lokasi: true, ...banyak }],
    ['piutang', { sampai: per, status: 'lunas', ...banyak }],
    ['hutang', { sampai: per, ...banyak }],
    ['penjualan', { ...masa, ...banyak }],
    ['kartu_stok', { barang_id: 1, ...masa, ...banyak }],
  ];
  const answers = [];
  for (const [nama, args] of asked) answers.push(await laporan(toko, nama, { ...args, diketahui }));
  return JSON.stringify(answers);
}

export const beda = (toko: Toko, sejak: string, diketahui: string | null, hingga = per) =>
  laporan(toko, 'beda', { per: hingga, sejak, diketahui, ...banyak });

/** Balance of every account at a moment. */
async function saldo(toko: Toko, diketahui: string): Promise<Map<string, number>> {
  const { akun } = await laporan(toko, 'neraca_saldo', { ...masa, diketahui });
  return new Map(akun.map((a) => [a.akun_kode, Math.round(a.saldo_akhir * 100)]));
}

/** The balances of the one, moved by the differences, are those of the other. */
export async function expectAddsUp(toko: Toko, satu: string, dua: string): Promise<void> {
  const jumlah = await saldo(toko, satu);
  for (const { akun_kode, selisih } of (await beda(toko, satu, dua)).extra.akun) {
    jumlah.set(akun_kode, (jumlah.get(akun_kode) ?? 0) + Math.round(selisih * 100));
  }
  const isi = (m: Map<string, number>) => [...m].filter(([, n]) => n !== 0).sort();
  expect(isi(jumlah)).toEqual(isi(await saldo(toko, dua)));
}
