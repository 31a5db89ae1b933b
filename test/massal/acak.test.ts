/** Any documents in one call do what single calls do, and are refused what those are refused. */
import { expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { openDatabase, type Row } from '../helpers/database.ts';
import { createDokumen } from '../helpers/dokumen.ts';
import type { Toko } from '../helpers/toko.ts';
import { BERGERAK, daftarAcak, duniaAcak, LAIN } from './acak.ts';
import { persediaan } from './barang.ts';
import { asSet, buku, massal } from './buku.ts';
import { berdua } from './massal.ts';

const data = openDatabase('many');

/** What a list makes, or what it is refused for, as `massal` says it. */
const hasilOf = async (made: Promise<unknown>) => {
  try {
    await made;
    return 'made';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return `${code} ${message}`;
  }
};

/** The same, one by one. */
const satuPerSatu = (toko: Toko, jenis: string, dokumen: Row[]) =>
  hasilOf(
    toko.as(async (db) => {
      for (const [n, satu] of dokumen.entries()) {
        try {
          await createDokumen(db, jenis, satu);
        } catch (error) {
          const { code, message } = error as { code?: string; message: string };
          const lines = message
            .split('\n')
            .map((line) => `dokumen.${n}${/^[a-z_0-9.]+: /.test(line) ? '.' : ': '}${line}`);
          throw Object.assign(new Error(lines.join('\n')), { code });
        }
      }
    }),
  );

test.each([
  ['goods', {}, BERGERAK],
  ['goods', { lingkup_hpp: 'per_lokasi' }, BERGERAK],
  ['orders, money, assets and points', {}, LAIN],
  ['orders, money, assets and points', { metode_hpp: 'fifo' }, LAIN],
])('any lists do and refuse what single calls do: %s, %j', async (_nama, settings, kinds) => {
  const { satu, dua, ids } = await berdua(data, settings);
  const random = makeRandom(11);
  for (const toko of [satu, dua]) await persediaan(toko, ids);
  const [dunia, sama] = [await duniaAcak(satu, ids, random), await duniaAcak(dua, ids, random)];
  expect([sama.jual, sama.beli, sama.aset]).toEqual([dunia.jual, dunia.beli, dunia.aset]);
  const sets: string[] = [];
  let refused = 0;
  for (let kali = 0; kali < 60; kali += 1) {
    const [jenis, dokumen] = daftarAcak(dunia, kali, kinds);
    if (await asSet(dua, jenis, dokumen)) sets.push(jenis);
    const hasil = await satuPerSatu(satu, jenis, dokumen);
    refused += hasil === 'made' ? 0 : 1;
    const sekaligus = hasilOf(massal(dua, jenis.replaceAll('-', '_'), dokumen));
    expect([kali, jenis, await sekaligus]).toEqual([kali, jenis, hasil]);
  }
  expect(await buku(dua)).toEqual(await buku(satu));
  expect(sets.length).toBeGreaterThan(15);
  expect(refused).toBeGreaterThan(3);
});
