/** Brings all tenants forward, as a person sees it: `tenant -- upgrade`, and `migrate -- --upgrade`. */
import { type Config, StartError } from '../../server/base/config.ts';
import { makeProgress } from '../../server/base/progress.ts';
import { upgradeAll } from './tenant_steps.ts';

/** How many tenants of a node are taken at once. */
export function parallelOf(text: string): number {
  const parallel = Number(text);
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > 64) {
    throw new StartError('--parallel: bilangan bulat 1 sampai 64');
  }
  return parallel;
}

/**
 * Answers how many there were.
 *
 * @throws StartError with that, and naming the tenants and nodes that failed, after all were tried
 */
export async function upgradeCommand(
  config: Config,
  ownerUrl: string,
  parallel: number,
): Promise<string> {
  const report = await makeProgress().step('Langkah tenant', (say) =>
    upgradeAll(config, ownerUrl, {
      parallel,
      onProgress: (done, all) => say(`${done}/${all}`),
    }),
  );
  const said = `${report.tenants} tenant tertinggal, ${report.steps} langkah dijalankan.`;
  const lines = [
    ...report.failed.map((f) => `  ${f.kode}, langkah ${f.nomor}: ${f.message}`),
    ...report.nodes.map(({ nama, message }) => `  simpul ${nama}: ${message}`),
  ];
  if (lines.length === 0) return said;
  const counts = `${report.failed.length} tenant dan ${report.nodes.length} simpul gagal`;
  throw new StartError(`${said}\n${counts}:\n${lines.join('\n')}`);
}
