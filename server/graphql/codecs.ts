import { type PgCodec, TYPES } from '@dataplan/pg';
import { jsonFromPg, jsonToPg } from './json_text.ts';

/** The codecs of `json` and `jsonb` that keep text; the generated schema imports them by name. */
export const jsonCodec: PgCodec = { ...TYPES.json, fromPg: jsonFromPg, toPg: jsonToPg };
export const jsonbCodec: PgCodec = { ...TYPES.jsonb, fromPg: jsonFromPg, toPg: jsonToPg };
