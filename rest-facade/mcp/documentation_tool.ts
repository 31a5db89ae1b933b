/** The tool that looks into the documentation. It asks no row, so everybody who has a tenant may use it. */
import type { Tool as Told } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { searchDocumentation } from '../../server/documentation/search.ts';
import type { RunDeps } from '../run/call.ts';
import { telling } from './call_tool.ts';
import { argumentSchema } from './schema.ts';

export const DOKUMENTASI = 'dokumentasi';
const MOST_LETTERS = 300;

const title = 'Mencari di dokumentasi';
export const documentationTool: Told = {
  name: DOKUMENTASI,
  title,
  description:
    'Bagian-bagian dokumentasi yang paling cocok dengan kata-kata: aturan, alamat API, kode galat, pengaturan. ' +
    'Halamannya berbahasa Inggris dengan istilah Indonesia. / Searches the documentation (rules, endpoints, error ' +
    'codes, settings) and answers the sections that fit best. Ask in English words, with the Indonesian nouns of the API.',
  inputSchema: argumentSchema({
    cari: z.string().min(1).max(MOST_LETTERS).meta({
      description: 'Kata-kata, misalnya: partial return invoice retur-penjualan',
    }),
  }) as Told['inputSchema'],
  annotations: { title, readOnlyHint: true, openWorldHint: false },
};

/** Calls the tool. */
export function tellDocumentation(
  deps: RunDeps,
  given: Readonly<Record<string, unknown>>,
  context: RequestContext,
) {
  return telling(deps, context, () => {
    const { cari, ...others } = given;
    const messages = Object.keys(others).map(
      (name) => `${name}: tidak dikenal; yang diizinkan: cari`,
    );
    if (typeof cari !== 'string' || cari.trim() === '') messages.push(`cari: ${sentence('wajib')}`);
    else if ([...cari].length > MOST_LETTERS)
      messages.push(`cari: ${sentence('huruf_paling_banyak', MOST_LETTERS)}`);
    if (messages.length > 0) throw new HttpError(400, 'VAINP', messages);
    return { data: searchDocumentation(`${cari}`) };
  });
}
