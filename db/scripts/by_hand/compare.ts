/** What was made, changed or taken away in a tenant's schema beside the steps: the template says what is to be there. */
import pg from 'pg';
import { withPgClient } from '../../../server/postgres/client.ts';
import { type Fact, readFacts } from './facts.ts';

type Tenant = { kode: string; skema: string };

/** A name in quotes only where SQL needs them. */
const bare = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name);

const keyOf = ({ jenis, nama }: Fact): string => `${jenis} ${nama}`;

/** Leaves out parts of a thing that is itself told of (columns of a new table), and the index of a constraint. */
function toTell(facts: Fact[]): Fact[] {
  const whole = new Set(facts.filter(({ nama, induk }) => nama === induk).map(({ nama }) => nama));
  return facts.filter(({ nama, induk }) => induk === null || nama === induk || !whole.has(induk));
}

const sqlOf = (text: string | null, { kode, skema }: Tenant): string =>
  text === null
    ? ''
    : `: ${text
        .replaceAll('{skema}', bare(skema))
        .replaceAll('{kode}', kode)
        .replaceAll(/\s+/g, ' ')}`;

/** One sentence for each thing that differs, with what to do. */
function sentences(tenant: Tenant, wanted: Fact[], there: Fact[]): string[] {
  const known = new Map(wanted.map((fact) => [keyOf(fact), fact]));
  const found = new Map(there.map((fact) => [keyOf(fact), fact]));
  const added = toTell(there.filter((fact) => !known.has(keyOf(fact))));
  const gone = toTell(wanted.filter((fact) => !found.has(keyOf(fact))));
  return [
    ...added.map(
      (fact) =>
        `${keyOf(fact)} dibuat di luar langkah: buang, atau jadikan langkah di db/tenant${sqlOf(fact.buang, tenant)}`,
    ),
    ...gone.map((fact) => `${keyOf(fact)} hilang: buat lagi${sqlOf(fact.buat, tenant)}`),
    ...there.flatMap((fact) => {
      const want = known.get(keyOf(fact));
      return want === undefined || want.isi === fact.isi
        ? []
        : [`${keyOf(fact)} berbeda: seharusnya ${want.isi}, di sini ${fact.isi}`];
    }),
  ];
}

const TENANTS = `
select t.kode, t.skema
  from erp_private.tenant as t
 where t.simpul = 'utama' and (t.kode = $1 or $1 is null)
   and t.langkah = (select coalesce(max(l.nomor), 0) from erp_private.tenant_step as l)
   and to_regnamespace(quote_ident(t.skema)) is not null
 order by t.kode`;

/** Compares the tenants that have every step, four at a time; the sentences come in the order of their codes. */
export async function byHandInTenants(url: string, kode?: string): Promise<string[]> {
  const [wanted, tenants] = await withPgClient(url, async (client) => {
    const { rows } = await client.query<Tenant>(TENANTS, [kode]);
    return [await readFacts(client, 'tenant_templat', 'templat'), rows];
  });
  const lines = new Map<string, string[]>();
  const queue = tenants.values();
  const work = () =>
    withPgClient(url, async (client) => {
      for (const one of queue) {
        const there = await readFacts(client, one.skema, one.kode);
        lines.set(one.kode, sentences(one, wanted, there));
      }
    });
  await Promise.all(Array.from({ length: Math.min(4, tenants.length) }, work));
  return tenants.flatMap((one) =>
    (lines.get(one.kode) ?? []).map((line) => `${one.kode}: ${line}`),
  );
}
