import { beforeAll, expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

// What the proof of a posting finds in its journals, written by hand in the books' own role.

const { data, openToko } = openStory();

let toko: Toko;
beforeAll(async () => {
  toko = await openToko();
  toko.leaveBroken();
});

const sejak = (tanggal: string) => (tanggal.length === 5 ? hari(tanggal) : tanggal);

/** A posting of no document with heads and lines of journals: `7 01-02` a head, `7 D 6204 100` a line of journal 7. */
const postLines = (heads: string[], ayat: string[]) =>
  data.asOwner(
    async (db) => {
      const id = await db.value<number>(
        `insert into posting (aksi, transaksi_id) values ('posting', null) returning id`,
      );
      const mulai = 1_000_000 * id;
      for (const head of heads) {
        const [ke, tanggal = '01-02'] = head.split(' ');
        await db.rows(
          `insert into jurnal (id, posting_id, jenis, nomor, tanggal) values ($1, $2, 'transaksi', $3, $4)`,
          [mulai + Number(ke), id, `Y-${id}-${ke}`, sejak(tanggal)],
        );
      }
      for (const [i, line] of ayat.entries()) {
        const [ke, side, akun, nilai, tanggal = '01-02'] = line.split(' ');
        await db.rows(
          `insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit, kredit)
         values ($1, $2, $3, $4, $5, $6, $7)`,
          [
            mulai + Number(ke),
            id,
            i + 1,
            sejak(tanggal),
            akun,
            ...(side === 'D' ? [nilai, 0] : [0, nilai]),
          ],
        );
      }
    },
    { tenant: toko.kode, role: 'erp_writer' },
  );

test('control: journals of two days, each of which balances', async () => {
  await postLines(
    ['1 01-02', '2 01-03'],
    ['1 D 6204 5', '1 K 4201 5', '2 D 6204 7 01-03', '2 K 4201 7 01-03'],
  );
  expect(await toko.rows('select from posting where not terbukti')).toEqual([]);
});

test.each<[string, string[], string[], string]>([
  [
    'two journals that balance only together',
    ['1 01-02', '2 01-02'],
    ['1 D 6204 5', '1 K 4201 6', '2 D 6204 6', '2 K 4201 5'],
    'KOBLN',
  ],
  [
    'a journal without a line beside one that balances',
    ['1 01-02', '2 01-02'],
    ['1 D 6204 5', '1 K 4201 5'],
    'KOBLN',
  ],
  ['lines on another day than their head', ['1 01-03'], ['1 D 6204 5', '1 K 4201 5'], 'KOBLN'],
  ['lines without a head', [], ['1 D 6204 5', '1 K 4201 5'], 'KOBKU'],
  [
    'lines that balance, of no head, beside a journal',
    ['1 01-02'],
    ['1 D 6204 5', '1 K 4201 5', '2 D 6204 5', '2 K 4201 5'],
    'KOBKU',
  ],
  [
    'a journal before the first day',
    ['1 2000-01-02'],
    ['1 D 6204 5 2000-01-02', '1 K 4201 5 2000-01-02'],
    'VATGL',
  ],
  [
    'a journal in the future, beside one of today',
    ['1 01-02', '2 2999-01-02'],
    ['1 D 6204 5', '1 K 4201 5', '2 D 6204 5 2999-01-02', '2 K 4201 5 2999-01-02'],
    'VATGL',
  ],
])('refused at commit: %s', async (_, heads, ayat, code) => {
  await expectError(postLines(heads, ayat), code);
});
