/** The configuration files of `db/cluster/config` with their names filled in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../server/base/config.ts';
import { secretOf } from '../../server/base/secrets.ts';
import { type Layout, type Member, type NodePlan, outside } from './layout.ts';

type Values = Record<string, string | number>;

/** Fills a template in, as `envsubst` does. @throws for a name without a value, and a value without its name */
function fill(file: string, values: Values): string {
  const template = readFileSync(path.join(rootDir, 'db', 'cluster', 'config', file), 'utf8');
  const used = new Set<string>();
  const text = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: ${name}`);
    used.add(name);
    return String(value);
  });
  const idle = Object.keys(values).filter((name) => !used.has(name));
  if (idle.length > 0) throw new Error(`${file}: ${idle.join(', ')}`);
  return text;
}

export const HOST = '127.0.0.1';
export const DATABASE = 'niaga';

/** Niaga's own folder of such a cluster: secrets, and what the server keeps. */
export const niagaData = (layout: Layout): string => outside(layout, `${layout.data}/niaga`);

export const etcdFile = ({ data, etcdPort, etcdPeerPort }: Layout): string =>
  fill('etcd.yml', {
    NAME: 'etcd1',
    DATA: `${data}/etcd`,
    LISTEN: HOST,
    HOST,
    CLIENT_PORT: etcdPort,
    PEER_PORT: etcdPeerPort,
    MEMBERS: `etcd1=http://${HOST}:${etcdPeerPort}`,
  });

export function patroniFile(layout: Layout, { name, node, port, restPort }: Member): string {
  const { data, etcdPort, through } = layout;
  const etcd = through({ kind: 'etcd', member: name, port: etcdPort });
  const secret = (role: string) => secretOf(niagaData(layout), role);
  return fill('patroni.yml', {
    NODE: node,
    MEMBER: name,
    LISTEN: HOST,
    HOST,
    PORT: port,
    CONNECT_PORT: through({ kind: 'postgres', member: name, port }),
    REST_PORT: restPort,
    REST_CONNECT_PORT: through({ kind: 'patroni', member: name, port: restPort }),
    ETCD_HOSTS: `${HOST}:${etcd}`,
    ETCD_FORWARDED: String(etcd !== etcdPort),
    DATA: `${data}/${name}`,
    DATABASE,
    SHARED_BUFFERS: '128MB',
    NETWORK: `${HOST}/32`,
    POSTGRES_PASSWORD: secret('postgres'),
    REPLICATOR_PASSWORD: secret('replicator'),
    REWINDER_PASSWORD: secret('rewinder'),
  });
}

export const haproxyFile = (): string => fill('haproxy.cfg', {});

export const haproxyNodeFile = ({ through }: Layout, { name, port, members }: NodePlan): string =>
  fill('haproxy-node.cfg', {
    NODE: name,
    LISTEN: HOST,
    PORT: port,
    SERVERS: members
      .map((member) => {
        const link = (kind: 'postgres' | 'patroni', to: number) =>
          through({ kind, member: member.name, port: to });
        const at = `${HOST}:${link('postgres', member.port)}`;
        return `server ${member.name} ${at} check port ${link('patroni', member.restPort)}`;
      })
      .join('\n    '),
  });
