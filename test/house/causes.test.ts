/** Whoever answers an error with another one says of what: the log shows a `cause`, and without it a 503 is a riddle. */
import { expect, test } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../helpers/files.ts';

const sources = sourceFiles(/\.ts$/, 'server', 'rest-facade', 'workers', 'db');

/** A cause would quote what it is about. */
const SILENT: Readonly<Record<string, string>> = {
  'server/auth/signing_keys.ts': 'bukan kunci privat Ed25519',
};

/** `catch (error) {`, `.catch(({ code }) => {`, `.then(done, () => {`: the name of the error, if any, and where the block begins. */
const HANDLER =
  /\bcatch\s*(?:\((?<caught>[^)]*)\)\s*)?\{|\.catch\(\s*(?:async\s*)?\(?(?<given>[^)=]*)\)?\s*=>\s*(?:\{|(?=[a-z]))|,\s*\((?<second>[^()]*)\)\s*=>\s*\{/g;

function blockAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** What is thrown within handlers and names neither the error that they have nor a cause. */
function dropped({ name, text }: Pick<SourceFile, 'name' | 'text'>): string[] {
  const found: string[] = [];
  for (const { 0: head, index, groups = {} } of text.matchAll(HANDLER)) {
    if (!head.endsWith('{')) continue;
    // `, (row) => {` is any function; one that is given an error is called with it.
    const named = groups.caught ?? groups.given ?? groups.second ?? '';
    if (groups.second !== undefined && !/\b(error|cause|reason)\b/.test(named)) continue;
    const error = /^\s*(\w+)/.exec(named)?.[1];
    const block = blockAt(text, index + head.length - 1);
    for (const [, thrown = ''] of block.matchAll(/\bthrow\s+([^;]+);/g)) {
      const says = /\bcause\b/.test(thrown) || (error && new RegExp(`\\b${error}\\b`).test(thrown));
      if (says || SILENT[name] !== undefined) continue;
      const line = text.slice(0, index).split('\n').length;
      found.push(`${name}:${line}: ${thrown.replace(/\s+/g, ' ')}`);
    }
  }
  return found;
}

test.each([
  ['try { a(); } catch { throw new HttpError(503); }', 1],
  ['try { a(); } catch (error) { throw away(); }', 1],
  ['try { a(); } catch (error) { if (x) { b(); } throw away(error); }', 0],
  ['try { a(); } catch (cause) { throw new HttpError(503, "a", "b", {}, { cause }); }', 0],
  ['a().catch(() => { throw away(); })', 1],
  ['a().catch(({ code }: X) => { throw new StartError(code, { cause }); })', 0],
  ['a().then(done, (error) => { throw away(); })', 1],
  ['try { a(); } catch (error) { log(error); throw error; }', 0],
])('%s', (text, count) => expect(dropped({ name: 'x.ts', text })).toHaveLength(count));

test('no error is dropped by one that takes its place', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(dropped)).toEqual([]);
});

test('who says nothing of a cause still throws there', () => {
  for (const [name, message] of Object.entries(SILENT)) {
    expect(sources.find((one) => one.name === name)?.text).toContain(message);
  }
});
