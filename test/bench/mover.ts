/** A process that moves tenants for `bench -- move`, as a command does: its own turns are not those of who sells meanwhile. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { moveTenant } from '../../db/scripts/move/move.ts';
import type { Step } from '../../db/scripts/move/parts.ts';
import { loadConfig } from '../../server/base/config.ts';

export type Wanted = { env: NodeJS.ProcessEnv; kode: string; ke: string; fast: boolean };
type Told = { step: Step } | { done: true } | { failed: string };

/** Moves one tenant; tells of each step as it begins. */
function moveWith(mover: ChildProcess, wanted: Wanted, tell: (step: Step) => void): Promise<void> {
  mover.send(wanted);
  return new Promise((resolve, reject) => {
    mover.on('message', (told: Told) => {
      if ('step' in told) return tell(told.step);
      mover.removeAllListeners('message');
      return 'done' in told ? resolve() : reject(new Error(told.failed));
    });
  });
}

export type Mover = ReturnType<typeof openMover>;

export function openMover() {
  const mover = fork(fileURLToPath(import.meta.url));
  return {
    move: (wanted: Wanted, tell: (step: Step) => void) => moveWith(mover, wanted, tell),
    end: () => mover.disconnect(),
  };
}

if (import.meta.main) {
  process.on('message', ({ env, ...wanted }: Wanted) => {
    const send = (told: Told) => void process.send?.(told);
    const tell = (step: Step, detail?: string) => {
      if (detail === undefined) send({ step });
    };
    moveTenant(loadConfig(env), String(env.DATABASE_URL), wanted, tell).then(
      () => send({ done: true }),
      ({ message }: Error) => send({ failed: message }),
    );
  });
}
