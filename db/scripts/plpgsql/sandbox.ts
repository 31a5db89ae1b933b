/** Statements of a function in PL/pgSQL as those of one in SQL, in a transaction that is rolled back. */
import type pg from 'pg';

/**
 * PL/pgSQL looks at a statement when it first comes there. A function in SQL is looked at when it is made, and a name in it is
 * a column's before it is an argument's, as in ours (`#variable_conflict use_column`). So statements become the body of a
 * function in SQL of the same name, whose arguments are the variables: `v_satu.kepala` and `transaksi_post.id` mean there what
 * they mean here. A record is an argument of the type of a table, made like the query that fills it.
 */

/** `line` within the statement, from 0. */
export type Mistake = { statement: number; line: number; code: string; message: string };

const RECORD = 'record';

/** PostgreSQL takes no function of more. */
const MOST_ARGUMENTS = 100;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const means = (sql: string, name: string): boolean => new RegExp(`\\b${name}\\b`, 'i').test(sql);

/** A query of the row that an insert, update or delete returns. */
function rowOf(sql: string): string {
  const [, table, columns] =
    /^\s*(?:insert\s+into|update|delete\s+from)\s+(\S+(?:\s+as\s+\w+)?)[\s\S]*\breturning\b([\s\S]*)$/i.exec(
      sql,
    ) ?? [];
  return table === undefined ? sql : `select ${columns} from ${table}`;
}

export class Sandbox {
  /** The types of variables; `record` of one that has no columns yet. */
  readonly #types: Map<string, string>;
  /** All types that a record had so far. */
  readonly #shapes: Map<string, string[]>;
  readonly #client: pg.Client;
  readonly #name: string;
  #tables = 0;

  constructor(client: pg.Client, name: string, types: Map<string, string>) {
    this.#client = client;
    this.#name = `pg_temp.${quoted(name)}`;
    this.#types = types;
    const records = [...types].filter(([, type]) => type === RECORD);
    this.#shapes = new Map(records.map(([record]) => [record, []]));
  }

  isRecord = (name: string): boolean => this.#shapes.has(name);

  forget(record: string): void {
    this.#types.set(record, RECORD);
  }

  /** A record without columns that SQL speaks of. */
  unknownIn(sql: string): string | undefined {
    return [...this.#shapes.keys()].find(
      (name) => this.#types.get(name) === RECORD && means(sql, name),
    );
  }

  /** The beginning of a function whose arguments are the variables that `sql` may mean, and those. */
  #open(sql: string): { head: string; types: string[] } {
    const used = [...this.#types].filter(([name, type]) => type !== RECORD && means(sql, name));
    const args = used.map(([name, type]) => `${quoted(name)} ${type}`);
    return {
      head: `create function ${this.#name}(${args.join(', ')}) returns void language sql as $niaga$`,
      types: used.map(([, type]) => type),
    };
  }

  /** The first of the statements that makes no sense. */
  async look(statements: readonly string[]): Promise<Mistake | undefined> {
    const { head, types } = this.#open(statements.join('\n'));
    if (types.length > MOST_ARGUMENTS && statements.length > 1) return this.#halves(statements);
    const texts = statements.map((sql) => `${sql};\n`);
    await this.#client.query('savepoint lihat');
    try {
      await this.#client.query(`${head}${texts.join('')}$niaga$`);
      return undefined;
    } catch (error) {
      return this.#named(mistakeOf(error as pg.DatabaseError, texts, head.length));
    } finally {
      await this.#client.query('rollback to savepoint lihat');
    }
  }

  /** In SQL a field that a row lacks is a table that is missing. */
  #named({ at, ...mistake }: Mistake & { at: string }): Mistake {
    const [, row = '', field] = /^(\w+)\.(\w+)/.exec(at) ?? [];
    if (mistake.code !== '42P01' || !this.#types.has(row)) return mistake;
    return { ...mistake, code: '42703', message: `"${row}" has no field "${field}"` };
  }

  async #halves(statements: readonly string[]): Promise<Mistake | undefined> {
    const half = statements.length >> 1;
    const first = await this.look(statements.slice(0, half));
    if (first !== undefined) return first;
    const second = await this.look(statements.slice(half));
    return second && { ...second, statement: second.statement + half };
  }

  /** Whether a statement makes sense with a row that a record had before: branches may fill it in turn. */
  async fitsBefore(sql: string): Promise<boolean> {
    for (const [record, shapes] of this.#shapes) {
      const now = this.#types.get(record) as string;
      if (!means(sql, record)) continue;
      for (const shape of shapes.filter((one) => one !== now)) {
        this.#types.set(record, shape);
        const mistake = await this.look([sql]);
        this.#types.set(record, now);
        if (mistake === undefined) return true;
      }
    }
    return false;
  }

  /** From here on a record has the columns of a query. */
  async fill(record: string, sql: string): Promise<void> {
    const { head, types } = this.#open(sql);
    const table = `isi_${this.#tables}`;
    this.#tables += 1;
    await this.#client.query('savepoint isi');
    try {
      await this.#client.query(
        `${head}create temp table ${table} as ${rowOf(sql)} with no data$niaga$;
         select ${this.#name}(${types.map((type) => `null::${type}`).join(', ')});
         drop function ${this.#name}`,
      );
      this.#types.set(record, `pg_temp.${table}`);
      this.#shapes.get(record)?.push(`pg_temp.${table}`);
    } catch {
      // No table has such columns: two of one name, or a type that is none. What speaks of them is not seen.
      await this.#client.query('rollback to savepoint isi');
      this.forget(record);
    }
  }
}

/** Which statement PostgreSQL means, and from where on in it (`at`): by the place in the text, else by its number. */
function mistakeOf(error: pg.DatabaseError, texts: string[], before: number) {
  const { code = '', message, where = '', position } = error;
  const numbered = / statement (\d+)/.exec(where)?.[1];
  if (position === undefined) {
    return { statement: Number(numbered ?? 1) - 1, line: 0, code, message, at: '' };
  }
  let offset = Number(position) - 1 - before;
  let statement = 0;
  while (statement < texts.length - 1 && offset >= (texts[statement] as string).length) {
    offset -= (texts[statement] as string).length;
    statement += 1;
  }
  const text = texts[statement] as string;
  const line = text.slice(0, offset).split('\n').length - 1;
  return { statement, line, code, message, at: text.slice(offset) };
}
