import { StartError } from './config.ts';

/**
 * Runs a command's work. A mistake that a person can mend ends it with its message and exit code 1; anything else
 * is our mistake and shows its stack.
 */
export async function runMain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
