import pg from 'pg';
import { makePgClient } from '../../../server/postgres/client.ts';
import { CdcError } from '../cdc_error.ts';
import { type Change, PositionLost, type Relation } from '../change.ts';
import { toBig } from '../lsn.ts';
import { applyChanges } from './postgres_apply.ts';
import { ensureTable, tableName } from './postgres_tables.ts';
import { isAfter, type JobSpec, type Sink, type SinkContext } from './sink.ts';

type PostgresSinkOptions = { url: string; skema: string };

type Position = { lsn: string; urut: number };

/**
 * Tables of another PostgreSQL, each row with the position (_lsn, _urut) of its last change. A batch and the job's
 * position are one transaction there. So a batch that comes again is known and left out, and of two processes that
 * believe that the job is theirs only one goes on.
 */
export function makePostgresSink(options: PostgresSinkOptions): Sink {
  return new PostgresSink(options);
}

class PostgresSink implements Sink {
  readonly #url: string;
  readonly #schema: string;
  readonly #known = new WeakSet<Relation>();
  #client: pg.Client | undefined;
  #job: JobSpec | undefined;
  #last: Position = { lsn: '0/0', urut: 0 };
  #snapshot: readonly Relation[] = [];
  #release = () => {};

  constructor({ url, skema }: PostgresSinkOptions) {
    this.#url = url;
    this.#schema = skema;
  }

  async open({ job, signal }: SinkContext): Promise<void> {
    this.#job = job;
    const client = makePgClient({
      connectionString: this.#url,
      application_name: `niaga-cdc-${job.nomor}`,
      options:
        '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601 -c synchronous_commit=on',
    });
    this.#client = client;
    const cut = () => {
      const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
      connection.stream.destroy();
    };
    signal.addEventListener('abort', cut, { once: true });
    this.#release = () => signal.removeEventListener('abort', cut);
    await this.#told(() => client.connect());
    await this.#transaction(() => this.#prepare(client, job));
    if (job.snapshotSelesai && job.mode === 'full' && this.#last.lsn === '0/0') {
      throw new PositionLost('tujuan tidak memuat tabel job ini lagi');
    }
  }

  /** The schema, the table of positions, and the job's row in it. */
  async #prepare(client: pg.Client, { nomor, tenant }: JobSpec): Promise<void> {
    const positions = tableName(this.#schema, 'niaga_cdc');
    await client.query(`create schema if not exists ${pg.escapeIdentifier(this.#schema)}`);
    await client.query(`create table if not exists ${positions} (
      job text primary key, tenant text not null, lsn pg_lsn not null, urut bigint not null,
      diubah_pada timestamptz not null default now())`);
    const others = `select from ${positions} where tenant <> $1 limit 1`;
    if ((await client.query(others, [tenant])).rows.length > 0) {
      const text = `skema ${this.#schema} di tujuan sudah dipakai tenant lain`;
      throw new CdcError(text, { permanent: true });
    }
    const { rows } = await client.query<{ lsn: string; urut: string }>(
      `insert into ${positions} as p (job, tenant, lsn, urut) values ($1, $2, '0/0', 0)
       on conflict (job) do update set diubah_pada = now()
       returning lsn::text, urut::text`,
      [nomor, tenant],
    );
    const [row] = rows;
    if (row) this.#last = { lsn: row.lsn, urut: Number(row.urut) };
  }

  async beginSnapshot(lsn: string, relasi: readonly Relation[]): Promise<void> {
    this.#snapshot = relasi;
    await this.#transaction(async (client) => {
      for (const relation of relasi) {
        await this.#ensure(client, relation);
        const name = tableName(this.#schema, relation.tabel);
        // Rows from later than now are of another history: the source was put back, or is another one.
        const later = `select from ${name} where _lsn > $1::pg_lsn`;
        await client.query(`delete from ${name} where exists (${later})`, [lsn]);
      }
    });
  }

  async write(batch: readonly Change[]): Promise<void> {
    const fresh = batch.filter((change) => change.op === 'snapshot' || this.#isNew(change));
    const final = fresh.at(-1);
    if (final === undefined) return;
    await this.#transaction(async (client) => {
      for (const relation of new Set(fresh.map(({ relasi }) => relasi))) {
        await this.#ensure(client, relation);
      }
      await applyChanges(client, this.#schema, fresh);
      if (final.op !== 'snapshot') await this.#advance(client, final);
    });
    if (final.op !== 'snapshot') this.#last = final;
  }

  /** Ends a snapshot. Rows that it did not bring were deleted in the source meanwhile. */
  async endSnapshot(lsn: string): Promise<void> {
    await this.#transaction(async (client) => {
      for (const { tabel } of this.#snapshot) {
        const name = tableName(this.#schema, tabel);
        await client.query(`delete from ${name} where _lsn < $1::pg_lsn`, [lsn]);
      }
      await this.#advance(client, { lsn, urut: 0 });
    });
    this.#last = { lsn, urut: 0 };
  }

  async flush(): Promise<void> {
    // Every batch was committed.
  }

  async close(): Promise<void> {
    this.#release();
    await this.#client?.end().catch(() => {});
  }

  #isNew({ lsn, urut }: Change): boolean {
    const { lsn: lastLsn, urut: lastUrut } = this.#last;
    return isAfter({ lsn: toBig(lsn), urut }, { lsn: toBig(lastLsn), urut: lastUrut });
  }

  async #ensure(client: pg.Client, relation: Relation): Promise<void> {
    if (this.#known.has(relation)) return;
    await ensureTable(client, this.#schema, relation);
    this.#known.add(relation);
  }

  async #advance(client: pg.Client, { lsn, urut }: Position): Promise<void> {
    const { rowCount } = await client.query(
      `update ${tableName(this.#schema, 'niaga_cdc')}
          set lsn = $1, urut = $2, diubah_pada = now()
        where job = $3 and lsn = $4 and urut = $5`,
      [lsn, String(urut), this.#job?.nomor, this.#last.lsn, String(this.#last.urut)],
    );
    if (rowCount === 0) {
      throw new CdcError('proses lain menulis ke tujuan ini', { permanent: false });
    }
  }

  #transaction(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = this.#client as pg.Client;
    return this.#told(async () => {
      await client.query('begin');
      try {
        await work(client);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /** Errors as people may read them: what the target said, never how it is reached. */
  async #told(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof CdcError || error instanceof PositionLost) throw error;
      const { code, message } = error as { code?: string; message: string };
      // Data, integrity, syntax, rights and what is not supported: the same again next time.
      const permanent = /^(22|23|42|0A)[0-9A-Z]{3}$/.test(code ?? '');
      const text =
        code && /^[0-9A-Z]{5}$/.test(code) ? `${message} (${code})` : 'tidak dapat dihubungi';
      throw new CdcError(`tujuan postgres: ${text}`, { permanent, cause: error });
    }
  }
}
