/** What the answer of a report leaves out for who asks, its file leaves out too. */
import { word } from '../../server/base/words.ts';
import { angkaTampil } from '../../server/cetak/tabel/angka.ts';
import { type Dokumen, nilai, sel } from '../../server/cetak/tabel/definisi.ts';
import type { Kolom } from '../../server/cetak/tabel/tabel.ts';

/** Whether the answer lacks something that it tells others; of a report that was not asked yet, no. */
export const isHidden = (dokumen: Dokumen, path: string): boolean =>
  dokumen.meta !== undefined && nilai(dokumen, path) === undefined;

export const without = (kolom: readonly Kolom[], ...kunci: readonly string[]): Kolom[] =>
  kolom.filter((one) => !kunci.includes(one.kunci));

/** The balance of the control account beside a report, and whether it knows nothing of its filters; none where it is hidden. */
export function saldoKontrol(nama: string, dokumen: Dokumen): string[] {
  if (isHidden(dokumen, 'meta.total_kontrol')) return [];
  const saldo = angkaTampil(sel(dokumen, 'meta.total_kontrol') ?? '0', 'uang');
  const semua = nilai(dokumen, 'meta.kontrol_disaring') === false;
  return [`${word(nama)}${semua ? word(', sebelum disaring') : ''}: ${saldo}.`];
}
