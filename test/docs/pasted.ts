/** Commands of the pages, run as a person pastes them into a shell. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';

/** The shell blocks of a part of a page. */
export const blocksOf = (text: string): string[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block as string);

/** Runs commands in one shell; what each block says, without the blocks' own text. */
export async function pasted(
  texts: readonly string[],
  more: Record<string, string>,
): Promise<string[]> {
  const mark = '=== blok ===';
  const script = texts.map((text) => `${text}\necho '${mark}'`).join('\n');
  const env = {
    PATH: `${path.join(rootDir, 'node_modules/.bin')}:${process.env.PATH}`,
    NIAGA_ENV_FILE: '/dev/null',
    ...more,
  };
  const child = spawn('bash', ['-s'], { cwd: rootDir, env });
  child.stdin.end(script);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect({ status, said }).toMatchObject({ status: 0 });
  return said.split(`${mark}\n`).slice(0, -1);
}
