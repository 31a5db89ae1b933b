/**
 * Runs test files as Node runs any file: imported natively, so that what they import is loaded once for a process of tests
 * and `instanceof` holds everywhere. What a file gets for itself is its circus (the part of jest that collects and runs tests).
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { setGlobals } from './globals.ts';
import { awayFromMidnight } from './helpers/midnight.ts';
import { hideRun } from './helpers/run.ts';

const require = createRequire(import.meta.url);
const { default: run } = require('jest-circus/runner');

const url = import.meta.resolve('./globals.ts');
registerHooks({
  resolve: (name, context, next) =>
    name === '@jest/globals' ? { url, shortCircuit: true } : next(name, context),
});

/** Evaluates a module of circus anew. It keeps its state on `globalThis`, and gets one of its own. */
function evaluate(filename: string): unknown {
  const parameters = ['module', 'exports', 'require', 'globalThis'];
  const module = { exports: {} };
  const own = [module, module.exports, createRequire(filename), Object.create(globalThis)];
  compileFunction(readFileSync(filename, 'utf8'), parameters, { filename })(...own);
  return module.exports;
}

/** What circus asks of a runtime of jest. */
const runtime = {
  requireInternalModule: evaluate,
  requireModule: require,
  setGlobalsForRuntime: setGlobals,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (file: string) => import(pathToFileURL(file).href),
  enterTestCode() {},
  leaveTestCode() {},
};

type Config = { displayName: { name: string } };

export default async function runFile(
  ...[globalConfig, config, environment, , file, send]: [unknown, Config, ...unknown[]]
): Promise<unknown> {
  const env = { ...process.env };
  // A unit test finds no PostgreSQL, also where one runs for others.
  if (config.displayName.name === 'unit') hideRun();
  else await awayFromMidnight();
  try {
    return await run(globalConfig, config, environment, runtime, file, send);
  } finally {
    Object.assign(process.env, env);
  }
}
