/** What test files import as `@jest/globals`: of the file that runs now, since helpers are loaded once for all files of a process. */
import type * as jest from '@jest/globals';

type Globals = Pick<
  typeof jest,
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'test'
>;

export let { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = {} as Globals;

export function setGlobals(globals: Globals): void {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = globals);
}
