/**
 * The examples of the description are written as of one day; they are shown as of today, so that what is sent as it
 * stands is neither in the future nor in a month that is closed.
 */

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is read here, member by member.
type Json = any;

/** The day and the month, then just over, on which the examples were written. */
const WRITTEN = '2026-01-31';
const MONTH = '2026-01';
/** In the examples: the day before the books begin; earlier ones go with it. New tenants' books begin with last year. */
const OPENING = '2025-12-31';

const ZONE = 'Asia/Jakarta';

/** The day (YYYY-MM-DD) that it is at a moment in the time zone that tenants have unless they change it. */
export const exampleDay = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(moment);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function shiftDay(day: string, today: string): string {
  const opening = `${Number(today.slice(0, 4)) - 2}-12-31`;
  const [from, to] = day <= OPENING ? [OPENING, opening] : [WRITTEN, today];
  return dayOf(Date.parse(day) + Date.parse(to) - Date.parse(from));
}

function shiftMonth(month: string, today: string): string {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
  // The month before today's is the last one that is over.
  const shifted = count(month) + count(today) - 1 - count(MONTH);
  return `${Math.floor(shifted / 12)}-${String((shifted % 12) + 1).padStart(2, '0')}`;
}

function shift(value: Json, today: string): Json {
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d(T|$)/.test(value))
      return shiftDay(value.slice(0, 10), today) + value.slice(10);
    return /^\d{4}-\d\d$/.test(value) ? shiftMonth(value, today) : value;
  }
  if (Array.isArray(value)) return value.map((one) => shift(one, today));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shift(one, today)]));
}

/** Moves the dates of all examples of a description to `today` (YYYY-MM-DD), in place. */
export function dateExamples(node: Json, today: string): void {
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') node[key] = shift(value, today);
    // A field may be called so too: then it is a schema.
    else dateExamples(value, today);
  }
}
