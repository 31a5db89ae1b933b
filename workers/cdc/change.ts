/** What is captured: rows and their changes, with every value as PostgreSQL's own text. */

/** How a value is written for people and programs other than PostgreSQL. */
export type Kind = 'angka' | 'boolean' | 'json' | 'larik' | 'teks';

export type ColumnType = {
  oid: number;
  mod: number;
  /** A type that every PostgreSQL knows: a domain is its base, an enum is text. E.g. numeric(20,2), text[]. */
  nama: string;
  jenis: Kind;
  /** The kind of an array's elements. */
  unsur: Kind;
};

export type Column = { nama: string; tipe: ColumnType; kunci: boolean };

export type Relation = { skema: string; tabel: string; kolom: Column[] };

/** Column → text; null is SQL's null. A column that is absent did not change, and its value was not sent (TOAST). */
export type Values = Record<string, string | null>;

export type Op = 'snapshot' | 'insert' | 'update' | 'delete';

export type Change = {
  /** Where the transaction was committed; for a row of a snapshot, where the snapshot stands. */
  lsn: string;
  /** From 1 on in the transaction; 0 for a row of a snapshot. (lsn, urut) orders all changes of a job. */
  urut: number;
  tabel: string;
  op: Op;
  /** The key of the row before the change. An update that changes the key has the new one in `data`. */
  kunci: Values;
  /** null = deleted. */
  data: Values | null;
  relasi: Relation;
};

/** The position cannot be read from any more, or the stream cannot say what happened: only a new snapshot helps. */
export class PositionLost extends Error {
  override name = 'PositionLost';
}

/** The stream ended (PostgreSQL went away, or somebody took the slot): open it again, and go on. */
export class CaptureEnded extends Error {
  override name = 'CaptureEnded';
}
