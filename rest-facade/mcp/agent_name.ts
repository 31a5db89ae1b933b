/**
 * What an agent calls itself. Since revision 2026-07-28 each message tells it. Before, it is told once, and the session's
 * id comes with all that follows; so the id carries the name, and any process can answer without keeping sessions. The
 * name comes from the client: it is kept as data for people to read, and decides nothing.
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

/** The name that a client tells of itself, with its version. */
export function nameOf(clientInfo: unknown): string {
  const { name, version } = (clientInfo ?? {}) as { name?: unknown; version?: unknown };
  const words = [name, version].filter((word) => typeof word === 'string');
  return cleaned(words.join(' '));
}

export const sessionFor = (name: string): string =>
  `${randomUUID()}.${Buffer.from(name).toString('base64url')}`;

/** The name that the id of a session carries. */
export function nameIn(session: string | string[] | undefined): string {
  const [, name = ''] = String(session ?? '').split('.');
  return cleaned(Buffer.from(name, 'base64url').toString());
}
