/** Columns side by side, each as wide as its longest text; the first row heads them. */
export function columns(rows: readonly string[][]): string[] {
  const wide = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(wide[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
