/** The order of the files: those that start processes take longest and come first, so that none is left over at the end. */
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { processFiles } from './needs.ts';

const root = path.resolve(import.meta.dirname, '..');
const first = new Set(processFiles.map((file) => path.join(root, file)));

export default class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [
      ...sorted.filter((one) => first.has(one.path)),
      ...sorted.filter((one) => !first.has(one.path)),
    ];
  }
}
