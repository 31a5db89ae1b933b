/** Questions that may take longer, or look through a large table, each kind with its reason. */
const KNOWN: readonly (readonly [pattern: RegExp, reason: string])[] = [];

/** Why a question may be slow; undefined where nothing says so. */
export const reasonOf = ({ name, scans }: { name: string; scans: string }): string | undefined =>
  KNOWN.find(([pattern]) => pattern.test(`${name} ${scans}`))?.[1];
