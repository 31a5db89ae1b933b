import { createHash } from 'node:crypto';
import { header, readCommitted } from './sql_files.ts';

type Migration = ReturnType<typeof readCommitted>[number];

/** The hash that graphile-migrate writes into a migration, made of the hash of the one before it and of the text below the header. */
function hashOf(text: string): string {
  const body = text.replace(/^(--! .*\n)+/, '').trim();
  const before = header(text, 'Previous');
  const whole = `${before === '-' ? '' : before}\n${body}`.trim();
  return `sha1:${createHash('sha1').update(`${whole}\n`).digest('hex')}`;
}

/**
 * One line for each committed migration that was changed, and for each that does not follow the one before it.
 * graphile-migrate looks at those alone that it has yet to run: where a changed one had run, nobody would hear of it.
 */
export function committedMistakes(migrations: readonly Migration[] = readCommitted()): string[] {
  return migrations.flatMap(({ name, text }, i) => {
    const file = `db/committed/${name}`;
    const last = migrations[i - 1];
    const before = last === undefined ? '-' : header(last.text, 'Hash');
    return [
      ...(header(text, 'Hash') === hashOf(text)
        ? []
        : [`${file}: migrasi yang sudah dikomit tidak boleh berubah`]),
      ...(header(text, 'Previous') === before
        ? []
        : [`${file}: tidak melanjutkan migrasi sebelumnya (Previous)`]),
    ];
  });
}
