/** The upload of several tables at once: a workbook of many sheets, a zip, or several files. */
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { openFiles, openPaket } from '../../server/impor/paket.ts';
import type { Form } from '../base/multipart.ts';
import type { Ask } from '../base/operation.ts';
import { formJson, sendRows } from './kirim.ts';

type Begun = { id: number; bagian: { ke: number; impor_id: number }[] };

/** Sends the rows of all parts to the database and says that they are all there. A failure leaves nothing. */
export async function uploadPaket(ask: Ask, form: Form, context: RequestContext): Promise<unknown> {
  const said = checked(form);
  const { file } = form;
  if (!file) throw new HttpError(400, 'VAINP', [`berkas: ${sentence('wajib')}`]);
  const paket =
    form.files.length === 1
      ? await openPaket(file.path, file.name)
      : await openFiles(form.files.map(({ path, name }) => ({ path, nama: name })));
  const nama_berkas = form.files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 255);
  try {
    const { bentuk, sidik, ukuran, bagian, dilewati } = paket;
    const begun = { ...said, bentuk, sidik, ukuran, bagian, dilewati, nama_berkas };
    const { id, bagian: parts } = await ask<Begun>('impor_paket_create', begun, context);
    try {
      for (const { ke, impor_id } of parts) {
        const { rows, catatan } = paket.rows(ke);
        await sendRows(ask, impor_id, rows, context);
        await ask('impor_mulai', { id: impor_id, catatan: catatan() }, context);
      }
      return await ask('impor_paket_mulai', { id }, context);
    } catch (error) {
      await ask('impor_paket_delete', { id }, context).catch(() => undefined);
      throw error;
    }
  } finally {
    await paket.close();
  }
}

function checked({ fields, file }: Form): Record<string, unknown> {
  const messages: string[] = [];
  const { ganti = 'false' } = fields;
  if (!file) messages.push(`berkas: ${sentence('wajib')}`);
  if (!['true', 'false'].includes(ganti)) messages.push(`ganti: ${sentence('boolean')}`);
  const said = Object.fromEntries(
    ['jenis', 'pemetaan', 'gaya', 'tetap', 'buat'].map((name) => [
      name,
      formJson(fields, name, messages),
    ]),
  );
  if (messages.length > 0) throw new HttpError(400, 'VAINP', messages);
  return { ...said, ganti: ganti === 'true' };
}
