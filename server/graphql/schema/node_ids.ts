/**
 * Global ids of rows: the type and the parts of its key, as JSON in base64. The generated schema imports the codec by name;
 * the door reads from an id which table it leads to.
 */
import './environment.ts';
import { markSyncAndSafe } from 'grafast';

type NodeId = readonly [type: string, ...key: (string | number | boolean)[]];

/** Undefined for a text that is no id of ours. */
export function readNodeId(text: string): NodeId | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  return isNodeId(value) ? value : undefined;
}

const PARTS: readonly string[] = ['string', 'number', 'boolean'];

const isNodeId = (value: unknown): value is NodeId =>
  Array.isArray(value) &&
  value.length > 1 &&
  typeof value[0] === 'string' &&
  value.every((part) => PARTS.includes(typeof part));

/** The codec that Grafast wants. An id that is none of ours leads to no row. */
export const nodeIdCodec = {
  name: 'kunci',
  encode: markSyncAndSafe((value: unknown) =>
    Buffer.from(JSON.stringify(value)).toString('base64'),
  ),
  decode: markSyncAndSafe((text: string) => readNodeId(text) ?? null),
};
