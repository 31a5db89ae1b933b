/** The statement of cash flows against its model and the balance sheet. */
import { expect } from '@jest/globals';
import type { Toko } from '../helpers/toko.ts';
import { modelArusKas } from './arus_kas_model.ts';

type Baris = { kategori: string; masuk: number; keluar: number; nilai: number };
type Bagian = { total: number; baris: Baris[] };
type Arus = Record<'operasi' | 'investasi' | 'pendanaan', Bagian> &
  Record<'saldo_awal' | 'kenaikan' | 'saldo_akhir', number> & { cocok: boolean };
export type Masa = { dari: string; sampai: string; diketahui?: string | null };

export const arusKas = async (toko: Toko, masa: Masa) =>
  (await toko.laporan('arus_kas', masa)) as unknown as Arus;
const baris = ({ operasi, investasi, pendanaan }: Arus) =>
  [operasi, investasi, pendanaan].flatMap((bagian) => bagian.baris);
const sen = (nilai: number) => BigInt(Math.round(nilai * 100));

/** Cash and bank in the balance sheet. */
async function kasNeraca(toko: Toko, per: string, diketahui: string | null = null) {
  const { aset } = await toko.laporan('neraca', { per, diketahui });
  return sen(aset.subklas.find(({ id }) => id === 11)?.total ?? 0);
}

/** The report against the model and against the balance sheet; answers it as `kategori masuk keluar`. */
export async function expectSame(
  toko: Toko,
  masa: Masa,
  model?: Awaited<ReturnType<typeof modelArusKas>>,
) {
  const isi = await arusKas(toko, masa);
  const wanted = (model ?? (await modelArusKas(toko)))(masa);
  const awal = wanted.get('saldo_awal');
  wanted.delete('saldo_awal');
  const shown = new Map(
    baris(isi).map(({ kategori, masuk, keluar }) => [
      kategori,
      { masuk: sen(masuk), keluar: sen(keluar) },
    ]),
  );
  expect(shown).toEqual(wanted);
  const kemarin = new Date(Date.parse(masa.dari) - 86_400_000).toISOString().slice(0, 10);
  const pembuka = (awal?.masuk ?? 0n) - (awal?.keluar ?? 0n);
  expect([sen(isi.saldo_awal), sen(isi.saldo_akhir)]).toEqual([
    (await kasNeraca(toko, kemarin, masa.diketahui)) + pembuka,
    await kasNeraca(toko, masa.sampai, masa.diketahui),
  ]);
  const jumlah = baris(isi).reduce((sum, { nilai }) => sum + sen(nilai), 0n);
  expect([jumlah, isi.cocok]).toEqual([sen(isi.saldo_akhir) - sen(isi.saldo_awal), true]);
  return baris(isi).map(({ kategori, masuk, keluar }) => [kategori, masuk, keluar].join(' '));
}
