/** `tenant -- branch`: branches of tenants, made and taken away by hand. */
import { type Config, StartError } from '../../../server/base/config.ts';
import { makeStore } from '../../../server/lampiran/store.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { byCaller } from '../databases.ts';
import { type Deps, makeBranch, removeBranch, workBranches } from './make.ts';

export type BranchWanted = {
  demo: boolean;
  empty: boolean;
  mask: boolean;
  members: boolean;
  days: string;
  remove: boolean;
};

export const depsOf = (config: Pick<Config, 'lampiran'>, ownerUrl: string): Deps => ({
  ownerUrl,
  store: makeStore(config.lampiran),
  // Loaded where it is wanted only.
  fillDemo: async (client, branch) => (await import('./demo.ts')).fillDemo(client, branch),
});

/** Enters a branch that is to be made; answers its kode. */
export const askBranch = (
  ownerUrl: string,
  induk: string,
  wanted: Omit<BranchWanted, 'remove'> & { nama: string },
): Promise<string> =>
  byCaller(ownerUrl, async (client) => {
    const { demo, empty, mask, members, days, nama } = wanted;
    const isi = demo ? 'demo' : empty ? 'kosong' : 'salinan';
    const values = [induk, nama, isi, days, mask, members];
    const text = 'select erp_private.cabang_ask($1, $2, $3, $4, $5, $6, null) as kode';
    return (await client.query<{ kode: string }>(text, values)).rows[0]?.kode ?? '';
  });

async function make(deps: Deps, kode: string): Promise<string[]> {
  if (await makeBranch(deps, kode)) return [`Cabang uji ${kode} siap.`];
  const text = 'select galat from erp_private.cabang_uji where kode = $1';
  const galat = await withPgClient(deps.ownerUrl, async (client) => {
    return (await client.query<{ galat: string | null }>(text, [kode])).rows[0]?.galat;
  });
  throw new StartError(`Cabang uji ${kode} tidak jadi: ${galat ?? 'sudah dihapus'}`);
}

async function remove(deps: Deps, kode: string): Promise<string[]> {
  await byCaller(deps.ownerUrl, (client) =>
    client.query(`update erp_private.cabang_uji set status = 'dihapus' where kode = $1`, [kode]),
  );
  await removeBranch(deps, kode).catch((error: Error & { code?: string }) => {
    throw error.code === 'TDUJI' ? new StartError(`${error.message}: ${kode}`) : error;
  });
  return [`Cabang uji ${kode} dihapus.`];
}

/** The lines of the command; without a tenant it does what is due, as the worker does. */
export async function branchCommand(
  config: Pick<Config, 'lampiran'>,
  ownerUrl: string,
  { kode, nama }: { kode: string | undefined; nama?: string | undefined },
  wanted: BranchWanted,
): Promise<string[]> {
  const deps = depsOf(config, ownerUrl);
  if (kode === undefined) {
    const failed = await workBranches(deps);
    return failed.map((one) => `Cabang uji ${one.kode} menunggu: ${one.message}`);
  }
  if (wanted.remove) return remove(deps, kode);
  const title = nama ?? `Cabang uji ${kode}`;
  return make(deps, await askBranch(ownerUrl, kode, { ...wanted, nama: title }));
}
