import { withPgClient } from './client.ts';

/** What production asks for: older minors of 18 lack corrections. */
const WANTED = { number: 180_006, text: '18.6' };

/** What to say of a PostgreSQL that is older than wanted; undefined for any other. */
export const oldMinor = (url: string): Promise<string | undefined> =>
  withPgClient(url, async (client) => {
    const { rows } = await client.query<{ nomor: number; versi: string }>(
      `select current_setting('server_version_num')::int as nomor,
              current_setting('server_version') as versi`,
    );
    const [found] = rows;
    if (found === undefined || found.nomor >= WANTED.number) return undefined;
    return `${new URL(url).host}: PostgreSQL ${found.versi}, dianjurkan ${WANTED.text} atau lebih baru`;
  });
