import { rawNumber } from '../../server/base/json_text.ts';
import type { Db } from '../helpers/database.ts';

type Parameter = {
  fungsi: string;
  nama: string;
  tipe: string;
  jenis: string;
  unsur: string | null;
};

/** The parameters of the functions of `erp`, as the catalog knows them. */
export type Signatures = ReadonlyMap<string, readonly Parameter[]>;

export async function readSignatures(db: Db): Promise<Signatures> {
  const rows = await db.rows<Parameter>(
    `select p.proname as fungsi, a.nama, format_type(a.tipe, null) as tipe,
            case when t.typcategory = 'A' then 'A' else t.typtype::text end as jenis,
            case when e.typtype = 'c' then format_type(e.oid, null) end as unsur
     from pg_proc as p
       cross join lateral unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) as a (nama, tipe)
       join pg_type as t on t.oid = a.tipe
       left join pg_type as e on e.oid = t.typelem and t.typcategory = 'A'
     where p.pronamespace = 'erp'::regnamespace`,
  );
  return Map.groupBy(rows, ({ fungsi }) => fungsi);
}

/** The call that a person would make in psql, with PostgreSQL's own reading of JSON for documents. */
export function callInPsql(
  signatures: Signatures,
  name: string,
  variables: Readonly<Record<string, unknown>>,
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const given: string[] = [];
  for (const { nama, tipe, jenis, unsur } of signatures.get(name) ?? []) {
    const value = variables[nama];
    if (value === undefined) continue;
    const asJson = jenis === 'c' || jenis === 'A' || tipe.startsWith('json');
    values.push(value === null ? null : asJson ? JSON.stringify(value) : textOf(value));
    given.push(`${nama} => ${read(`$${values.length}`, { tipe, jenis, unsur })}`);
  }
  return { text: `select to_json(erp.${name}(${given.join(', ')}))::text`, values };
}

function read(place: string, { tipe, jenis, unsur }: Omit<Parameter, 'fungsi' | 'nama'>): string {
  if (jenis === 'c') return `json_populate_record(null::${tipe}, ${place}::json)`;
  if (unsur !== null) {
    return `(select array_agg(r) from json_populate_recordset(null::${unsur}, ${place}::json) as r)`;
  }
  if (jenis === 'A') {
    return `(select array_agg(x)::${tipe} from json_array_elements_text(${place}::json) as x)`;
  }
  return `${place}::text::${tipe}`;
}

const textOf = (value: unknown): string => rawNumber(value) ?? String(value);
