/** A whole cluster for a storm: its nodes under Patroni, each connection of a member led through a proxy, Niaga on top. */
import { setTimeout as sleep } from 'node:timers/promises';
import { requireInstalled } from '../../../db/cluster/install.ts';
import { type Layout, type Link, layoutOf, type Member } from '../../../db/cluster/layout.ts';
import { prepareNiaga, startNiaga } from '../../../db/cluster/niaga.ts';
import { isWhole, postgresPid, requireFreePorts, startCluster } from '../../../db/cluster/start.ts';
import { placeOf } from '../../../db/scripts/node_list.ts';
import { createCommand } from '../../../db/scripts/tenants.ts';
import type { Progress } from '../../../server/base/progress.ts';
import { inBooks } from '../../bench/world.ts';
import { ADMIN_KEY, awaitReady, freePort } from '../machine.ts';
import { makeRandom } from '../random.ts';
import type { Ask } from '../verify.ts';
import { type Line, openProxy } from './proxy.ts';

export type ClusterPlan = {
  root: string;
  seconds: number;
  clients: number;
  seed: number;
  tenants: number;
  members: number;
  first: number;
  /** Seconds between two deaths, in the mean. */
  pause: number;
  /** How many tenants are moved at the same time. */
  movers: number;
};

/** Proxies stand on the ports from here on, counted from the first. */
const PROXIES = 60;

type Lines = Map<string, Line[]>;

/** Opens a proxy for each link of each member; answers the layout that uses them. */
async function openLines({ root, members, first }: ClusterPlan) {
  const name = `badai${process.pid}`;
  const plain = layoutOf(root, { nodes: 3, members, first, name });
  const ports = new Map<string, number>();
  const lines: Lines = new Map();
  const keyOf = ({ kind, member }: Link) => `${kind} ${member}`;
  let port = first + PROXIES;
  for (const member of plain.nodes.flatMap((node) => node.members)) {
    const links: Link[] = [
      { kind: 'postgres', member: member.name, port: member.port },
      { kind: 'patroni', member: member.name, port: member.restPort },
      { kind: 'etcd', member: member.name, port: plain.etcdPort },
    ];
    const proxies: Line[] = [];
    await requireFreePorts(
      links.map((_, n) => port + n),
      '--port',
    );
    for (const link of links) {
      proxies.push(await openProxy(port, link.port));
      ports.set(keyOf(link), port);
      port += 1;
    }
    lines.set(member.name, proxies);
  }
  const through = (link: Link) => ports.get(keyOf(link)) ?? link.port;
  return { layout: { ...plain, through } satisfies Layout, lines };
}

/** What dies of itself and comes back, each by its name; and cables that are cut for a while. */
function victimsOf(
  { layout, lines }: { layout: Layout; lines: Lines },
  cluster: Awaited<ReturnType<typeof startCluster>>,
  niaga: Awaited<ReturnType<typeof startNiaga>>,
  seed: number,
) {
  const random = makeRandom(~seed);
  const nodes = layout.nodes;
  const member = (): Member => random.pick(random.pick(nodes)?.members ?? []) as Member;
  const primary = async (): Promise<Member> => {
    const node = random.pick(nodes) as (typeof nodes)[number];
    for (const one of node.members) {
      const answer = await fetch(`http://127.0.0.1:${one.restPort}/primary`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (answer?.status === 200) return one;
    }
    return node.members[0] as Member;
  };
  const killPostgres = (one: Member) => {
    const pid = postgresPid(layout, one);
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  };
  const machine = async (one: Member) => {
    const down = random.int(1000, 45_000);
    await Promise.all([cluster.members.get(one.name)?.kill(down), killPostgres(one)]);
  };
  const cut = async (one: Member) => {
    const proxies = lines.get(one.name) ?? [];
    for (const proxy of proxies) proxy.cut();
    await sleep(random.int(1000, 15_000));
    for (const proxy of proxies) proxy.mend();
  };
  return {
    'postgres primary': async () => killPostgres(await primary()),
    'postgres acak': async () => killPostgres(member()),
    'mesin primary': async () => machine(await primary()),
    'mesin acak': () => machine(member()),
    'jaringan primary': async () => cut(await primary()),
    'jaringan acak': () => cut(member()),
    patroni: async () => cluster.members.get(member().name)?.kill(),
    etcd: () => cluster.etcd.kill(),
    haproxy: () => cluster.haproxy.kill(),
    server: () => niaga.server.kill(),
    ...Object.fromEntries(niaga.workers.map(({ kill }, n) => [`worker ${n + 1}`, () => kill()])),
  };
}

export type ClusterWorld = Awaited<ReturnType<typeof openClusterWorld>>;

export async function openClusterWorld(plan: ClusterPlan, progress: Progress) {
  requireInstalled(plan.root);
  const { layout, lines } = await openLines(plan);
  const ending: (() => Promise<unknown>)[] = [
    () => Promise.all([...lines.values()].flat().map((one) => one.close())),
  ];
  const stop = async () => {
    for (let one = ending.pop(); one !== undefined; one = ending.pop()) await one();
  };
  try {
    const cluster = await startCluster(layout, progress);
    ending.push(cluster.remove);
    const prepared = await prepareNiaga(cluster, progress);
    const { config, urls } = prepared;
    const port = await freePort();
    // A busy machine is no overload.
    const env = { LOG_LEVEL: 'fatal', ADMIN_KEY, POOL_WAIT_MS: '600000' };
    const niaga = await progress.step('Server dan worker', () =>
      startNiaga(prepared, { port, workers: 2, env }),
    );
    ending.push(niaga.stop);
    const ask: Ask = async (tenant, text, values) => {
      const owner = await placeOf(config, urls.owner, tenant);
      const work = inBooks({ urls: { ...urls, owner } }, tenant, (client) =>
        client.query(text, values),
      );
      return (await work).rows;
    };
    return {
      base: niaga.base,
      dataDir: cluster.dataDir,
      urls,
      ask,
      config,
      owners: cluster.ownerUrls,
      /** The same databases, each member by itself. */
      members: layout.nodes.flatMap(({ name, members }) => {
        const url = cluster.ownerUrls.find((one) => one.name === name)?.url as string;
        return members.map((one) => ({
          name: one.name,
          url: Object.assign(new URL(url), { port: String(one.port) }).href,
        }));
      }),
      make: (kode: string, nama: string, email: string) =>
        createCommand(config, urls.owner, { kode, nama, email }, undefined),
      victims: victimsOf({ layout, lines }, cluster, niaga, plan.seed),
      /** Waits until all nodes take writes again, and the server is ready. */
      settled: async () => {
        for (const node of layout.nodes) {
          while (!(await isWhole(layout, node).catch(() => false))) await sleep(500);
        }
        await awaitReady(niaga.base);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
