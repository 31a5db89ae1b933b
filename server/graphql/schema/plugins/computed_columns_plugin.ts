import { type PgCodec, pgResourceOptions, TYPES } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { COMPUTED } from '../computed.ts';

/** A computed field of master data, as `erp_private.master_kolom` has it for REST; `m` is the row. */
export type ComputedColumn = { entitas: string; nama: string; ekspresi: string };

type Sql = ReturnType<typeof sql>;

/**
 * Computed fields of master data as REST has them, from the same expressions: fields, filters, orders and aggregates.
 * Not SQL functions of a row: the type of a row belongs to one tenant. The statement runs as the request's role, so
 * the walls are those of the tables that it reads.
 */
export function computedColumnsPlugin(columns: readonly ComputedColumn[]): GraphileConfig.Plugin {
  return {
    name: 'ComputedColumnsPlugin',
    version: '1.0.0',
    gather: {
      hooks: {
        pgRegistry_PgRegistryBuilder_finalize: {
          callback(_info, { registryBuilder }) {
            const { pgCodecs, pgResources } = registryBuilder.getRegistryConfig();
            for (const [entitas, facts] of Object.entries(COMPUTED)) {
              const resource = pgResources[entitas];
              if (!resource) throw new Error(`there is no table ${entitas}`);
              for (const [nama, { type, description }] of Object.entries(facts)) {
                const column = columns.find((one) => one.entitas === entitas && one.nama === nama);
                const codec = pgCodecs[type];
                if (!column || !codec)
                  throw new Error(`${entitas}.${nama} or ${type} is not there`);
                registryBuilder.addResource(
                  resourceOf(resource, codec as PgCodec, column, description) as never,
                );
              }
            }
          },
        },
      },
    },
  };
}

function resourceOf(
  { codec: row, executor }: { codec: PgCodec; executor: unknown },
  codec: PgCodec,
  { entitas, nama, ekspresi }: ComputedColumn,
  description: string,
) {
  const name = `${entitas}_${nama}`;
  // An order by yes or no says nothing.
  const behavior = [`${codec === TYPES.boolean ? '' : 'orderBy '}filterBy -havingBy`];
  // `sql` takes a template: the parts of the text, with the row between them.
  const parts = ekspresi.split(/\bm(?=\.\w)/);
  const from = EXPORTABLE(
    (parts, sql) => {
      const template = Object.assign([...parts], { raw: parts });
      return ({ placeholder }: { placeholder: Sql }) =>
        sql`(${sql(template, ...parts.slice(1).map(() => sql`(${placeholder})`))})`;
    },
    [parts, sql],
    `${name}_from`,
  );
  return EXPORTABLE(
    (behavior, codec, description, entitas, executor, from, name, nama, pgResourceOptions, row) =>
      pgResourceOptions({
        executor: executor as never,
        name,
        identifier: `${entitas}.${nama}`,
        from: from as never,
        parameters: [{ name: null, required: true, notNull: true, codec: row }],
        codec,
        isUnique: true,
        description,
        extensions: { tags: { name: nama, behavior } },
      } as never),
    [behavior, codec, description, entitas, executor, from, name, nama, pgResourceOptions, row],
    `${name}_options`,
  );
}
