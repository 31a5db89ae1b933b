/** Days and times as clients write them. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Hours and offsets that PostgreSQL knows. */
const MOMENT =
  /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/;

/** Whether the text is a day that the calendar has. PostgreSQL's has no year 0. */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether the text is a time of such a day with seconds and a zone: without one it would mean UTC to the database alone. */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');
