/** Positions in the write-ahead log: texts as PostgreSQL writes them (16/B374D848), numbers to compare them. */

export function toBig(lsn: string): bigint {
  const [high, low] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export function toLsn(position: bigint): string {
  const high = (position >> 32n).toString(16);
  const low = (position & 0xffffffffn).toString(16);
  return `${high}/${low}`.toUpperCase();
}

export const lowest = (positions: readonly bigint[]): bigint | undefined =>
  positions.length === 0 ? undefined : [...positions].sort((a, b) => Number(a - b))[0];
