import type pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';
import type { Column, ColumnType, Kind, Relation } from './change.ts';

/**
 * Types by oid and modifier: domains become their base, enums and whatever is not PostgreSQL's own become text. An
 * unknown oid (the type is gone since) yields no row.
 */
const RESOLVE = `
with recursive dasar as (
  select x.oid as asal, x.mod as asal_mod, t.oid, t.typtype, t.typbasetype, t.typelem, t.typcategory,
         t.typnamespace, t.typsubscript,
         case when x.mod = -1 and t.typtype = 'd' then t.typtypmod else x.mod end as mod
    from unnest($1::oid[], $2::integer[]) as x (oid, mod)
    join pg_type as t on t.oid = x.oid
   union all
  select d.asal, d.asal_mod, t.oid, t.typtype, t.typbasetype, t.typelem, t.typcategory,
         t.typnamespace, t.typsubscript,
         case when d.mod = -1 and t.typtype = 'd' then t.typtypmod else d.mod end
    from dasar as d
    join pg_type as t on t.oid = d.typbasetype
   where d.typtype = 'd'
)
select d.asal::int8::text as oid, d.asal_mod as mod, k.larik,
       case when k.larik then e.typcategory else d.typcategory end as kategori,
       case when k.larik then coalesce(b.oid, e.oid) else d.oid end in (114, 3802) as json,
       case
         when k.larik and e.typtype in ('b', 'd') and n.nspname = 'pg_catalog'
           then format_type(coalesce(b.oid, e.oid), case when e.typtype = 'd' then e.typtypmod else d.mod end)
                || '[]'
         when k.larik then 'text[]'
         when d.typtype = 'b' and n.nspname = 'pg_catalog' then format_type(d.oid, d.mod)
         else 'text'
       end as nama
  from dasar as d
 cross join lateral (
         select d.typsubscript = 'array_subscript_handler'::regproc as larik
       ) as k
  left join pg_type as e on k.larik and e.oid = d.typelem
  left join pg_type as b on e.typtype = 'd' and b.oid = e.typbasetype
  join pg_namespace as n on n.oid = coalesce(b.typnamespace, e.typnamespace, d.typnamespace)
 where d.typtype <> 'd'`;

type Found = {
  oid: string;
  mod: number;
  larik: boolean;
  kategori: string;
  json: boolean;
  nama: string;
};

const keyOf = (oid: number, mod: number): string => `${oid}:${mod}`;

function kindOf({ kategori, json }: Found): Kind {
  if (json) return 'json';
  if (kategori === 'N') return 'angka';
  return kategori === 'B' ? 'boolean' : 'teks';
}

/** A type that is not known yet, or no longer: its values are texts. */
export const unknownType = (oid: number, mod: number): ColumnType => ({
  oid,
  mod,
  nama: 'text',
  jenis: 'teks',
  unsur: 'teks',
});

/** The types of a database, asked once each. */
export class TypeBook {
  readonly #url: string;
  readonly #known = new Map<string, ColumnType>();
  readonly #done = new WeakSet<Relation>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Puts the types in the place of the oids, in the relation itself. */
  async resolve(relation: Relation, client?: pg.ClientBase): Promise<void> {
    if (this.#done.has(relation)) return;
    const missing = relation.kolom
      .map(({ tipe }) => tipe)
      .filter(({ oid, mod }) => !this.#known.has(keyOf(oid, mod)));
    if (missing.length > 0) {
      const ask = (one: pg.ClientBase) => this.#ask(one, missing);
      await (client ? ask(client) : withPgClient(this.#url, ask));
    }
    for (const column of relation.kolom) {
      const { oid, mod } = column.tipe;
      column.tipe = this.#known.get(keyOf(oid, mod)) ?? unknownType(oid, mod);
    }
    this.#done.add(relation);
  }

  async #ask(client: pg.ClientBase, types: readonly ColumnType[]): Promise<void> {
    const { rows } = await client.query<Found>(RESOLVE, [
      types.map(({ oid }) => oid),
      types.map(({ mod }) => mod),
    ]);
    for (const row of rows) {
      const oid = Number(row.oid);
      const mod = Number(row.mod);
      const kind = kindOf(row);
      this.#known.set(keyOf(oid, mod), {
        oid,
        mod,
        nama: row.nama,
        jenis: String(row.larik) === 'true' || String(row.larik) === 't' ? 'larik' : kind,
        unsur: kind,
      });
    }
  }
}

export const keysOf = (relation: Relation): Column[] => relation.kolom.filter(({ kunci }) => kunci);
