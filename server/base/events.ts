/**
 * The types of events of a tenant, as db/reference/events.json says them: for webhooks, what GraphQL tells of the enum
 * `erp.peristiwa_webhook`, and the page of the feed. `npm run check` compares the list with the enum, which is structure.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { rootDir } from './config.ts';

const word = z.string().min(1);
const words = z.strictObject({ id: word, en: word });
export type Words = z.infer<typeof words>;

const listSchema = z.strictObject({
  /** By type. `{rekaman}` in a type and its words stands for each record of master data. */
  peristiwa: z.record(word, words),
  rekaman: z.record(word, words),
});

const RECORD = '{rekaman}';

/** Each type with what it says, in the order of the list. */
function readEvents(): [string, Words][] {
  const text = readFileSync(path.join(rootDir, 'db/reference/events.json'), 'utf8');
  const { peristiwa, rekaman } = listSchema.parse(JSON.parse(text));
  const entries = Object.entries(peristiwa);
  const isOfRecords = ([type]: [string, Words]) => type.includes(RECORD);
  const first = entries.findIndex(isOfRecords);
  const ofRecords = entries.filter(isOfRecords);
  const ofEach = Object.entries(rekaman).flatMap(([name, record]) =>
    ofRecords.map(([type, { id, en }]): [string, Words] => [
      type.replace(RECORD, name),
      { id: id.replace(RECORD, record.id), en: en.replace(RECORD, record.en) },
    ]),
  );
  const others = entries.filter((entry) => !isOfRecords(entry));
  return [...others.slice(0, first), ...ofEach, ...others.slice(first)];
}

export const events: ReadonlyMap<string, Words> = new Map(readEvents());
