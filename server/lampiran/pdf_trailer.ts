/** Whether a PDF is behind a password, as programs find out: from the trailer to which its end leads. */

const plain = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether the trailer to which the end leads names a dictionary of encryption that is there. Remarks, texts and
 * trailers that nothing leads to say nothing.
 */
export function isEncrypted(text: string): boolean {
  const said = [...text.matchAll(/startxref\s+(\d{1,10})/g)].at(-1)?.[1];
  if (said === undefined) return false;
  // The place is counted from the first byte, or from the head where something stands before that.
  return [0, Math.max(0, text.indexOf('%PDF'))].some((from) => {
    const trailer = trailerAt(text, from + Number(said));
    const value = trailer && /\/Encrypt(?:\s+(\d+)\s+(\d+)\s+R|\s*<<)/.exec(plain(trailer));
    if (!value) return false;
    const [, number, generation] = value;
    if (number === undefined) return true;
    const object = new RegExp(`(?:^|[\\r\\n\\s])${number}\\s+${generation}\\s+obj\\s*<<`).exec(
      text,
    );
    return (
      object !== null && /\/Filter(?![A-Za-z])/.test(plain(dictionaryAt(text, object.index) ?? ''))
    );
  });
}

/** The dictionary behind a table of objects, or that of a stream which is such a table. */
function trailerAt(text: string, at: number): string | undefined {
  const start = text.slice(at, at + 40);
  if (/^\s*\d+\s+\d+\s+obj\s*<</.test(start)) {
    const dictionary = dictionaryAt(text, at);
    return dictionary && /\/XRef(?![A-Za-z])/.test(plain(dictionary)) ? dictionary : undefined;
  }
  // After its lines, which hold nothing but numbers.
  const table = /^\s*xref\s(?:[\s\dfn])*trailer/.exec(text.slice(at, at + TABLE));
  return table ? dictionaryAt(text, at + table[0].length) : undefined;
}

const TABLE = 32 * 1024 * 1024;
const LONGEST = 64 * 1024;

/** The next dictionary, without what is nested in it, texts and remarks. */
function dictionaryAt(text: string, from: number): string | undefined {
  const start = text.indexOf('<<', from);
  if (start < 0) return undefined;
  const part = text.slice(start, start + LONGEST);
  let depth = 0;
  let own = '';
  for (let at = 0; at < part.length; ) {
    const pair = part.slice(at, at + 2);
    if (pair === '<<') {
      if (depth === 1) own += pair;
      depth += 1;
      at += 2;
    } else if (pair === '>>') {
      depth -= 1;
      if (depth === 0) return own;
      at += 2;
    } else if (part[at] === '(') {
      at = afterText(part, at);
    } else if (part[at] === '%') {
      const line = part.slice(at).search(/[\r\n]/);
      at = line < 0 ? part.length : at + line;
    } else {
      if (depth === 1) own += part[at];
      at += 1;
    }
  }
  return undefined;
}

/** The place behind the text that begins here, in which brackets nest. */
function afterText(part: string, start: number): number {
  let depth = 0;
  for (let at = start; at < part.length; at += 1) {
    if (part[at] === '\\') at += 1;
    else if (part[at] === '(') depth += 1;
    else if (part[at] === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return part.length;
}
