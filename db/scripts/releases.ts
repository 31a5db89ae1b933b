import type pg from 'pg';
import { StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { releaseHash } from './sql_files.ts';

/**
 * Which releases' servers a database serves (erp_private.rilis, ADR 0027). A node serves those of the platform: a server that
 * goes on there while the newer release comes would else refuse the tenants of a node that never had its own.
 */

type Release = { sidik: string; versi: string; diterapkan_pada: Date };

/** In the order in which the database had them. */
const releasesOf = async (client: pg.Client): Promise<Release[]> =>
  (
    await client.query<Release>(
      'select sidik, versi, diterapkan_pada from erp_private.rilis order by ke',
    )
  ).rows;

/** Refuses where the platform's database is not at the release of this tree. @throws StartError */
export async function requirePlatformAtRelease(ownerUrl: string): Promise<void> {
  const newest = (await withPgClient(ownerUrl, releasesOf)).at(-1);
  if (newest?.sidik === releaseHash()) return;
  throw new StartError(
    'Database platform belum di rilis ini, atau sudah di rilis lain: jalankan npm run migrate dahulu',
  );
}

/** Has a node know the releases that the platform had up to that of this tree, at which both are. */
export async function carryReleases(ownerUrl: string, nodeUrl: string): Promise<void> {
  const all = await withPgClient(ownerUrl, releasesOf);
  const known = all.slice(0, all.findIndex(({ sidik }) => sidik === releaseHash()) + 1);
  await withPgClient(nodeUrl, async (client) => {
    await client.query('begin; lock table erp_private.rilis in share row exclusive mode');
    const own = await releasesOf(client);
    const more = own.filter((one) => !known.some(({ sidik }) => sidik === one.sidik));
    const wanted = [...more, ...known];
    if (wanted.map(({ sidik }) => sidik).join() !== own.map(({ sidik }) => sidik).join()) {
      await client.query('delete from erp_private.rilis');
      await client.query(
        `insert into erp_private.rilis (sidik, versi, diterapkan_pada)
         select r.isi ->> 'sidik', r.isi ->> 'versi', (r.isi ->> 'diterapkan_pada')::timestamptz
           from jsonb_array_elements($1) with ordinality as r (isi, urutan)
          order by r.urutan`,
        [JSON.stringify(wanted)],
      );
    }
    await client.query('commit');
  });
}
