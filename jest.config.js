/** Tests run against one embedded PostgreSQL per run (test/global_setup.ts) and a real HTTP server. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // Node runs the sources as ES modules without a build; the tests see the same.
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'esnext', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.data/'],
  globalSetup: '<rootDir>/test/global_setup.ts',
  globalTeardown: '<rootDir>/test/global_teardown.ts',
  maxWorkers: 2,
  // A limit against tests that hang, not a measure of speed: a busy machine may be many times slower.
  testTimeout: 600_000,
};
