/**
 * What an agent calls itself. It says so when it initializes, and sends the session's id with all that follows; so the
 * id carries the name, and any process can answer without keeping sessions. The name comes from the client: it is kept
 * as data for people to read, and decides nothing.
 */
import { randomUUID } from 'node:crypto';

const MAX_LETTERS = 100;
const NAMELESS = 'agen';

/** One line of at most 100 letters, without invisible characters. */
function cleaned(text: string): string {
  const plain = text
    .slice(0, 1000)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...plain].slice(0, MAX_LETTERS).join('').trim() || NAMELESS;
}

/** The name that the parameters of `initialize` tell. */
export function nameOf(params: unknown): string {
  const { clientInfo } = (params ?? {}) as { clientInfo?: { name?: unknown; version?: unknown } };
  const words = [clientInfo?.name, clientInfo?.version].filter((word) => typeof word === 'string');
  return cleaned(words.join(' '));
}

export const sessionFor = (name: string): string =>
  `${randomUUID()}.${Buffer.from(name).toString('base64url')}`;

/** The name that the id of a session carries. */
export function nameIn(session: string | string[] | undefined): string {
  const [, name = ''] = String(session ?? '').split('.');
  return cleaned(Buffer.from(name, 'base64url').toString());
}
