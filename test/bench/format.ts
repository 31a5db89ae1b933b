/** A figure for people; a dash for what could not be measured. */
export function number(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

/** Lines of columns: the first ones as wide as their texts, on the left; figures (from `figuresFrom` on) on the right. */
export function table(rows: readonly (readonly string[])[], figuresFrom: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((text, column) =>
        column < figuresFrom
          ? text.padEnd(widths[column] ?? 0)
          : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share `q` of the values does not exceed. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
