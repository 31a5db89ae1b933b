/** Decimals as the database wrote them: `JSON.parse` would make doubles of them and lose digits. */

/**
 * What a decimal of an answer is: its digits as text. A program that has a class for decimals says so once,
 * `declare module '@niaga/client' { interface Register { decimal: Decimal } }`, and gives `decimal` to `makeClient`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by who uses the package.
export interface Register {}

export type Decimal = Register extends { decimal: infer Own } ? Own : string;

/** What a decimal of a request may be. A class is sent as its `toString()` writes it, by its `toJSON()`. */
export type DecimalInput = Decimal | string | number;

/** Where the decimals of an answer are: `1` is one, a text names a shared shape, `*` is any key, `[]` the items. */
export type Shape = 1 | string | { readonly [key: string]: Shape };

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Put before the digits of a number to make it a text. A text that begins with it gets a second one. */
const MARK = '\ue000';

/** Parses JSON; what `shape` says is a decimal becomes what `make` makes of its digits, any other number a number. */
export function parseExact(
  text: string,
  shape: Shape | undefined,
  shared: Readonly<Record<string, Shape>>,
  make: (digits: string) => unknown,
): unknown {
  const marked = text.replace(TOKEN, (token) => {
    if (token[0] !== '"') return `"${MARK}${token}"`;
    return token[1] === MARK ? `"${MARK}${token.slice(1)}` : token;
  });
  const shapeIn = (at: Shape | undefined, key: string): Shape | undefined => {
    const own = typeof at === 'string' ? shared[at] : at;
    if (own === undefined || own === 1 || typeof own === 'string') return undefined;
    return own[key] ?? own['*'];
  };
  const walk = (value: unknown, at: Shape | undefined): unknown => {
    if (typeof value === 'string') {
      if (!value.startsWith(MARK)) return value;
      if (value[1] === MARK) return value.slice(MARK.length);
      const digits = value.slice(MARK.length);
      return at === 1 ? make(digits) : Number(digits);
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, shapeIn(at, '[]')));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part, shapeIn(at, key))]),
    );
  };
  return walk(JSON.parse(marked), shape);
}

/** Parses JSON of unknown shape: numbers with a fraction stay texts. */
export function parseFractions(text: string): unknown {
  return JSON.parse(
    text.replace(TOKEN, (token) => (/^-?\d+\./.test(token) ? `"${token}"` : token)),
  );
}
