/** Combinations of values that several make at once. */
import { expect, test } from '@jest/globals';
import { behind, outcomeOf, untilWaiting } from '../helpers/antre.ts';
import { type Db, expectError, hari, openStory } from '../helpers/story.ts';
import type { Toko } from '../helpers/toko.ts';

const { data, openToko } = openStory();

async function buka() {
  const toko = await openToko();
  const dimensi_id = await toko.master('dimensi', { kode: 'proyek', nama: 'Proyek' });
  const nilai: Record<string, number> = {};
  for (const kode of ['A', 'B', 'C']) {
    nilai[kode] = await toko.master('dimensi_nilai', { dimensi_id, kode, nama: kode });
  }
  return { toko, nilai };
}

/** A list of journals, each with a value of its own. */
const jurnalkan = (toko: Toko, ...proyek: string[]) =>
  toko.staf.value(
    `select erp.jurnal_umum_massal(array(
       select jsonb_populate_record(null::erp.jurnal_umum_input, d.value)
         from jsonb_array_elements($1) with ordinality as d order by d.ordinality))`,
    [
      JSON.stringify(
        proyek.map((satu) => ({
          tanggal: hari('01-05'),
          detail: [
            { akun_kode: '6201', debit: 10, dimensi: { proyek: satu } },
            { akun_kode: '3101', kredit: 10 },
          ],
        })),
      ),
    ],
  );

test('two lists that make the same ones in opposite order do not wait in a circle', async () => {
  const { toko, nilai } = await buka();
  const outcomes: Promise<unknown>[] = [];
  const undone = new Error('undone');
  const gate = toko.asOwner(async (db) => {
    // What is under way keeps the first list from going on after its first document.
    await db.rows('insert into dimensi_gabungan (nilai_1) values ($1)', [nilai.C]);
    outcomes.push(outcomeOf(jurnalkan(toko, 'A', 'C', 'B')));
    await untilWaiting(data, 1);
    outcomes.push(outcomeOf(jurnalkan(toko, 'B', 'A')));
    await untilWaiting(data, 2);
    throw undone;
  });
  await expect(gate).rejects.toBe(undone);
  expect(await Promise.all(outcomes)).toEqual([
    { data: [expect.anything(), expect.anything(), expect.anything()] },
    { data: [expect.anything(), expect.anything()] },
  ]);
  expect(await toko.rows('select from dimensi_gabungan')).toHaveLength(3);
});

test('a value that is being deleted gets no budget, and one that gets a budget stays', async () => {
  const { toko, nilai } = await buka();
  const hapus = (id?: number) => (db: Db) =>
    db.value(`select erp.master_deactivate('dimensi_nilai', $1)`, [`${id}`]);
  const anggarkan = (proyek: string) => (db: Db) =>
    db.value(
      `select erp.anggaran_set(
         $1, array[row ('6201', array_fill(10::numeric, array[12]))::erp.anggaran_akun], $2)`,
      [Number(hari('').slice(0, 4)), `proyek:${proyek}`],
    );
  const oleh = { peran: 'admin', adminKey: true } as const;
  const admin: Pick<Toko, 'as' | 'data'> = { data, as: (work) => toko.as(work, oleh) };
  await expectError(
    behind(toko, hapus(nilai.A), () => admin.as(anggarkan('A'))),
    'VADLA',
    'dimensi',
  );
  await expectError(
    behind(admin, anggarkan('B'), () => toko.as(hapus(nilai.B))),
    'KODIM',
  );
});
