/** `tenant -- list`: each tenant with its place, its size there, and when it was last worked in. */
import pg from 'pg';
import { type Config, StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { columns } from './columns.ts';
import { lockWarning, readLocks } from './dump_locks.ts';
import { readNodes } from './node_list.ts';

type Tenant = {
  kode: string;
  nama: string;
  simpul: string;
  aktif: boolean;
  langkah: number;
  terbaru: number;
};

/** What its tables weigh, in MiB, and the day of its last posting; unknown where the node is away. */
type Life = { mib: string; akhir: string };
const UNKNOWN: Life = { mib: '?', akhir: '?' };

const TENANTS = `
select t.kode, t.nama, t.simpul, t.aktif, t.langkah,
       (select coalesce(max(l.nomor), 0) from erp_private.tenant_step as l) as terbaru
  from erp_private.tenant as t
 order by t.kode`;

const SIZES = `
select substr(n.nspname, 3) as kode, ceil(sum(pg_total_relation_size(c.oid)) / 1048576)::text as mib
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
 where c.relkind = 'r' and substr(n.nspname, 3) = any ($1) and n.nspname like 't\\_%'
 group by 1`;

/** The tenants of one database. One that stands in the directory only (a making that was interrupted) is unknown. */
async function livesAt(url: string, codes: readonly string[]): Promise<Map<string, Life>> {
  return withPgClient(url, async (client) => {
    const { rows } = await client.query<{ kode: string; mib: string }>(SIZES, [codes]);
    const lives = new Map<string, Life>();
    for (const { kode, mib } of rows) {
      const posting = `${pg.escapeIdentifier(`t_${kode}`)}.posting`;
      const { rows: last } = await client.query<{ hari: string }>(
        `select dicatat_pada::date::text as hari from ${posting} order by id desc limit 1`,
      );
      lives.set(kode, { mib, akhir: last[0]?.hari ?? '-' });
    }
    return lives;
  });
}

const statusOf = ({ aktif, langkah, terbaru }: Tenant): string =>
  aktif ? (langkah < terbaru ? 'tertinggal' : 'siap') : 'nonaktif';

/** A database without our tables, or with those of an older release. */
function refuseUnmigrated(error: pg.DatabaseError): never {
  if (!/^(42P01|42703)$/.test(error.code ?? '')) throw error;
  throw new StartError('Database belum dimigrasi: jalankan npm run migrate');
}

/** The lines of the list, and of databases that a dump soon cannot lock. A node that is away, or whose owner's address is not known here, says `?`. */
export async function listTenants(
  config: Pick<Config, 'dataDir' | 'database'>,
  ownerUrl: string,
): Promise<string[]> {
  const tenants = await withPgClient(ownerUrl, async (client) => {
    return (await client.query<Tenant>(TENANTS)).rows;
  }).catch(refuseUnmigrated);
  const places = new Map([['utama', async () => ownerUrl]]);
  for (const node of await readNodes(config, ownerUrl)) places.set(node.nama, async () => node.url);
  const lives = new Map<string, Life>();
  const warnings: string[] = [];
  await Promise.all(
    [...places].map(async ([nama, url]) => {
      const locks = await url()
        .then((known) => withPgClient(known, readLocks))
        .catch(() => undefined);
      warnings.push(...[locks && lockWarning(nama, locks)].filter((line) => line !== undefined));
      const codes = tenants.filter(({ simpul }) => simpul === nama).map(({ kode }) => kode);
      if (codes.length === 0) return;
      const found = await url()
        .then((known) => livesAt(known, codes))
        .catch(() => new Map<string, Life>());
      for (const kode of codes) lives.set(kode, found.get(kode) ?? UNKNOWN);
    }),
  );
  const lines = tenants.map((one) => {
    const { mib, akhir } = lives.get(one.kode) ?? UNKNOWN;
    const step = `${one.langkah}/${one.terbaru}`;
    return [one.kode, one.simpul, step, statusOf(one), mib, akhir, one.nama];
  });
  const head = ['KODE', 'SIMPUL', 'LANGKAH', 'STATUS', 'MIB', 'TERAKHIR', 'NAMA'];
  return [...columns([head, ...lines]), ...warnings.sort()];
}
