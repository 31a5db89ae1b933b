import { Writable } from 'node:stream';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';

/** A log that keeps every line, of the least level too. */
export function keepLog() {
  const lines: string[] = [];
  const write = (chunk: unknown, _encoding: string, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  const config = { ...loadConfig({ NODE_ENV: 'test' }), logLevel: 'trace' as const };
  return { lines, log: makeLogger(config, new Writable({ write })) };
}
