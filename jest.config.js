import { enableCompileCache } from 'node:module';
import path from 'node:path';

// What Node compiles is kept, also by the processes that tests start: a command starts in half the time.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules/.cache/niaga-node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { unitFiles } = await import('./test/needs.ts');

const common = {
  testRunner: '<rootDir>/test/runner.ts',
  injectGlobals: false,
  // Node runs the sources without a build, and the tests as well.
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/.data/'],
};

/**
 * Unit tests need neither PostgreSQL nor another process, and alone run in one (`npm run test:unit`): a second one would load
 * all modules once more, which takes as long as the tests. The others run against one embedded PostgreSQL per run
 * (test/global_setup.ts) and a real HTTP server.
 */
export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: unitFiles.map((file) => `<rootDir>/${file}`),
    },
    {
      ...common,
      displayName: 'database',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: unitFiles.map((file) => `<rootDir>/${file}`),
      globalSetup: '<rootDir>/test/global_setup.ts',
      globalTeardown: '<rootDir>/test/global_teardown.ts',
    },
  ],
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/sequencer.js',
  // A limit against tests that hang, not a measure of speed: a busy machine may be many times slower.
  testTimeout: 600_000,
  // A process that does not end by itself is told of, and one that is only slow is not.
  workerGracefulExitTimeout: 60_000,
};
