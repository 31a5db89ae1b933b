/** The language of what people read: that of `?bahasa=`, else that of the request. */
import type { Response } from 'express';
import { pilihan } from '../../server/answers/fields.ts';
import { inLanguage, LANGUAGES, type Language } from '../../server/base/language.ts';

/** The parameter `bahasa`, of papers and of reports. */
export const bahasaOf = (what: string, baku = 'menurut Accept-Language') =>
  pilihan(`Bahasa ${what}; baku ${baku}`, LANGUAGES).optional();

/** Answers in the language that the address asks for. */
export function spokenIn<T>(bahasa: string | undefined, res: Response, answer: () => T): T {
  if (bahasa === undefined) return answer();
  res.setHeader('Content-Language', bahasa);
  return inLanguage(bahasa as Language, answer);
}
