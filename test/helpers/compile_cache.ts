import path from 'node:path';
import { rootDir } from '../../server/base/config.ts';

/** Node keeps what it compiled from one process of the tests to the next: a command starts in half the time. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: path.join(rootDir, 'node_modules/.cache/niaga-node'),
};
