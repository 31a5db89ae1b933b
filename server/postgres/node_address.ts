/** What the directory holds of a node: host, port and database, without user and password. */
type NodeAddress = string;

/** `postgres://u:p@host:5433/niaga?sslmode=require` → `host:5433/niaga?sslmode=require`. */
export function addressOf(url: string): NodeAddress {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname}${search}`;
}

/** The same login, as on the platform, at a node. */
export function urlAt(url: string, address: NodeAddress): string {
  const { username, password } = new URL(url);
  return Object.assign(new URL(`postgres://${address}`), { username, password }).href;
}
