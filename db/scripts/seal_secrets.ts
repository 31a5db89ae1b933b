import pg from 'pg';
import { type SecretBox, SecretError } from '../../server/base/secret_box.ts';
import { withPgClient } from '../../server/postgres/client.ts';

/** A table of secrets: its columns, the column of its key, which tenant a row is of, and how a mistake names it. */
type Place = {
  table: string;
  key: string;
  tenant: string;
  columns: readonly string[];
  name: string;
};

/**
 * Seals with the newest key what lies in the database under an older one; afterwards the older key may go. What no key
 * opens stays as it is.
 *
 * @returns how many were sealed, and the names of those that no key opens
 */
export async function sealStoredSecrets(
  ownerUrl: string,
  box: SecretBox,
): Promise<{ sealed: number; lost: string[] }> {
  return withPgClient(ownerUrl, async (client) => {
    const lost: string[] = [];
    let sealed = 0;
    for (const place of await webhookTables(client)) {
      const done = await sealPlace(client, box, place);
      sealed += done.sealed;
      lost.push(...done.lost);
    }
    return { sealed, lost };
  });
}

async function webhookTables(client: pg.Client): Promise<Place[]> {
  const { rows } = await client.query<{ kode: string; tabel: string }>(
    `select t.kode, format('%I.webhook', 't_' || t.kode) as tabel from erp_private.tenant as t
      where to_regclass(format('%I.webhook', 't_' || t.kode)) is not null order by t.kode`,
  );
  return rows.map(({ kode, tabel }) => ({
    table: tabel,
    key: 'id',
    tenant: pg.escapeLiteral(kode),
    columns: ['rahasia', 'rahasia_lama'],
    name: `webhook ${kode}`,
  }));
}

async function sealPlace(client: pg.Client, box: SecretBox, place: Place) {
  const { table, key, tenant, columns, name } = place;
  const lost: string[] = [];
  let sealed = 0;
  await client.query('begin');
  const { rows } = await client.query<Record<string, string | null> & { id: string }>(
    `select r.${key}::text as id, ${tenant} as tenant, ${columns.map((one) => `r.${one}`).join()}
       from ${table} as r order by r.${key} for update`,
  );
  for (const { id, tenant: kode, ...secrets } of rows) {
    for (const column of columns) {
      const old = secrets[column];
      if (old == null || box.isNewest(old)) continue;
      try {
        const text = `update ${table} set ${column} = $2 where ${key} = $1`;
        await client.query(text, [id, box.seal(`${kode}`, box.open(`${kode}`, old))]);
        sealed += 1;
      } catch (error) {
        if (!(error instanceof SecretError)) throw error;
        lost.push(`${name} ${id}`);
      }
    }
  }
  await client.query('commit');
  // What the rows held before is not to stay in the table's file either.
  if (sealed > 0) await client.query(`vacuum (full) ${table}`);
  return { sealed, lost };
}

/** The same, and tells whose secret is lost. */
export async function sealAndTell(ownerUrl: string, box: SecretBox): Promise<void> {
  const { lost } = await sealStoredSecrets(ownerUrl, box);
  if (lost.length === 0) return;
  console.error(
    `Rahasia ${lost.join(', ')} tidak dapat dibuka: kuncinya tidak ada di SECRET_KEY dan SECRET_KEYS_OLD`,
  );
}
