/** What runs where, when a whole cluster runs on one machine. */
import path from 'node:path';

export type Member = {
  /** Node's name and number: utama1. */
  name: string;
  node: string;
  port: number;
  restPort: number;
};

export type NodePlan = {
  name: string;
  /** Of HAProxy: leads to the primary. */
  port: number;
  members: Member[];
};

/** A connection that may be led through something that cuts it. */
export type Link = { kind: 'postgres' | 'patroni' | 'etcd'; member: string; port: number };

export type Layout = {
  /** Debian's folder, absolute. */
  root: string;
  /** The cluster's data, as programs within the root name it. */
  data: string;
  nodes: NodePlan[];
  etcdPort: number;
  etcdPeerPort: number;
  /** The port that others use in place of one that a member or etcd listens on. */
  through: (link: Link) => number;
};

const NAMES = ['utama', 'dua', 'tiga', 'empat', 'lima', 'enam'];

/** How far up from the first port a layout reaches. */
export const PORTS = 100;

/** @param first port; up to `PORTS` from there on are used */
export function layoutOf(
  root: string,
  { nodes, members, first, name }: { nodes: number; members: number; first: number; name: string },
  through: Layout['through'] = ({ port }) => port,
): Layout {
  const plans = NAMES.slice(0, nodes).map((node, n) => ({
    name: node,
    port: first + n * 10,
    members: Array.from({ length: members }, (_, m) => ({
      name: `${node}${m + 1}`,
      node,
      port: first + n * 10 + 1 + m,
      restPort: first + n * 10 + 5 + m,
    })),
  }));
  const data = path.posix.join('/srv', name);
  return { root, data, nodes: plans, etcdPort: first + 90, etcdPeerPort: first + 91, through };
}

/** A path within the root as everybody else names it. */
export const outside = ({ root }: Layout, inner: string): string => path.join(root, inner);
