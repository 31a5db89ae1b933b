/** Amounts in Indonesian words. */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();

const said = (nilai: string[]) =>
  data.asOwner(async (db) =>
    (
      await db.rows<{ t: string }>(
        'select erp_private.terbilang(x) as t from unnest($1::numeric[]) with ordinality as u (x, n) order by n',
        [nilai],
      )
    ).map(({ t }) => t),
  );

const WORDS: readonly [string, string][] = [
  ['0', 'Nol rupiah'],
  ['1', 'Satu rupiah'],
  ['10', 'Sepuluh rupiah'],
  ['11', 'Sebelas rupiah'],
  ['12', 'Dua belas rupiah'],
  ['19', 'Sembilan belas rupiah'],
  ['20', 'Dua puluh rupiah'],
  ['21', 'Dua puluh satu rupiah'],
  ['99', 'Sembilan puluh sembilan rupiah'],
  ['100', 'Seratus rupiah'],
  ['101', 'Seratus satu rupiah'],
  ['111', 'Seratus sebelas rupiah'],
  ['200', 'Dua ratus rupiah'],
  ['1000', 'Seribu rupiah'],
  ['1100', 'Seribu seratus rupiah'],
  ['2000', 'Dua ribu rupiah'],
  ['11000', 'Sebelas ribu rupiah'],
  ['100000', 'Seratus ribu rupiah'],
  ['101000', 'Seratus satu ribu rupiah'],
  ['1000000', 'Satu juta rupiah'],
  ['1001000', 'Satu juta seribu rupiah'],
  ['21000000', 'Dua puluh satu juta rupiah'],
  ['1000000000', 'Satu miliar rupiah'],
  ['1000000000000', 'Satu triliun rupiah'],
  ['1000000000000001', 'Satu kuadriliun satu rupiah'],
  ['0.05', 'Nol rupiah lima sen'],
  ['1500.5', 'Seribu lima ratus rupiah lima puluh sen'],
  ['-2500', 'Minus dua ribu lima ratus rupiah'],
];

test.each(WORDS)('%s', async (nilai, kata) => {
  expect(await said([nilai])).toEqual([kata]);
});

test.each([
  ['0', '0'],
  ['-0.5', '-0,50'],
  ['-0.01', '-0,01'],
  ['-1234.5', '-1.234,50'],
  ['1234567', '1.234.567'],
  ['12741.807103', '12.741,807103'],
  ['999999999999999999.99', '999.999.999.999.999.999,99'],
])('%s in figures', async (nilai, angka) => {
  const text = 'select erp_private.angka_cetak($1) as t';
  expect(await data.asOwner((db) => db.rows(text, [nilai]))).toEqual([{ t: angka }]);
});

const KATA = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');
const SKALA: Readonly<Record<string, bigint>> = {
  ribu: 10n ** 3n,
  juta: 10n ** 6n,
  miliar: 10n ** 9n,
  triliun: 10n ** 12n,
  kuadriliun: 10n ** 15n,
};

/** Reads words back into a number. */
function read(kata: string): bigint {
  let [all, group] = [0n, 0n];
  let unit = 0n;
  for (const word of kata
    .toLowerCase()
    .replace(/ rupiah.*/, '')
    .split(' ')) {
    const scale = SKALA[word];
    if (word === 'seribu') all += 1000n;
    else if (scale) {
      all += (group + unit) * scale;
      [group, unit] = [0n, 0n];
    } else if (word === 'seratus') group += 100n;
    else if (word === 'sepuluh') unit = 10n;
    else if (word === 'sebelas') unit = 11n;
    else if (word === 'belas') unit += 10n;
    else if (word === 'ratus') [group, unit] = [group + unit * 100n, 0n];
    else if (word === 'puluh') [group, unit] = [group + unit * 10n, 0n];
    else unit += BigInt(KATA.indexOf(word));
  }
  return all + group + unit;
}

test('three thousand amounts of every length read back as what they are', async () => {
  const nilai = Array.from({ length: 3000 }, (_, n) => {
    const digits = 1 + (n % 18);
    const seed = (BigInt(n) * 6364136223846793005n + 1442695040888963407n) % 10n ** BigInt(digits);
    return String(seed);
  });
  expect((await said(nilai)).map((kata) => String(read(kata)))).toEqual(nilai);
});
