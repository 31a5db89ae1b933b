/**
 * After `npm ci`: takes out of packages what nothing reads here, 120 MB of the 510 that production installs. With
 * `--ignore-scripts` it stays, and everything works as well. Runs with any Node that npm has.
 */
import { readFileSync, rmSync } from 'node:fs';

const { optionalDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

const unread = [
  // GraphiQL is served from dist/bundleCode.js. static/ is the same once more, bundleMeta.js its maps of sources.
  'ruru/static',
  'ruru/dist/bundleMeta.js',
  'ruru/dist/bundleMeta.js.map',
  // The headers of Node, for compilers of C++.
  ...Object.keys(optionalDependencies).map((name) => `${name}/include`),
];

for (const name of unread) {
  rmSync(new URL(`node_modules/${name}`, import.meta.url), { recursive: true, force: true });
}
