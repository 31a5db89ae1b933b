/** Exact fractions, for models of what is spread to the cent. */

export type Bilangan = { n: bigint; d: bigint };
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
export const pecahan = (n: bigint, d = 1n): Bilangan => {
  const g = gcd(n, d) || 1n;
  return { n: n / g, d: d / g };
};
export const tambah = (a: Bilangan, b: Bilangan) => pecahan(a.n * b.d + b.n * a.d, a.d * b.d);
export const kali = (a: Bilangan, b: Bilangan) => pecahan(a.n * b.n, a.d * b.d);
export const bagi = (a: Bilangan, b: Bilangan) =>
  b.n < 0n ? pecahan(-a.n * b.d, a.d * -b.n) : pecahan(a.n * b.d, a.d * b.n);
/** To the nearest whole of this many parts, half away from zero. */
export const bulat = ({ n, d }: Bilangan): bigint => {
  const abs = n < 0n ? -n : n;
  const whole = (2n * abs + d) / (2n * d);
  return n < 0n ? -whole : whole;
};
export const mutlak = ({ n, d }: Bilangan) => pecahan(n < 0n ? -n : n, d);
export const sen = (text: string): Bilangan => pecahan(BigInt(text.replace('.', '')));
/** Cents to ten decimals of a rupiah, as the report rounds what an item's parts come to. */
export const halus = (b: Bilangan) => pecahan(bulat(kali(b, pecahan(10n ** 8n))), 10n ** 8n);
