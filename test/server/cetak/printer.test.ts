/** Threads that set papers: each PDF comes, also while a thread that had nothing to do is about to end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Lembar } from '../../../server/cetak/kertas.ts';
import { makePrinter } from '../../../server/cetak/printer.ts';

const lembar: Lembar = {
  periksa: null,
  kertas: {
    ...{ templat: 'struk-58', rupa: 'struk', ukuran: '58', judul: 'STRUK', berkas: 'struk' },
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
