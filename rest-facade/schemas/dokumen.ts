/** What bodies name that are no document's, and what a document takes besides its own. */
import { boolean, teksWajib } from '../../server/answers/fields.ts';
import { codeLength } from '../../server/fields/list.ts';

export const kodeAkun = teksWajib('Kode akun', codeLength('akun'), '1101');
export const kodePajak = teksWajib('Kode pajak', codeLength('erp.pajak'), 'PPN');
export const draft = boolean('Simpan sebagai draft, tanpa nomor dan tanpa jurnal').optional();
