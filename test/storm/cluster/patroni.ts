/** The commands of Patroni and etcd within the sentences of docs/cluster.md, on one node of two members. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Layout, layoutOf } from '../../../db/cluster/layout.ts';
import { runInRoot } from '../../../db/cluster/root.ts';
import { startCluster } from '../../../db/cluster/start.ts';
import { StartError } from '../../../server/base/config.ts';
import type { Progress } from '../../../server/base/progress.ts';
import { readSource } from '../../helpers/files.ts';

/** What follows each command here: a person is asked on a terminal otherwise. What its answer has. */
const COMMANDS = [
  ['etcdctl endpoint health --cluster', '', /is healthy/],
  ['patronictl list', '', /\| Leader /],
  ['patronictl edit-config', ' NODE --set ttl=31 --force', /\+ttl: 31/],
  ['patronictl restart NODE --pending', ' --force', /./],
  ['patronictl restart NODE MEMBER', ' --force', /Success: restart on member/],
  ['patronictl switchover', ' NODE --force', /Successfully switched over/],
  ['patronictl reinit NODE MEMBER', ' --force --wait', /Success: reinitialize for member/],
] as const;

async function run(layout: Layout, say: (text: string) => void): Promise<void> {
  const page = readSource('docs/cluster.md');
  const [node] = layout.nodes;
  if (node === undefined) throw new StartError('tanpa simpul');
  const settings = `PATRONICTL_CONFIG_FILE=${layout.data}/conf/${node.members[0]?.name}.yml ETCDCTL_ENDPOINTS=http://127.0.0.1:${layout.etcdPort}`;
  const shell = (command: string) =>
    runInRoot(layout.root, ['sh', '-c', `export ${settings}; ${command} 2>&1`]);
  /** The member that may be restarted and copied anew, once the leader awaits it. */
  const standby = async (): Promise<string> => {
    for (;;) {
      const members: { Member: string; Role: string }[] = JSON.parse(
        await shell('patronictl list -f json'),
      );
      const found = members.find(({ Role }) => Role === 'Sync Standby');
      if (found && members.some(({ Role }) => Role === 'Leader')) return found.Member;
      await sleep(500);
    }
  };
  for (const [command, more, wanted] of COMMANDS) {
    say(command);
    if (!page.includes(`\`${command}\``)) throw new StartError(`docs/cluster.md: ${command}`);
    const member = await standby();
    const here = `${command}${more}`.replace('NODE', node.name).replace('MEMBER', member);
    const said = await shell(here);
    if (!wanted.test(said)) throw new StartError(`${here}: ${said}`);
  }
  await standby();
}

/** @param first the first of a hundred ports */
export async function runPatroni(root: string, first: number, progress: Progress): Promise<void> {
  const layout = layoutOf(root, { nodes: 1, members: 2, first, name: `halaman${process.pid}` });
  const cluster = await startCluster(layout, progress);
  try {
    await progress.step('Perintah Patroni', (say) => run(layout, say));
  } finally {
    await cluster.remove();
  }
}
