/** The GraphQL name of a SQL name: `per_page` → `perPage`. */
export { camel } from '../../answers/names.ts';

/** The SQL name of a GraphQL name: `perPage` → `per_page`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const OWN = 'ekspor_';

/**
 * The report of a function that only our own operations ask (own_fields.ts): `ekspor_jurnal` → `jurnal`; undefined for
 * any other.
 */
export function ownReport(functionName: string): string | undefined {
  return functionName.startsWith(OWN) ? functionName.slice(OWN.length) : undefined;
}
