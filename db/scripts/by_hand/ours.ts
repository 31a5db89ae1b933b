/** What was made, changed or taken away by hand in the schemas of the platform and in the tenants' template. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { readInstalled } from '../installed.ts';
import { schemaSections } from '../schema_sql.ts';
import { dbDir } from '../sql_files.ts';

/** The compared sections. Roles have names that differ between installations; functions are compared as they were applied. */
const COMPARED = ['Types', 'Tables and views'];

/** A section of db/schema.sql. */
function sectionOf(file: string, title: string): string {
  const [, after = ''] = file.split(`\n-- ${title}\n`);
  return after.split(/\n-- [A-Z][a-z ]+\n/)[0] ?? '';
}

/** The statements of a section; each line of a table is one by itself: `create table erp.satuan: kode text`. */
function thingsIn(text: string): Set<string> {
  const things = new Set<string>();
  let table: string | undefined;
  let statement = '';
  for (const line of text.split('\n')) {
    if (/^create table .* \($/.test(line)) table = line.slice(0, -2);
    if (line === ');') table = undefined;
    else if (table !== undefined && line.startsWith('  ')) {
      things.add(`${table}: ${line.trim().replace(/,$/, '')}`);
    } else if (/^\s/.test(line)) statement += ` ${line.trim()}`;
    else {
      if (statement !== '') things.add(statement);
      statement = line;
    }
  }
  things.add(statement);
  things.delete('');
  return things;
}

async function unknownFunctions(client: pg.Client): Promise<string[]> {
  await client.query('begin');
  const installed = await readInstalled(client);
  await client.query('rollback');
  const { rows } = await client.query<{ fungsi: string }>(
    'select fungsi from erp_private.berkas_sql where fungsi is not null',
  );
  const recorded = new Set(rows.map(({ fungsi }) => fungsi));
  return installed.map(({ fungsi }) => fungsi).filter((fungsi) => !recorded.has(fungsi));
}

/** One sentence for each thing. The database must have all migrations and files: one that is behind differs by what waits. */
export async function byHandInOurs(client: pg.Client): Promise<string[]> {
  const functions = await unknownFunctions(client);
  const there = await schemaSections(client);
  const file = readFileSync(path.join(dbDir, 'schema.sql'), 'utf8');
  const found = COMPARED.flatMap((title) => {
    const wanted = thingsIn(sectionOf(file, title));
    const now = thingsIn(there.get(title) ?? '');
    return [
      ...[...now].filter((one) => !wanted.has(one)).map((one) => `dibuat di luar migrasi: ${one}`),
      ...[...wanted].filter((one) => !now.has(one)).map((one) => `hilang: ${one}`),
    ];
  });
  return [...functions.map((name) => `dibuat di luar db/sql: function ${name}`), ...found];
}
