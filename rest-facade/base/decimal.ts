/** Decimals are never turned into doubles: they stay the digits that the client sent. */
import { rawNumber } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';

export type DecimalLimits = {
  /** Digits allowed before and after the point. */
  integerDigits: number;
  scale: number;
  /** Smallest value allowed; `positive` refuses 0 too. Absent: any sign. */
  sign?: 'positive' | 'not_negative';
  /** Largest value allowed, as a small whole number. */
  max?: number;
};

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;
const STRING = /^-?\d{1,40}(?:\.\d{1,40})?$/;

/** The digits of a number or decimal string as the client wrote them, or null when it is neither. */
function decimalText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'string') return STRING.test(value) ? value : null;
  return rawNumber(value) ?? null;
}

/** What is wrong with a decimal, in words that follow the path of its field, or null when nothing is. */
export function decimalProblem(value: unknown, limits: DecimalLimits): string | null {
  const text = decimalText(value);
  const match = text === null ? null : NUMBER.exec(text);
  if (!match) return sentence('angka');
  const exponent = Number(match[4] ?? 0);
  const { whole, fraction } = shift(match[2] ?? '', match[3] ?? '', exponent);
  const zero = whole === '' && fraction === '';
  const negative = match[1] === '-' && !zero;
  if (limits.sign === 'positive' && (negative || zero)) return sentence('lebih_dari', 0);
  if (limits.sign === 'not_negative' && negative) return sentence('paling_kecil', 0);
  if (whole.length > limits.integerDigits) {
    return sentence('terlalu_besar', limits.integerDigits);
  }
  if (fraction.length > limits.scale) {
    return sentence('desimal', limits.scale);
  }
  if (limits.max !== undefined && Number(text) > limits.max)
    return sentence('paling_besar', limits.max);
  return null;
}

/** Moves the point by the exponent; no leading zeros in the whole part, no trailing ones in the fraction. */
function shift(
  whole: string,
  fraction: string,
  exponent: number,
): { whole: string; fraction: string } {
  const digits = whole + fraction;
  const point = whole.length + exponent;
  const left = point <= 0 ? '' : digits.slice(0, point).padEnd(point, '0');
  const right = point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point);
  return { whole: left.replace(/^0+/, ''), fraction: right.replace(/0+$/, '') };
}
