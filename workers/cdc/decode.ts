import type pg from 'pg';
import { PgoutputPlugin } from 'pg-logical-replication';
import type { Op, Relation, Values } from './change.ts';
import { unknownType } from './types.ts';

/** The messages of the stream that are used. */
export type Message =
  | { tag: 'begin'; commitLsn: bigint }
  | { tag: 'commit'; endLsn: bigint }
  | { tag: 'change'; relasi: Relation; op: Op; kunci: Values; data: Values | null }
  | { tag: 'truncate'; relasi: Relation[] };

// Tags of messages, and of what stands within a row.
const [BEGIN, COMMIT, RELATION, INSERT, UPDATE, DELETE, TRUNCATE] = Buffer.from('BCRIUDT');
const [NULL, TEXT, OLD_KEY, OLD_ROW] = Buffer.from('ntKO');

/**
 * Reads pgoutput's messages into values that are PostgreSQL's own texts. The library's parser does not serve here: it
 * hands each value to pg's type parsers (a date becomes a moment, jsonb an object), loses a byte order mark at the
 * beginning of a text, and cannot tell a column that did not change from one that is null in a key. Everything that
 * is no change of a row (messages that anybody may have written, origins, types) yields undefined.
 *
 * One decoder reads one stream: relations come once in each.
 */
export class Decoder {
  readonly #relations = new Map<number, Relation>();
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;

  decode(bytes: Buffer): Message | undefined {
    this.#bytes = bytes;
    this.#at = 1;
    switch (bytes[0]) {
      case BEGIN:
        return { tag: 'begin', commitLsn: bytes.readBigUInt64BE(1) };
      case COMMIT:
        return { tag: 'commit', endLsn: bytes.readBigUInt64BE(10) };
      case INSERT:
        return this.#insert();
      case UPDATE:
        return this.#update();
      case DELETE:
        return this.#delete();
      case TRUNCATE:
        return this.#truncate();
      case RELATION:
        this.#relation();
    }
    return undefined;
  }

  #int8 = (): number => this.#bytes.readUInt8(this.#at++);

  #int16(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  #int32(): number {
    this.#at += 4;
    return this.#bytes.readInt32BE(this.#at - 4);
  }

  #string(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  #relation(): void {
    const id = this.#int32();
    const relation: Relation = { skema: this.#string(), tabel: this.#string(), kolom: [] };
    this.#at += 1;
    for (let left = this.#int16(); left > 0; left -= 1) {
      const kunci = (this.#int8() & 1) === 1;
      const nama = this.#string();
      const oid = this.#int32() >>> 0;
      relation.kolom.push({ nama, kunci, tipe: unknownType(oid, this.#int32()) });
    }
    this.#relations.set(id, relation);
  }

  #known(): Relation {
    const id = this.#int32();
    const relation = this.#relations.get(id);
    if (relation === undefined) throw new Error(`pgoutput: relation ${id} was never described`);
    return relation;
  }

  #row({ kolom }: Relation): Values {
    const row: Values = {};
    const count = this.#int16();
    for (let n = 0; n < count; n += 1) {
      const name = kolom[n]?.nama as string;
      const kind = this.#int8();
      if (kind === TEXT) {
        const length = this.#int32();
        row[name] = this.#bytes.toString('utf8', this.#at, this.#at + length);
        this.#at += length;
      } else if (kind === NULL) {
        row[name] = null;
      }
      // Otherwise it did not change and was not sent: absent.
    }
    return row;
  }

  #insert(): Message {
    const relasi = this.#known();
    this.#at += 1;
    const data = this.#row(relasi);
    return { tag: 'change', relasi, op: 'insert', kunci: keyOf(relasi, data), data };
  }

  #update(): Message {
    const relasi = this.#known();
    const kind = this.#int8();
    if (kind !== OLD_KEY && kind !== OLD_ROW) {
      const data = this.#row(relasi);
      return { tag: 'change', relasi, op: 'update', kunci: keyOf(relasi, data), data };
    }
    const old = this.#row(relasi);
    this.#at += 1;
    const data = this.#row(relasi);
    // The whole old row was sent, so the columns that did not change are known.
    if (kind === OLD_ROW) {
      for (const [name, value] of Object.entries(old)) if (!(name in data)) data[name] = value;
    }
    return { tag: 'change', relasi, op: 'update', kunci: keyOf(relasi, old), data };
  }

  #delete(): Message {
    const relasi = this.#known();
    this.#at += 1;
    const kunci = keyOf(relasi, this.#row(relasi));
    return { tag: 'change', relasi, op: 'delete', kunci, data: null };
  }

  #truncate(): Message {
    const count = this.#int32();
    this.#at += 1;
    return { tag: 'truncate', relasi: Array.from({ length: count }, () => this.#known()) };
  }
}

export function keyOf({ kolom }: Relation, row: Values): Values {
  const key: Values = {};
  for (const { nama, kunci } of kolom) if (kunci) key[nama] = row[nama] ?? null;
  return key;
}

/**
 * Asks the stream only for changes made here (`origin`, which the library's command lacks). Rows that replication
 * brings are the copy of a tenant that moves here, and no changes.
 */
class OwnChanges extends PgoutputPlugin {
  override start(client: pg.Client, slot: string, lsn: string) {
    const { protoVersion, publicationNames, messages } = this.options;
    return client.query(
      `START_REPLICATION SLOT "${slot}" LOGICAL ${lsn} (proto_version '${protoVersion}',
         publication_names '${publicationNames.join(',')}', messages '${messages}', origin 'none')`,
    );
  }
}

/** Messages are not asked for: anybody could forge them. */
export const makePlugin = (publication: string): PgoutputPlugin =>
  new OwnChanges({ protoVersion: 1, publicationNames: [publication], messages: false });
