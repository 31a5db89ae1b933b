/** ETag and If-Match refuse a change of a record that somebody else changed meanwhile; Prefer asks for the changed record. */
import { hash } from 'node:crypto';
import { HttpError } from '../../server/base/errors.ts';

const TAG = /^(?:W\/)?"([\x21\x23-\x7e]*)"$/;
const OURS = /^[0-9a-f]{32}$/;
const NONE = '-';

/** The ETag of a body: a hash of its text. erp_private.if_match_refuse makes the same one. */
export function etagOf(text: string): string {
  return `"${hash('sha256', text).slice(0, 32)}"`;
}

/**
 * The tags of an If-Match; undefined for `*`. Weak tags, and tags that are not ours, match nothing.
 *
 * @throws HttpError 400 VAINP where the header cannot be read
 */
export function ifMatchOf(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.length > 20 || !tags.every((tag) => TAG.test(tag))) {
    throw new HttpError(400, 'VAINP', ['If-Match: harus * atau ETag dari GET, paling banyak 20']);
  }
  const strong = tags.map((tag) => tag.slice(1, -1)).filter((tag) => OURS.test(tag));
  return strong.length > 0 ? strong : [NONE];
}

/** Whether the record is wanted as the answer of a change. */
export const wantsRecord = (header: string | string[] | undefined): boolean =>
  /(?:^|[,;])\s*return\s*=\s*"?representation"?\s*(?:$|[,;])/i.test(String(header ?? ''));
