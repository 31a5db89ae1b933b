const DAY = 86_400_000;

/** The date (YYYY-MM-DD) so many days after another; negative: before. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

export const isSunday = (date: string): boolean => new Date(date).getUTCDay() === 0;
