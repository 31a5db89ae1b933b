import { BlockList, isIP } from 'node:net';

/**
 * Networks that a webhook reaches only when the configuration names them: one's own machine, one's own house, and all
 * else in IANA's registries of special-purpose addresses.
 */
const INTERNAL_4 = blockListOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Azure's metadata and DNS, a public address that leads inside; those of other clouds lie in the networks above.
  '168.63.129.16',
]);

/** A list of its own, because node:net finds addresses of version 4 in networks of version 6 too. */
const INTERNAL_6 = blockListOf([
  // Only 2000::/3 is given out. Addresses that carry one of version 4 (compatible, translated, NAT64) lie outside.
  ...['::/3', '4000::/2', '8000::/1'],
  // Teredo is in the first, 6to4 the third.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
]);

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const isNetwork = (entry: string): boolean => isIP(entry.split('/', 1)[0] ?? '') !== 0;

/** ::ffff:10.0.0.1 is 10.0.0.1, also as ::ffff:a00:1. */
function plainAddress(address: string): string {
  const bare = address.split('%', 1)[0] as string;
  const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(bare);
  if (!mapped) return bare;
  const [, dotted, high = '0', low = '0'] = mapped;
  if (dotted !== undefined) return dotted;
  const number = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}

const has = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Without the brackets of version 6 and the full stop that a name may end with. */
const plainHost = (hostname: string): string => hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');

/** Which addresses a webhook may use. Entries: host, host:port, *.domain, address, network (CIDR). */
export class AddressGuard {
  readonly #names: readonly string[];
  readonly #networks: BlockList;

  constructor(allow: readonly string[]) {
    const entries = allow.map((entry) => entry.toLowerCase());
    this.#names = entries.filter((entry) => !isNetwork(entry));
    this.#networks = blockListOf(entries.filter(isNetwork));
  }

  /** Whether a name is allowed wherever it leads. */
  allowsHost({ hostname, port, protocol }: URL): boolean {
    const host = plainHost(hostname);
    const withPort = `${host}:${port || (protocol === 'https:' ? '443' : '80')}`;
    return this.#names.some((name) =>
      name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host || name === withPort,
    );
  }

  allowsAddress(address: string): boolean {
    const plain = plainAddress(address);
    if (isIP(plain) === 0) return false;
    const internal = isIP(plain) === 6 ? INTERNAL_6 : INTERNAL_4;
    return !has(internal, plain) || has(this.#networks, plain);
  }

  /** What is wrong with an address before any name is resolved; undefined = nothing. */
  mistake(url: URL): string | undefined {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'harus http atau https';
    if (url.username !== '' || url.password !== '') return 'tidak boleh memuat sandi';
    if (this.allowsHost(url)) return undefined;
    if (url.port === '0') return 'port harus 1 sampai 65535';
    const bare = plainHost(url.hostname);
    const inside = /(^|\.)(localhost|local|internal)$/.test(bare);
    const allowed = isIP(bare) === 0 ? !inside : this.allowsAddress(bare);
    return allowed ? undefined : 'alamat jaringan dalam tidak diizinkan';
  }
}
