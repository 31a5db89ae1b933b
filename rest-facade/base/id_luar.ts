/** Ids that other programs know documents and records by: {sumber: id}. The database judges them by the same rules. */
import { z } from 'zod';
import { sentence } from '../../server/base/sentences.ts';

export const SUMBER = /^[a-z][a-z0-9_-]{0,39}$/;
const MOST = 10;
const LONGEST = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** What is wrong with an id; undefined when nothing is. */
function problemOf(id: unknown): string | undefined {
  if (typeof id !== 'string') return sentence('teks');
  const length = [...id].length;
  if (length < 1 || length > LONGEST) return sentence('huruf_antara', 1, LONGEST);
  if (CONTROL.test(id)) return sentence('tanpa_kendali');
  return id.trim() === id ? undefined : sentence('tanpa_spasi_tepi');
}

const member = { type: 'string', minLength: 1, maxLength: LONGEST } as const;

/** `{sumber: id}`; with `clears` single ids may be null. */
const idsOf = (clears: boolean) =>
  z.looseObject({}).superRefine((value, context) => {
    const entries = Object.entries(value);
    const given = entries.filter(([, id]) => id !== null);
    const issue = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', path, message });
    if (given.length > MOST) issue(sentence('sumber_paling_banyak', MOST));
    for (const [sumber, id] of entries.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, 2 * MOST)) {
      const problem = clears && id === null ? undefined : problemOf(id);
      if (!SUMBER.test(sumber)) issue(sentence('sumber_tidak_sah'), [sumber]);
      else if (problem) issue(problem, [sumber]);
    }
  });

const DESCRIPTION =
  'Id di program lain menurut sumbernya, misalnya {"shopee": "2401AB"}; satu id per sumber hanya satu kali';

export const idLuarOf = () =>
  idsOf(false).meta({
    description: DESCRIPTION,
    override: {
      type: 'object',
      maxProperties: MOST,
      propertyNames: { pattern: SUMBER.source },
      additionalProperties: member,
      // An id is taken once it is used, so what can be tried names none.
      examples: [{}],
    },
  });

const mayBeNull = { ...member, type: ['string' as const, 'null' as const] };

/** Those of a document, where null is none. */
export const idLuarDokumen = () =>
  idsOf(true).meta({
    description: DESCRIPTION,
    override: {
      type: 'object',
      maxProperties: MOST,
      propertyNames: { pattern: SUMBER.source },
      additionalProperties: mayBeNull,
      examples: [{}],
    },
  });

const given = {
  type: 'object' as const,
  maxProperties: 2 * MOST,
  propertyNames: { pattern: SUMBER.source },
  additionalProperties: mayBeNull,
};

/** What gives and takes single ids of a record. */
export const idLuarPatched = idsOf(true).meta({
  description: 'Id menurut sumbernya: yang tidak disebut tetap, null melepas',
  override: { ...given, examples: [{}] },
});

/** The body that gives and takes ids. */
export const idLuarPatch = idsOf(true).meta({
  id: 'IdLuarUbah',
  description: 'Id menurut sumbernya; null melepas',
  override: given,
  example: { shopee: '2401AB', pos: null },
});

export const paramSumber = z
  .string()
  .regex(SUMBER, { error: () => sentence('sumber_tidak_sah') })
  .meta({ description: 'Program yang memakai id itu', example: 'shopee' });

export const paramIdLuar = z
  .string()
  .superRefine((id, context) => {
    const message = problemOf(id);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({
    description: 'Id di program itu, persis seperti ditulisnya',
    override: member,
    example: '2401AB',
  });
