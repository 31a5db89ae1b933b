/** After the storm: each tenant is in exactly one place, and no copy elsewhere takes writes. */
import pg from 'pg';
import { withPgClient } from '../../../server/postgres/client.ts';

type Owners = readonly { name: string; url: string }[];

/** The states of the gates of all copies of tenants in a database, by tenant; also of copies under another name. */
const copiesIn = (url: string): Promise<{ kode: string; skema: string; keadaan: string }[]> =>
  withPgClient(url, async (client) => {
    const { rows } = await client.query<{ skema: string }>(
      `select n.nspname as skema
         from pg_namespace as n
         join pg_class as p on p.relnamespace = n.oid and p.relname = 'posting'
         join pg_class as g on g.relnamespace = n.oid and g.relname = 'gerbang'
        where n.nspname ~ '^(t|lama)_'`,
    );
    const found: { kode: string; skema: string; keadaan: string }[] = [];
    for (const { skema } of rows) {
      const gate = await client.query(`select keadaan from ${pg.escapeIdentifier(skema)}.gerbang`);
      const kode = skema.replace(/^t_/, '').replace(/^lama_(.*)_\d+$/, '$1');
      found.push({ kode, skema, keadaan: gate.rows[0]?.keadaan });
    }
    return found;
  });

/**
 * What a move leaves behind that came to its end: nothing but the old place under another name. Slots are looked for on each
 * of the members too. Answers lines.
 */
export async function leftovers(owners: Owners, members: Owners = []): Promise<string[]> {
  const slots = `select 'slot ' || slot_name from pg_replication_slots
      where slot_name ~ '^niaga_pindah_' and database = current_database()`;
  const onNode = `${slots}
    union all select 'langganan ' || u.subname from pg_subscription as u join pg_database as d on d.oid = u.subdbid
      where d.datname = current_database()
    union all select 'publikasi ' || pubname from pg_publication where pubname ~ '^niaga_pindah_'
    union all select 'tenant ' || kode from erp_private.tenant where simpul = 'luar' or pindah is not null`;
  const onPlatform = `select 'pindahan ' || kode from erp_private.pindahan where selesai_pada is null`;
  const all = [
    ...owners.map((one) => ({ ...one, text: onNode })),
    ...members.map((one) => ({ ...one, text: slots })),
    ...owners.slice(0, 1).map((one) => ({ ...one, text: onPlatform })),
  ];
  const found = await Promise.all(
    all.map(({ name, url, text }) =>
      withPgClient(url, async (client) => {
        const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
        return rows.map(([what]) => `tertinggal di ${name}: ${what}`);
      }),
    ),
  );
  return found.flat();
}

/** What is wrong with where tenants are, as lines. */
export async function misplaced(owners: Owners): Promise<string[]> {
  const platform = owners[0] as Owners[number];
  const directory = await withPgClient(platform.url, async (client) => {
    const text = 'select kode, simpul from erp_private.tenant';
    return (await client.query<{ kode: string; simpul: string }>(text)).rows;
  });
  const copies = (
    await Promise.all(
      owners.map(async ({ name, url }) =>
        (await copiesIn(url)).map((copy) => ({ ...copy, simpul: name })),
      ),
    )
  ).flat();
  return directory.flatMap(({ kode, simpul }) => {
    const open = copies.filter((one) => one.kode === kode && one.keadaan === 'buka');
    const right = open.length === 1 && open[0]?.simpul === simpul && open[0]?.skema === `t_${kode}`;
    return right ? [] : [`${kode} di ${simpul}, terbuka: ${JSON.stringify(open)}`];
  });
}
