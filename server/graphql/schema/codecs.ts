import './environment.ts';
import { type PgCodec, TYPES } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import { jsonFromPg, jsonToPg } from '../../base/json_text.ts';

/** The codecs of `json` and `jsonb` that keep text; the generated schema imports them by name. */
export const jsonCodec: PgCodec = { ...TYPES.json, fromPg: jsonFromPg, toPg: jsonToPg };
export const jsonbCodec: PgCodec = { ...TYPES.jsonb, fromPg: jsonFromPg, toPg: jsonToPg };

/** A transaction id, as text. */
export const xid8Codec: PgCodec = { ...TYPES.bigint, name: 'xid8', sqlType: sql`xid8` };
