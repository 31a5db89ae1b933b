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

/**
 * Spreads whole cents over shares in proportion. What rounding leaves goes to the largest, the first of equals, and on to the
 * next where that one cannot bear it: no part below 0, nor with `sampaiDasar` above its share.
 */
export function sebar(jumlah: bigint, dasar: Bilangan[], sampaiDasar = false): bigint[] {
  const semua = dasar.reduce(tambah, pecahan(0n));
  const bagian = dasar.map((d) => bulat(bagi(kali(d, pecahan(jumlah)), semua)));
  let sisa = jumlah - bagian.reduce((sum, b) => sum + b, 0n);
  const beda = (a: number, b: number) =>
    tambah(dasar[b] as Bilangan, kali(dasar[a] as Bilangan, pecahan(-1n))).n;
  const urut = dasar.map((_, i) => i).sort((a, b) => Number(beda(a, b)) || a - b);
  for (const i of urut) {
    const punya = bagian[i] as bigint;
    const batas = sampaiDasar ? bulat(dasar[i] as Bilangan) - punya : sisa;
    let ambil = sisa;
    if (batas < ambil) ambil = batas;
    if (ambil < -punya) ambil = -punya;
    bagian[i] = punya + ambil;
    sisa -= ambil;
  }
  return bagian;
}
