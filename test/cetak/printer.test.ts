/** Threads that set papers: each PDF comes, also while a thread that had nothing to do is about to end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Overload } from '../../server/base/errors.ts';
import type { Lembar } from '../../server/cetak/kertas/kertas.ts';
import { makePrinter } from '../../server/cetak/kertas/printer.ts';

const lembar: Lembar = {
  periksa: null,
  kertas: {
    ...{
      templat: 'struk-58',
      bahasa: 'id',
      rupa: 'struk',
      ukuran: '58',
      judul: 'STRUK',
      berkas: 'struk',
    },
    ...{ cap: null, kop: { nama: 'Toko', baris: [], logo: null }, pihak: null, info: [] },
    ...{ kolom: [], baris: [], pindahan: null, jumlah: [], terbilang: null, catatan: [] },
    ...{ rekening: [], tanda_tangan: [], tempat: '', kaki: null, kode: null },
  },
};

test('a thread ends after its rest, and what is asked then is set by another', async () => {
  const print = makePrinter({ threads: 1, idleMs: 1 });
  for (let round = 0; round < 8; round += 1) {
    const bytes = await print([lembar]);
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    await sleep(round % 4);
  }
});

test('what a thread has no memory for is too much, and no fault of ours', async () => {
  await expect(makePrinter({ threads: 1, memoryMib: 8 })([])).rejects.toMatchObject({
    statusCode: 413,
    code: 'HT413',
  });
});

test('many papers of one user do not delay single ones of others, and at most twenty are under way', async () => {
  const print = makePrinter({ threads: 2 });
  const done: string[] = [];
  const many = Array.from({ length: 20 }, () =>
    print(Array(100).fill(lembar), 'banyak').then(() => void done.push('banyak')),
  );
  await expect(print([lembar], 'banyak')).rejects.toMatchObject({ statusCode: 429, code: 'HT429' });
  await print([lembar], 'satu').then(() => done.push('satu'));
  expect(done.filter((who) => who === 'banyak').length).toBeLessThan(3);
  await Promise.all(many);
  expect(done).toHaveLength(21);
  expect(Buffer.from(await print([lembar], 'banyak')).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('users take turns: who has fewer under way goes before those that wait longer', async () => {
  const print = makePrinter({ threads: 1 });
  const done: string[] = [];
  const papers = ['a', 'a', 'a', 'a', 'b'].map((who) =>
    print([lembar], who).then(() => void done.push(who)),
  );
  await Promise.all(papers);
  expect(done.join('')).toBe('abaaa');
});

test('one tenant has half of the threads and of those that wait, and tenants take turns', async () => {
  const print = makePrinter({ threads: 1 });
  const done: string[] = [];
  const papers: Promise<unknown>[] = [];
  const ask = (user: string, tenant: string) => {
    const paper = print([lembar], user, tenant).then(() => void done.push(tenant));
    papers.push(paper);
    return paper;
  };
  // One is under way, and half of the hundred places are theirs.
  for (let n = 0; n < 51; n += 1) ask(`${n % 3}`, 'a');
  await expect(print([lembar], '3', 'a')).rejects.toThrow(Overload);
  const first = ask('4', 'b');
  const second = ask('4', 'b');
  await first;
  expect(done).toEqual(['a', 'b']);
  await second;
  expect(done.filter((tenant) => tenant === 'a').length).toBeLessThan(4);
  await Promise.all(papers);
  expect(done).toHaveLength(53);
});
