const DAY = 86_400_000;

/** The date (YYYY-MM-DD) so many days after another; negative: before. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** The last day of the month of a date. */
export function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(date).getUTCDay();
