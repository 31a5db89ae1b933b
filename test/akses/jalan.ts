/** How the walks over all GETs read what they get. */
import { pdfPages } from '../helpers/pdf_text.ts';
import { unzip } from '../helpers/unzip.ts';
import { type Request, urlOf } from '../rest/request.ts';
import type { World } from '../rest/world.ts';

/** Every byte of an answer as text: a page of a PDF, the parts of a workbook. */
export async function bytesOf(
  { server: { base } }: World,
  name: string,
  request: Request,
  token: string,
): Promise<string> {
  const answer = await fetch(`${base}${urlOf(name, request)}`, {
    headers: { authorization: `Bearer ${token}`, ...request.headers },
  });
  const head = `${answer.status} ${[...answer.headers].join('\n')}\n`;
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return head;
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.subarray(0, 4).toString() === '%PDF') return head + pdfPages(bytes).flat().join('\n');
  if (bytes.subarray(0, 2).toString() === 'PK') {
    return head + [...(await unzip(bytes)).values()].map((part) => part.toString()).join('\n');
  }
  return head + bytes.toString();
}

/** The forms that a row is asked in. */
export const formats = (name: string) =>
  /^GET \/laporan/.test(name)
    ? [{}, { format: 'csv' }, { format: 'xlsx' }, { format: 'pdf' }]
    : [{}];
