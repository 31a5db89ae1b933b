import { unitFiles } from './test/needs.ts';

const common = {
  testEnvironment: '<rootDir>/test/environment.ts',
  // Node runs the sources as ES modules without a build; the tests see the same.
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'esnext', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.data/'],
};

/**
 * Unit tests need neither PostgreSQL nor another process; the others run against one embedded PostgreSQL per run
 * (test/global_setup.ts) and a real HTTP server.
 */
export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: unitFiles.map((file) => `<rootDir>/${file}`),
      testEnvironmentOptions: { database: false },
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
