/** Nodes as commands know them: databases that hold tenants, each with the address of its owner. */
import { type Config, StartError } from '../../server/base/config.ts';
import { givenSecret } from '../../server/base/secrets.ts';
import { withPgClient } from '../../server/postgres/client.ts';

export type Known = Pick<Config, 'dataDir'> & { database: Pick<Config['database'], 'nodeUrls'> };

/** A node beside the platform's database. */
export type Node = {
  nama: string;
  alamat: string;
  keadaan: string;
  /** The owner's address. @throws StartError where nobody gave it */
  readonly url: string;
};

export const secretName = (nama: string): string => `simpul_${nama}`;

/** The owner's address of a node. @throws StartError where nobody gave it */
function ownerUrlOf(config: Known, nama: string): string {
  const url = config.database.nodeUrls[nama] ?? givenSecret(config.dataDir, secretName(nama));
  if (url !== undefined) return url;
  throw new StartError(
    `Simpul ${nama}: alamat pemiliknya tidak diketahui di sini; isi DATABASE_URL_NODES (${nama}=postgres://…)`,
  );
}

/** The nodes beside the platform's database; none in a database of before nodes. */
export const readNodes = (config: Known, ownerUrl: string): Promise<Node[]> =>
  withPgClient(ownerUrl, async (client) => {
    const { rows: found } = await client.query(`select to_regclass('erp_private.simpul') as tabel`);
    if (found[0].tabel === null) return [];
    const { rows } = await client.query<Omit<Node, 'url'>>(
      `select nama, alamat, keadaan from erp_private.simpul where nama <> 'utama' order by nama`,
    );
    return rows.map((row) => ({
      ...row,
      get url() {
        return ownerUrlOf(config, row.nama);
      },
    }));
  });

/**
 * Those that commands change: not one that is `mati`, which is away for long, or which another installation works on whose copy
 * this one is.
 */
export const nodesAtWork = async (config: Known, ownerUrl: string): Promise<Node[]> =>
  (await readNodes(config, ownerUrl)).filter(({ keadaan }) => keadaan !== 'mati');

/** One of them. @throws StartError for a name that the directory does not have */
export async function nodeOf(config: Known, ownerUrl: string, nama: string): Promise<Node> {
  const found = (await readNodes(config, ownerUrl)).find((one) => one.nama === nama);
  if (found === undefined) throw new StartError(`Simpul ${nama} tidak dikenal`);
  return found;
}

/** The address of the database where a tenant's tables are: the platform's own, or its node's. */
export async function placeOf(config: Known, ownerUrl: string, kode: string): Promise<string> {
  const simpul = await withPgClient(ownerUrl, async (client) => {
    const text = 'select simpul from erp_private.tenant where kode = $1';
    return (await client.query<{ simpul: string }>(text, [kode])).rows[0]?.simpul;
  });
  if (simpul === undefined || simpul === 'utama') return ownerUrl;
  return (await nodeOf(config, ownerUrl, simpul)).url;
}

export type Failure = { nama: string; message: string };

/** Work on all nodes at once; what failed, by name. */
export async function onAll(
  nodes: readonly Node[],
  work: (node: Node) => Promise<void>,
): Promise<Failure[]> {
  const results = await Promise.all(
    nodes.map((node) =>
      Promise.resolve(node)
        .then(work)
        .then(
          () => [],
          ({ message }: Error) => [{ nama: node.nama, message }],
        ),
    ),
  );
  return results.flat();
}
