import { rmSync } from 'node:fs';

export default async function globalTeardown(): Promise<void> {
  const made = globalThis.niagaTestDatabase;
  if (made === undefined) return;
  await made.embedded.stop();
  rmSync(made.folder, { recursive: true, force: true });
}
